import { Button } from "@/components/ui/button";
import { post } from "@/lib/browser/post";
import { announceSaved } from "@/lib/browser/saved";
import { useAct } from "@/lib/browser/use-act";
import type { Question } from "@/lib/cases/reminders";
import { daysSince } from "@/lib/dates/since";
import { t } from "@/lib/messages/text";

/** Asks whether a case goes on in which nothing has happened for long; each answer is one press. */
export function GoesOn({
  question: { caseId, lender, since, days },
  today,
  onAnswered,
}: {
  question: Question;
  today: string;
  onAnswered?: () => Promise<unknown>;
}) {
  async function answer(kind: "goesOn" | "withdrawn") {
    await post("cases/write", { caseId, kind, happenedOn: today });
    announceSaved();
    await onAnswered?.();
  }
  const goOn = useAct(() => answer("goesOn"));
  const withdraw = useAct(() => answer("withdrawn"));
  const problem = goOn.problem ?? withdraw.problem;
  return (
    <section aria-labelledby={`goes-on-${caseId}`} className="card">
      <h2 id={`goes-on-${caseId}`} className="text-h3">
        {t("cases.doesItGoOn", "Does your request at {{lender}} go on?", { lender })}
      </h2>
      <p className="mt-1 text-ink-2">
        {t("cases.silent", "Nothing has been written here {{since}}. We ask once.", { since: daysSince(since, days) })}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button busy={goOn.busy} onClick={goOn.run}>
          {t("cases.itGoesOn", "It goes on")}
          <span className="sr-only">{`: ${lender}`}</span>
        </Button>
        <Button variant="outline" busy={withdraw.busy} onClick={withdraw.run}>
          {t("cases.iDoNotGoOn", "I do not go on")}
          <span className="sr-only">{`: ${lender}`}</span>
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-2">
        {t("cases.notGoingOnMeans", "If you do not go on, the links that you made for this lender end.")}
      </p>
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
    </section>
  );
}
