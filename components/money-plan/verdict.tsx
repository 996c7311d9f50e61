import { useMemo } from "react";
import { Figures } from "@/components/ui/figures";
import { t } from "@/lib/messages/text";
import { NOTHING, wholeRupees } from "@/lib/money-plan/money";
import { planMoney } from "@/lib/money-plan/plan";
import type { SoundRead } from "@/lib/money-plan/read-draft";
import { rupees } from "@/lib/text/format";

type Result = ReturnType<typeof planMoney>;

/** Whether it is enough, in one line each: now, with what is not sure yet, and at a dearer rate. */
export function Verdict({ read, result, dearer }: { read: SoundRead; result: Result; dearer: Result }) {
  const withAll = useMemo(
    () => planMoney({ ...read.plan, sources: read.plan.sources.map((each) => ({ ...each, isSure: true })) }),
    [read.plan],
  );
  const said = (words: string) => <Figures text={words} />;
  const gap = rupees(wholeRupees(result.gap));
  return (
    <div className="mt-3 rounded-md bg-peacock-soft p-4">
      <p role="status" className="font-display text-h4 font-bold">
        {said(
          result.gap > NOTHING
            ? t("moneyPlan.gap", "{{gap}} of {{total}} are paid by nobody yet.", {
                gap,
                total: rupees(wholeRupees(result.total)),
              })
            : t("moneyPlan.noGap", "All of {{total}} is paid for.", { total: rupees(wholeRupees(result.total)) }),
        )}
      </p>
      <ul className="mt-2 grid gap-1 text-sm">
        {result.unsure > NOTHING && (
          <li>
            {said(
              t("moneyPlan.unsure", "{{sum}} are hoped for and not counted. With them {{gap}} are missing.", {
                sum: rupees(wholeRupees(result.unsure)),
                gap: rupees(wholeRupees(withAll.gap)),
              }),
            )}
          </li>
        )}
        {result.late > NOTHING && (
          <li>
            {said(
              t("moneyPlan.late", "{{sum}} come later than the day on which they are due.", {
                sum: rupees(wholeRupees(result.late)),
              }),
            )}
          </li>
        )}
        {read.fees === "least" && (
          <li>{t("moneyPlan.feesLeast", "Visa fees are counted at the least: more comes on top, see their box.")}</li>
        )}
        {read.fees === "unknown" && (
          <li>{t("moneyPlan.feesUnknown", "Visa fees are not in it: no figure is told here. Write yours.")}</li>
        )}
        <li>
          {said(
            t("moneyPlan.dearer", "Were the foreign money a tenth dearer: {{total}} in all, {{gap}} missing.", {
              total: rupees(wholeRupees(dearer.total)),
              gap: rupees(wholeRupees(dearer.gap)),
            }),
          )}
        </li>
      </ul>
      <p className="mt-2 text-xs text-ink-2">
        {t("moneyPlan.noInterest", "Interest that runs while you study is not in it: the EMI calculator works it out.")}
      </p>
    </div>
  );
}
