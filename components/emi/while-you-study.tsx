"use client";

import { memo, Suspense } from "react";
import { AmountInput } from "@/components/ui/amount-input";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Money } from "@/components/ui/money";
import { Percent } from "@/components/ui/percent";
import { Select } from "@/components/ui/select";
import { GRACE_CHOICES, MOST_TRANCHES, readExtra, trancheBoxes, trancheText, type ExtraInputs } from "@/lib/emi/inputs";
import { equalTranches } from "@/lib/emi/moratorium";
import { EMI_SHARE_PCT } from "@/lib/emi/salary";
import { PartsEditor } from "./lazy-parts";
import { Picks } from "./picks";
import { studyPlan, type LoanPlan } from "./study-plan";
import { StudyTable } from "./study-table";

const OWN = "own";
const PARTS = [
  { value: "1", label: "All at once, on the first day" },
  ...Array.from({ length: MOST_TRANCHES - 1 }, (_, index) => ({
    value: String(index + 2),
    label: `${index + 2} equal parts, one each semester`,
  })),
  { value: OWN, label: "Parts of my own" },
];
const graceName = (months: string) => (months === "0" ? "None" : `${months} months`);

/** What the course does to the loan: grace, parts, compounding, and the four modes in one table. */
export const WhileYouStudy = memo(function WhileYouStudy({
  plan,
  extra,
  set,
}: {
  plan: LoanPlan | undefined;
  extra: ExtraInputs;
  set: (change: Partial<ExtraInputs>) => void;
}) {
  const study = studyPlan(plan, extra);
  const boxes = trancheBoxes(extra.tranches);
  const setBoxes = (next: typeof boxes) => set({ tranches: trancheText(next) });

  function setParts(choice: string) {
    if (choice !== OWN) return set({ parts: choice === "" ? "1" : choice, tranches: "" });
    const count = Math.max(2, Number(extra.parts));
    setBoxes(
      equalTranches(plan?.principal ?? 0, count).map(({ month, amount }) => ({
        month: String(month),
        amount: String(Math.round(amount)),
      })),
    );
  }

  return (
    <div>
      <p className="max-w-[68ch]">
        {study ? (
          <>
            <span>{`If you pay nothing during a ${study.courseMonths}-month course`}</span>
            {study.graceMonths > 0 && <span>{` and ${study.graceMonths} months of grace`}</span>}
            <span>, your EMI is </span>
            <Money as="strong" amount={study.outcomes.nothing.emiAfterStudy} />
            <span>, and interest in all </span>
            <Money as="strong" amount={study.outcomes.nothing.interestInAll} />
            <span>. Paying the interest each month as it comes saves </span>
            <Money as="strong" amount={study.outcomes.nothing.interestInAll - study.outcomes.interest.interestInAll} />
            <span>.</span>
          </>
        ) : (
          "Mend the boxes that ask for it, and the figures come back."
        )}
      </p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 md:grid-cols-2">
        <div>
          <p className="field-label">Grace after the course</p>
          <Picks
            label="Grace after the course"
            picks={GRACE_CHOICES}
            selected={GRACE_CHOICES.find((months) => months === extra.grace)}
            show={graceName}
            onPick={(grace) => set({ grace })}
          />
        </div>
        <Field id="parts" label="How the loan is paid out">
          {(wiring) => (
            <Select
              {...wiring}
              value={boxes.length > 0 ? OWN : extra.parts}
              choices={PARTS}
              placeholder="Choose"
              onValueChange={setParts}
            />
          )}
        </Field>
        <Field
          id="fixed"
          label="A fixed sum a month"
          hint="For the third row of the table."
          error={readExtra(extra.fixed).problem}
        >
          {(wiring) => (
            <AmountInput {...wiring} echo={false} value={extra.fixed} onValueChange={(fixed) => set({ fixed })} />
          )}
        </Field>
        <div>
          <Checkbox
            id="compound"
            checked={extra.compound === "1"}
            onCheckedChange={(on) => set({ compound: on ? "1" : "" })}
            label="Unpaid interest is added to the loan every month"
          />
          <p className="text-sm text-ink-2">
            Some lenders compound. Most banks charge simple interest during the course and add it once, when the EMIs
            begin.
          </p>
        </div>
      </div>

      {boxes.length > 0 && (
        <Suspense>
          <PartsEditor boxes={boxes} onChange={setBoxes} />
        </Suspense>
      )}
      {study && plan && study.lent !== plan.principal && Math.abs(study.lent - plan.principal) > MOST_TRANCHES && (
        <p className="mt-3 text-sm font-semibold text-marigold-ink">
          The parts add up to <Money amount={study.lent} />, the loan above is <Money amount={plan.principal} />. The
          table is for the parts.
        </p>
      )}
      {study?.latePart !== undefined && (
        <p className="mt-3 text-sm text-marigold-ink">
          {`A part after month ${study.latePart} is counted as paid out when the EMIs begin, because course and grace are over then.`}
        </p>
      )}

      <div role="region" aria-label="The four ways side by side" tabIndex={0} className="mt-6 overflow-x-auto">
        <StudyTable outcomes={study?.outcomes} fixedMonthly={study?.fixedMonthly ?? NaN} />
      </div>
      <p className="mt-3 text-sm text-ink-2 md:hidden">Swipe the table sideways to see all columns.</p>
      <p className="mt-3 max-w-[68ch] text-sm text-ink-2">
        The first three begin their EMIs after course and grace and run for the tenure from there. The last one starts
        at once: each part of the loan is repaid over the tenure from the month it is paid out. &ldquo;Pay you
        need&rdquo; is the take-home pay a month at which the EMI stays under <Percent pct={EMI_SHARE_PCT} /> of it.
      </p>
    </div>
  );
});
