import { Figures } from "@/components/ui/figures";
import { formatDate } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import { countVerdicts } from "@/lib/offers/check";
import type { Finding } from "@/lib/offers/finding";
import type { ComparedRow } from "@/lib/offers/comparison";
import { site } from "@/lib/site";
import { verdictLine } from "./findings";

const QUESTIONS = 3;
/** Lines of what does not fit that a page has room for beside the table and the questions. */
const MOST_FAULTS = 5;

/** One page on paper, black on white: the figures, what does not fit, and three questions for the lender. */
export function FamilySheet({
  name,
  day,
  findings,
  names,
  rows,
}: {
  name: string;
  day: string;
  findings: readonly Finding[];
  names: readonly string[];
  rows: readonly ComparedRow[];
}) {
  const faults = findings.filter(({ verdict }) => verdict === "doesNotFit");
  const unseen = findings.filter(({ verdict }) => verdict === "cannotBeSeen");
  const questions = [...faults, ...unseen].flatMap(({ ask }) => ask ?? []).slice(0, QUESTIONS);
  return (
    <section className="print-only text-sm" aria-label={t("offerPage.sheet", "A sheet for the family")}>
      <p className="text-xs">{`${site.name}, ${formatDate(day)}`}</p>
      <h2 className="text-h3">{t("offerPage.sheetTitle", "The loan offer of {{name}}", { name })}</h2>
      <p className="mt-1 font-bold">{verdictLine(countVerdicts(findings))}</p>
      {faults.length > 0 && (
        <>
          <h3 className="mt-3 text-base">{t("offerPage.sheetFaults", "What does not fit")}</h3>
          <ul className="list-disc pl-5">
            {faults.slice(0, MOST_FAULTS).map(({ id, title, words }) => (
              <li key={id}>
                <strong>{`${title}: `}</strong>
                <Figures text={words} />
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="mt-3 text-base">{t("offerPage.sheetQuestions", "Three questions for the lender")}</h3>
      <ol className="list-decimal pl-5">
        {[...questions, ...usual()].slice(0, QUESTIONS).map((question) => (
          <li key={question}>
            <Figures text={question} />
          </li>
        ))}
      </ol>
      <h3 className="mt-3 text-base">{t("offerPage.sheetFigures", "The figures")}</h3>
      <table className="mt-1 w-full border-collapse text-left text-xs">
        <thead>
          <tr>
            <td />
            {names.map((each, at) => (
              <th key={at} scope="col" className="border-b border-ink px-1 py-0.5 align-bottom">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells }) => (
            <tr key={key}>
              <th scope="row" className="border-b border-line py-0.5 pr-2 font-normal">
                {label}
              </th>
              {cells.map(({ words }, at) => (
                <td key={at} className="border-b border-line px-1 py-0.5 font-bold">
                  <Figures text={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-xs">
        {t(
          "offerPage.sheetFoot",
          "Typed by the family from the paper, not checked with the lender. Not there and cannot be read count as unknown, never as 0. No legal advice.",
        )}
      </p>
    </section>
  );
}

/** Where a paper leaves fewer than three open. */
const usual = () => [
  t("offerPage.usualCash", "How much money reaches the college, on which days, after every fee and insurance?"),
  t("offerPage.usualRate", "On which days may the rate change, and will the instalment or the time change with it?"),
  t("offerPage.usualEarly", "What do we pay if we pay the loan back early, in part or in full?"),
];
