import type { Elements } from "@/components/ui/elements";
import { Figures } from "@/components/ui/figures";
import { Link } from "@/components/ui/link";
import { RichText } from "@/components/ui/rich-text";
import { type Answer, answersOf, notProvided } from "@/lib/loan-form/answers";
import { coApplicantName, ofCoApplicant } from "@/lib/loan-form/co-applicants";
import { formContext, type Section, type SectionKey, sectionOf } from "@/lib/loan-form/registry";
import type { Slug } from "@/lib/loan-form/steps";
import { t } from "@/lib/messages/text";
import type { LoadedForm } from "./loan-form-context";
import { changeAt, summaryRowId } from "./way-back";

/** The answers of one section as they are saved, each with a way to change it. */
export function SectionSummary({ section, record, back }: { section: Section; record: LoadedForm; back: Slug }) {
  const answers = answersIn(section, record);
  const id = `${back}-${section.slug}`;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-h4">
        {section.title}
      </h3>
      {answers.length === 0 && (
        <p className="mt-2 flex flex-wrap items-baseline justify-between gap-3 text-ink-2">
          <span>{notProvided()}</span>
          {!record.complete && (
            <Link href={changeAt(section.key, "", back)} className="link inline-flex min-h-11 items-center">
              <RichText
                text={t("wizard.fillIn", "Fill in<hidden> {{section}}</hidden>", { section: section.title })}
                parts={{ hidden }}
              />
            </Link>
          )}
        </p>
      )}
      {personsIn(answers).map((person) => (
        <div key={person ?? "own"} className="mt-3">
          {person !== null && <h4 className="font-bold">{coApplicantName(person)}</h4>}
          <dl className="border-t border-line">
            {answers
              .filter((answer) => answer.person === person)
              .map((answer) => (
                <SummaryRow
                  key={answer.path}
                  answer={answer}
                  what={person === null ? answer.label : ofCoApplicant(answer.label, person)}
                  id={summaryRowId(section.key, answer.path)}
                  href={record.complete ? null : changeAt(section.key, answer.path, back)}
                />
              ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

export const answersIn = (section: Section, record: LoadedForm) =>
  answersOf(section, record[section.key], formContext(record), record.files);
export const personsIn = (answers: readonly Answer[]) => [...new Set(answers.map(({ person }) => person))];

/** One answer: what was asked, what was said, and where there is one, the way to change it. */
export function SummaryRow({
  answer: { label, text, url },
  what,
  id,
  href,
  picture,
}: {
  answer: Answer;
  what: string;
  id?: string;
  href: string | null;
  picture?: Elements;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2 md:grid-cols-[14rem_minmax(0,1fr)_auto] md:items-baseline">
      <dt className="font-bold">{label}</dt>
      <dd className="flex min-w-0 items-center gap-3 wrap-anywhere max-md:col-start-1">
        {picture}
        {url ? (
          <a href={url} target="_blank" rel="noreferrer" className="link inline-block py-1">
            <RichText
              text={t(
                "wizard.viewFile",
                "View<hidden> {{document}}</hidden> {{file}}<hidden> (opens in a new tab)</hidden>",
                { document: what, file: text },
              )}
              parts={{ hidden }}
            />
          </a>
        ) : (
          (text && <Figures text={text} />) || <span className="text-ink-2">{notProvided()}</span>
        )}
      </dd>
      {href && (
        <dd className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">
          <Link id={id} href={href} className="link inline-flex min-h-11 items-center">
            <RichText
              text={t("wizard.change", "Change<hidden> {{answer}}</hidden>", { answer: what })}
              parts={{ hidden }}
            />
          </Link>
        </dd>
      )}
    </div>
  );
}

export const hidden = (words: string) => <span className="sr-only">{words}</span>;

/** Steps whose newest answers are not saved, so that a summary does not show them. */
export function OnlyHere({ sections, back }: { sections: readonly SectionKey[]; back: string }) {
  if (sections.length === 0) return null;
  return (
    <div className="rounded-md bg-info-soft p-4 text-info">
      <p>
        {t(
          "wizard.onlyHere",
          "These steps have answers that are not saved yet. Open each one and press Save and Proceed, or they will not be part of your application.",
        )}
      </p>
      <ul className="mt-2 grid gap-1">
        {sections.map((key) => (
          <li key={key}>
            <Link className="inline-block py-1 underline underline-offset-3" href={changeAt(key, "", back)}>
              {sectionOf(key).title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
