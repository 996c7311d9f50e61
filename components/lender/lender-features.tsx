import type { LenderPage } from "@/lib/lenders/data";
import { ageInWords } from "@/lib/lenders/age";
import { pageFacts, type PageFactKey } from "@/lib/lenders/page-facts";
import { aboutInWords, readingInWords, type SourcePage } from "@/lib/lenders/sources";
import { SourceNumbers } from "./fact-note";
import { Fold } from "./fold";
import { LenderHistory } from "./lender-history";
import { SchemeFolds } from "./scheme-folds";
import { SourceLink } from "./source-link";
import { Unknown } from "./unknown";

type Row = readonly [term: string, fact: PageFactKey];

/** The features table of SPEC section 2, in its order. */
const FEATURES: readonly Row[] = [
  ["Loan amount", "amount"],
  ["Margin money", "margin"],
  ["Interest rate", "rate"],
  ["Processing fees", "fee"],
  ["Processing time", "time"],
  ["Loan tenure", "tenure"],
  ["Prepayment charges", "prepayment"],
  ["Countries covered", "countries"],
  ["Repayment holiday", "grace"],
  ["Payment study period", "studying"],
];
/** What the first screen says in short, with its sources. */
const MORE: readonly Row[] = [
  ["Unsecured loan amount", "unsecured"],
  ["Secured loan amount", "secured"],
  ["Collateral", "collateral"],
  ["Early repayment", "earlyRepayment"],
];
/** Known for some lenders only; where it is not, the row says nothing and is left out. */
const IF_KNOWN: readonly Row[] = [
  ["Rate linked to", "benchmark"],
  ["Concession", "concession"],
];

/** Every fact of the lender in one table, then its schemes, and where the figures come from. */
export function Features({ page }: { page: LenderPage }) {
  const { lender, history } = page;
  const { pages, schemes } = lender;
  const facts = pageFacts(page);
  return (
    <>
      <FactTable
        rows={FEATURES}
        page={page}
        caption={`${schemes.length > 1 ? "All schemes together. " : ""}In brackets: the sources.`}
      />
      <div className="border-line md:mt-6 md:border-t">
        <Fold title={<h3 className="text-base">More facts</h3>}>
          <FactTable
            rows={[...MORE, ...IF_KNOWN.filter(([, fact]) => facts[fact].text !== null)]}
            page={page}
            caption={`${lender.name}, further facts.`}
          />
        </Fold>
        {schemes.length > 0 && (
          <>
            <h3 className="mt-6 mb-1">Schemes</h3>
            <SchemeFolds schemes={schemes} pages={pages} />
          </>
        )}
        {lender.conflicts && (
          <Fold title={<h3 className="text-base">Where our sources disagree, or are old</h3>}>
            <p>{lender.conflicts}</p>
          </Fold>
        )}
        <Fold title={<h3 className="text-base">Where these figures come from</h3>}>
          <Sources pages={pages} />
        </Fold>
        <LenderHistory history={history} />
      </div>
    </>
  );
}

/** On a phone the term stands beside its value in small, with large letters above it. */
function FactTable({ rows, page, caption }: { rows: readonly Row[]; page: LenderPage; caption: string }) {
  const facts = pageFacts(page);
  return (
    <div className="@container">
      <table className="ledger table-fixed @max-[14rem]:[&_:is(tbody,tr,th,td)]:block">
        <caption className="text-xs">{caption}</caption>
        <tbody>
          {rows.map(([term, fact]) => (
            <tr key={term}>
              <th
                scope="row"
                className="w-[5.75rem] py-1! pl-0! text-xs leading-snug md:py-1.5! font-normal text-ink-2! max-md:pr-2! md:w-1/3 md:text-sm @max-[14rem]:w-full @max-[14rem]:border-0! @max-[14rem]:pb-0!"
              >
                {term}
              </th>
              <td className="py-1! pr-0! md:py-1.5! font-display @max-[14rem]:pt-0! @max-[14rem]:pl-0! leading-snug font-semibold md:text-base">
                <span>{facts[fact].text ?? <Unknown />}</span>
                {facts[fact].text !== null && <SourceNumbers keys={facts[fact].about} pages={page.lender.pages} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Sources({ pages }: { pages: readonly SourcePage[] }) {
  return (
    <>
      <p className="mb-3">
        {`${readingInWords(pages) ?? ""} A dash means that we found nothing, not that there is nothing to pay. Listing is not an agreement with the lender: the lender's own offer decides.`}
      </p>
      {pages.length === 0 ? (
        <p>–</p>
      ) : (
        <ol className="grid gap-3">
          {pages.map((read, index) => (
            <li key={index} id={`source-${index + 1}`} className="flex scroll-mt-32 gap-3 target:bg-marigold-soft">
              <span className="amount w-5 shrink-0 border-r-2 border-line text-ink-3">{index + 1}</span>
              <div className="min-w-0">
                <SourceLink source={read.source} />
                <span className="block text-xs text-ink-3">
                  {`About: ${aboutInWords(read)}. ${ageInWords(read)}. ${CONFIDENCE[read.confidence]}`}
                </span>
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

const CONFIDENCE: Readonly<Record<SourcePage["confidence"], string>> = {
  high: "The lender's own page, with its terms.",
  medium: "A lender's page or a copy of it, or a dated page of others.",
  low: "Without a date, or contradicted: ask the lender before you rely on it.",
};
