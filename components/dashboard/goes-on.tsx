import { useState } from "react";
import { ConfirmedButton } from "@/components/forms/confirmed-button";
import { Button } from "@/components/ui/button";
import { useAct } from "@/lib/browser/use-act";
import type { Question } from "@/lib/cases/reminders";
import { daysSince } from "@/lib/dates/since";
import { t } from "@/lib/messages/text";
import { writeAnswer } from "./write-answer";

export function GoesOn({
  question: { caseId, lender, since, days },
  today,
  onAnswered,
}: {
  question: Question;
  today: string;
  onAnswered: () => Promise<unknown>;
}) {
  const [isAnswering, setAnswering] = useState(false);
  async function answer(kind: "goesOn" | "withdrawn") {
    if (isAnswering) return;
    setAnswering(true);
    try {
      await writeAnswer({ caseId, kind, happenedOn: today });
      await onAnswered();
    } finally {
      setAnswering(false);
    }
  }
  const { busy, problem, run } = useAct(() => answer("goesOn"));
  return (
    <section aria-labelledby={`goes-on-${caseId}`} className="card">
      <h2 id={`goes-on-${caseId}`} className="text-h3">
        {t("cases.doesItGoOn", "Does your request at {{lender}} go on?", { lender })}
      </h2>
      <p className="mt-1 text-ink-2">
        {t("cases.silent", "Nothing has been written here {{since}}.", { since: daysSince(since, days) })}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button busy={busy} disabled={isAnswering && !busy} onClick={run}>
          {t("cases.itGoesOn", "It goes on")}
          <span className="sr-only">{`: ${lender}`}</span>
        </Button>
        <ConfirmedButton
          label={
            <span>
              <span>{t("cases.iDoNotGoOn", "I do not go on")}</span>
              <span className="sr-only">{`: ${lender}`}</span>
            </span>
          }
          look={{ variant: "outline" }}
          title={t("cases.notGoOnTitle", "Not go on with {{lender}}?", { lender })}
          text={t(
            "cases.notGoOnText",
            "Every link that you made for {{lender}} ends. You can take that line back later.",
            {
              lender,
            },
          )}
          confirmLabel={t("cases.iDoNotGoOn", "I do not go on")}
          cancelLabel={t("ui.cancel", "Cancel")}
          danger
          disabled={busy}
          onConfirm={() => answer("withdrawn")}
        />
      </div>
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
    </section>
  );
}
