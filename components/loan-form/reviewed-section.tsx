import { Accordion } from "@/components/ui/accordion";
import { Link } from "@/components/ui/link";
import { RichText } from "@/components/ui/rich-text";
import { Thumb } from "@/components/uploads/slot-body";
import { type Answer, notProvided } from "@/lib/loan-form/answers";
import { coApplicantName, ofCoApplicant } from "@/lib/loan-form/co-applicants";
import type { Section, SectionKey } from "@/lib/loan-form/registry";
import { plural, t } from "@/lib/messages/text";
import type { LoadedForm } from "./loan-form-context";
import { answersIn, hidden, personsIn, SummaryRow } from "./section-summary";
import { changeAt, REVIEW } from "./way-back";

/** The answers of one section in a line: who and what it is about, or how many papers there are. */
const IN_BRIEF: Partial<Record<SectionKey, readonly (readonly string[])[]>> = {
  generalDetails: [["firstName", "lastName"], ["city"]],
  admissionDetails: [["university"], ["countryOfUniversity"]],
  loanDetails: [["loanAmount"], ["loanType"]],
  coApplicantDetails: [["firstName", "lastName"], ["relation"]],
};

function briefOf(section: Section, answers: readonly Answer[]) {
  if (answers.every(({ text, isPaper }) => isPaper || text === "") && answers.every(({ url }) => !url))
    return notProvided();
  const names = IN_BRIEF[section.key];
  if (!names) {
    const papers = answers.filter(({ url }) => url).length;
    return plural("wizard.papersGiven", papers, { one: "1 paper", other: "{{count}} papers" });
  }
  return personsIn(answers)
    .flatMap((person) =>
      names.map((together) =>
        together
          .map((name) => answers.find(({ path }) => path === (person === null ? name : `${person}.${name}`))?.text)
          .filter(Boolean)
          .join(" "),
      ),
    )
    .filter(Boolean)
    .join(" · ");
}

/** One section of the review: a line that opens, and one way to change it. */
export function ReviewedSection({ section, record }: { section: Section; record: LoadedForm }) {
  const answers = answersIn(section, record);
  const brief = briefOf(section, answers);
  const isBlank = record[section.key] === null || answers.length === 0;
  return (
    <div className="relative">
      <Accordion
        card
        level={2}
        title={
          <span className={`block min-w-0 ${record.complete ? "" : "pe-20"}`}>
            <span>{section.title}</span>
            <span
              className={`block truncate text-sm font-normal text-ink-2 ${brief.startsWith("₹") ? "" : "font-body"}`}
            >
              {brief}
            </span>
          </span>
        }
      >
        {answers.length === 0 && <p className="text-ink-2">{notProvided()}</p>}
        {personsIn(answers).map((person) => (
          <Person
            key={person ?? "own"}
            person={person}
            answers={answers.filter((one) => one.person === person)}
            files={record.files}
          />
        ))}
      </Accordion>
      {!record.complete && (
        <Link
          href={changeAt(section.key, "", REVIEW)}
          className="link absolute end-12 top-2.5 inline-flex min-h-11 items-center px-1 md:end-16"
        >
          <RichText
            text={
              isBlank
                ? t("wizard.fillIn", "Fill in<hidden> {{section}}</hidden>", { section: section.title })
                : t("wizard.change", "Change<hidden> {{answer}}</hidden>", { answer: section.title })
            }
            parts={{ hidden }}
          />
        </Link>
      )}
    </div>
  );
}

/** One person's answers in a section of the review; papers that were not added are one line. */
function Person({
  person,
  answers,
  files,
}: {
  person: number | null;
  answers: readonly Answer[];
  files: LoadedForm["files"];
}) {
  const missing = answers.filter(({ isPaper, url }) => isPaper && !url);
  return (
    <div className="mt-1">
      {person !== null && <h3 className="text-h4">{coApplicantName(person)}</h3>}
      <dl className="border-t border-line">
        {answers
          .filter((answer) => !missing.includes(answer))
          .map((answer) => (
            <SummaryRow
              key={answer.path}
              answer={answer}
              what={person === null ? answer.label : ofCoApplicant(answer.label, person)}
              href={null}
              picture={answer.url ? <Thumb url={answer.url} mime={files[answer.url]?.mime ?? ""} /> : null}
            />
          ))}
      </dl>
      {missing.length > 0 && (
        <p className="mt-2 text-sm text-ink-2">
          {plural(
            "wizard.papersNotAdded",
            missing.length,
            {
              one: "1 paper not added: {{papers}}",
              other: "{{count}} papers not added: {{papers}}",
            },
            { papers: missing.map(({ label }) => label).join(", ") },
          )}
        </p>
      )}
    </div>
  );
}
