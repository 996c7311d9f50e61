import { PassOn } from "@/components/application/pass-on";
import type { CaseStatus } from "@/lib/cases/summary";
import { passOnWords, turnWords } from "@/lib/cases/words";

export function TurnLine({ status, className }: { status: CaseStatus; className: string }) {
  const toPassOn = status.demands.filter(({ from }) => from === "coApplicant");
  return (
    <div className={className}>
      <p className="font-semibold wrap-anywhere">{turnWords(status)}</p>
      {toPassOn.length > 0 && (
        <div className="mt-2 mb-3 flex flex-wrap gap-2">
          {toPassOn.map((demand) => (
            <PassOn key={demand.eventId} words={passOnWords(demand)} />
          ))}
        </div>
      )}
    </div>
  );
}
