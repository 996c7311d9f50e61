"use client";

import { AmountInput } from "@/components/ui/amount-input";
import type { Elements } from "@/components/ui/elements";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { CHOICES, OTHER_COUNTRY, type Answers, type EligibilityDraft, type Question } from "@/lib/eligibility/answers";
import { ChoiceGroup } from "@/components/ui/choice-group";

const PICKS = [1_000_000, 2_000_000, 4_000_000];

/** The eight questions. Their names are those of the address, so the form also works by being sent. */
export function Questions({
  draft,
  answers,
  errorOf,
  onChange,
  onLeave,
  countries,
  minLoanAmount,
  smallLoan,
}: {
  draft: EligibilityDraft;
  answers: Answers | undefined;
  errorOf: (question: Question) => string | undefined;
  onChange: (question: Question, value: string) => void;
  onLeave: (question: Question, value: string) => void;
  countries: readonly { code: string; name: string }[];
  /** Rupees: what we take an application from. */
  minLoanAmount: number;
  /** For who needs less. */
  smallLoan: Elements;
}) {
  const bind = (question: Question) => ({ id: question, error: errorOf(question) });
  const group = (question: Exclude<Question, "country" | "amount">) => ({
    ...bind(question),
    choices: CHOICES[question],
    value: draft[question],
    onValueChange: (value: string) => onChange(question, value),
  });
  const list = (question: "country" | "course" | "years") => ({
    value: draft[question],
    onValueChange: (value: string) => onChange(question, value),
  });
  const where = [
    ...countries.map(({ code, name }) => ({ value: code, label: name })),
    { value: OTHER_COUNTRY, label: "Another country" },
  ];

  return (
    <div className="grid gap-6">
      <Field {...bind("country")} label="1. Where will you study?">
        {(wiring) => <Select {...wiring} {...list("country")} choices={where} placeholder="Choose a country" />}
      </Field>
      <ChoiceGroup {...group("level")} label="2. What will you study for?" columns="medium" />
      <div>
        <Field {...bind("amount")} label="3. How much do you want to borrow?">
          {(wiring) => (
            <AmountInput
              {...wiring}
              value={draft.amount}
              onValueChange={(value) => onChange("amount", value)}
              onBlur={() => onLeave("amount", draft.amount)}
              picks={PICKS}
            />
          )}
        </Field>
        {answers && answers.amount < minLoanAmount && smallLoan}
      </div>
      <ChoiceGroup
        {...group("security")}
        label="4. Can you offer security?"
        hint="A house, land, a fixed deposit or the like, yours or your family’s."
        columns="short"
      />
      <ChoiceGroup {...group("admission")} label="5. Where are you with admission?" />
      <ChoiceGroup
        {...group("coApplicant")}
        label="6. Is there a co-applicant?"
        hint="A parent, spouse or close relative who signs the loan with you."
      />
      <Field {...bind("course")} label="7. How long is the course?">
        {(wiring) => (
          <Select {...wiring} {...list("course")} choices={CHOICES.course} placeholder="Choose its length" />
        )}
      </Field>
      <Field
        {...bind("years")}
        label="8. Over how many years would you repay?"
        hint="Counted from six months after the course."
      >
        {(wiring) => <Select {...wiring} {...list("years")} choices={CHOICES.years} placeholder="Choose the years" />}
      </Field>
    </div>
  );
}
