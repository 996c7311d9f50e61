import { useMemo } from "react";
import { ControlledSelect } from "@/components/ui/controlled";
import { Chevron } from "@/components/ui/icon";
import type { Answers, Exchange } from "@/lib/eligibility/answers";
import { NONE_OF_THEM, personalQuestions } from "@/lib/eligibility/personal-questions";
import type { Rulebook } from "@/lib/eligibility/schema";
import { inShort } from "@/lib/lenders/currency";
import { NOTHING_SAID, PERSONAL_QUESTIONS, type Personal, type PersonalQuestion } from "@/lib/lenders/named-groups";

const COMMUNITIES: Readonly<Record<string, string>> = {
  sc: "Scheduled Caste",
  st: "Scheduled Tribe",
  obc: "OBC or SEBC",
  ebc: "Economically backward (EBC)",
  unreserved: "Unreserved class",
};
type Words = { label: string; none: string; word: (value: string, states: Rulebook["states"]) => string };
const WORDS: Record<PersonalQuestion, Words> = {
  state: { label: "Your home state", none: "Another state", word: (code, states) => states[code] ?? code },
  community: { label: "Your community", none: "None of these", word: (code) => COMMUNITIES[code] ?? code },
  minority: { label: "Of a notified minority", none: "No", word: () => "Yes" },
  disability: { label: "A disability of 40% or more", none: "No", word: () => "Yes" },
  income: {
    label: "What your family earns a year",
    none: "More than that",
    word: (most) => `Up to ${inShort(Number(most), "INR")}`,
  },
};

/** The questions that loans of the state turn on, folded: most need none of them. @param loans not settled yet */
export function NamedGroupQuestions({
  rulebook,
  answers,
  exchange,
  loans,
  onPersonal,
}: {
  rulebook: Rulebook;
  answers: Answers;
  exchange: Exchange;
  loans: number;
  onPersonal: (personal: Personal) => void;
}) {
  const questions = useMemo(() => personalQuestions(rulebook, answers, exchange), [rulebook, answers, exchange]);
  const { personal = NOTHING_SAID } = answers;
  const shown = PERSONAL_QUESTIONS.flatMap((question) => {
    const values = questions.find((each) => each.question === question)?.values;
    return values || personal[question] !== "" ? [{ question, values: values ?? [personal[question]] }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <details className="rounded-md border border-line bg-surface px-3">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
        {`Government loans: ${loans === 0 ? "all settled" : loans === 1 ? "one may be for you" : `${loans} may be for you`}`}
      </summary>
      <p className="text-sm text-ink-2">
        They cost little, and each is only for some: people of one state or community, or families below an income. Say
        what you like: nothing of it is kept or sent, and it is not in the address.
      </p>
      <div className="grid gap-3 pt-3 pb-4 sm:grid-cols-2">
        {shown.map(({ question, values }) => {
          const { label, none, word } = WORDS[question];
          return (
            <label key={question} className="block text-sm">
              <span className="field-label">{label}</span>
              <span className="relative block">
                <ControlledSelect
                  autoComplete="off"
                  className="control"
                  value={personal[question]}
                  onChange={({ target }) => onPersonal({ ...personal, [question]: target.value })}
                >
                  <option value="">I do not say</option>
                  {values.map((value) => (
                    <option key={value} value={value}>
                      {value === NONE_OF_THEM ? none : word(value, rulebook.states)}
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
