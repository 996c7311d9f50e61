import { ControlledSelect } from "@/components/ui/controlled";
import { Chevron } from "@/components/ui/icon";
import { NONE_OF_THEM } from "@/lib/eligibility/check";
import { inShort } from "@/lib/lenders/currency";
import { GROUPS, STATES, type Personal, type PersonalQuestion } from "@/lib/lenders/named-groups";

export type NamedGroups = {
  /** Those whose answer changes something, with what may be answered. */
  questions: readonly { question: PersonalQuestion; values: readonly string[] }[];
  personal: Personal;
  say: (question: PersonalQuestion, value: string) => void;
};

const LABELS: Record<PersonalQuestion, { label: string; none: string; word: (value: string) => string }> = {
  state: { label: "Your home state", none: "Another state", word: (code) => STATES[code] ?? code },
  community: { label: "Your community", none: "None of these", word: (code) => GROUPS[code]?.label ?? code },
  minority: { label: "Of a notified minority", none: "No", word: () => "Yes" },
  disability: { label: "A disability of 40% or more", none: "No", word: () => "Yes" },
  income: {
    label: "What your family earns a year",
    none: "More than that",
    word: (most) => `Up to ${inShort(Number(most), "INR")}`,
  },
};

/** The questions that loans of the state turn on, folded: most need none of them. @param loans not settled yet */
export function NamedGroupQuestions({ questions, personal, say, loans }: NamedGroups & { loans: number }) {
  if (questions.length === 0 && Object.values(personal).every((value) => value === "")) return null;
  const asked = questions.map(({ question }) => question);
  return (
    <details className="rounded-md border border-line bg-surface px-3">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
        {`Loans of the state: ${loans === 0 ? "all settled" : `${loans} are for named groups`}`}
      </summary>
      <p className="text-sm text-ink-2">
        They cost little, and are for people of a state, a community or an income. Say what you like: nothing of it is
        kept or sent, and it is not in the address.
      </p>
      <div className="grid gap-3 pt-3 pb-4 sm:grid-cols-2">
        {(Object.keys(LABELS) as PersonalQuestion[])
          .filter((question) => asked.includes(question) || personal[question] !== "")
          .map((question) => {
            const { label, none, word } = LABELS[question];
            const values = questions.find((each) => each.question === question)?.values ?? [personal[question]];
            return (
              <label key={question} className="block text-sm">
                <span className="field-label">{label}</span>
                <span className="relative block">
                  <ControlledSelect
                    name={`group-${question}`}
                    autoComplete="off"
                    className="control"
                    value={personal[question]}
                    onChange={({ target }) => say(question, target.value)}
                  >
                    <option value="">I do not say</option>
                    {values.map((value) => (
                      <option key={value} value={value}>
                        {value === NONE_OF_THEM ? none : word(value)}
                      </option>
                    ))}
                  </ControlledSelect>
                  <Chevron className="pointer-events-none absolute top-3.5 right-3.5 text-ink-2" />
                </span>
              </label>
            );
          })}
      </div>
    </details>
  );
}
