import type { LoadedEvent } from "@/lib/cases/data";
import type { CaseEvent } from "@/lib/cases/event";
import { reasonWords } from "@/lib/cases/reasons";
import { t } from "@/lib/messages/text";

/** "They said no": what the reason usually means, and what would change it. */
export function Refused({ events, last }: { events: readonly LoadedEvent[]; last: CaseEvent | null }) {
  const declined = last?.kind === "declined" ? last : events.findLast(({ kind }) => kind === "declined");
  if (!declined?.reason) return null;
  const { label, means, change } = reasonWords(declined.reason);
  return (
    <section aria-labelledby="refused" className="card">
      <h2 id="refused" className="text-h3">
        {t("cases.refused", "They said no: {{reason}}", { reason: label })}
      </h2>
      <dl className="mt-3 grid gap-3">
        <div>
          <dt className="font-semibold">{t("cases.means", "What it usually means")}</dt>
          <dd className="text-ink-2">{means}</dd>
        </div>
        <div>
          <dt className="font-semibold">{t("cases.change", "What would change it")}</dt>
          <dd className="text-ink-2">{change}</dd>
        </div>
      </dl>
    </section>
  );
}
