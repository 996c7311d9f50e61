import type { ReactNode } from "react";
import { FaqBlock } from "@/components/faq/faq-block";
import type { LenderPage } from "@/lib/lenders/data";
import { ageInWords } from "@/lib/lenders/age";
import { pageFacts, type PageFactKey } from "@/lib/lenders/page-facts";
import { aboutInWords, readingInWords, type SourcePage } from "@/lib/lenders/sources";
import { site } from "@/lib/site";
import { ApplyNow } from "./apply-now";
import { FactNote } from "./fact-note";
import { LenderHistory } from "./lender-history";
import { SchemeCards } from "./scheme-cards";
import { SectionTabs } from "./section-tabs";
import { SourceLink } from "./source-link";
import { Unknown } from "./unknown";

/**
 * The sections of a lender page under their tab bar (SPEC section 2). A section that the editors have written nothing
 * for is left out together with its tab; a fact that nobody knows shows a dash.
 */
export function LenderSections({ page }: { page: LenderPage }) {
  const { partner } = page;
  const sections = [
    { id: "features", label: "Features", shown: true },
    { id: "eligibility", label: "Eligibility", shown: partner.eligibility.length > 0 },
    { id: "benefits", label: "Benefits", shown: partner.benefits.length + partner.applyBenefits.length > 0 },
    { id: "how-to-apply", label: "How to Apply", shown: partner.howToApply.length > 0 },
    { id: "documents", label: "Documents", shown: partner.documents.length > 0 },
    { id: "loan-repayment", label: "Loan Repayment", shown: partner.loanRepayment.length > 0 },
    { id: "faqs", label: "FAQs", shown: partner.faqs.length > 0 },
  ].flatMap(({ shown, ...section }) => (shown ? [section] : []));
  const has = (id: string) => sections.some((section) => section.id === id);

  return (
    <>
      <SectionTabs sections={sections} />
      <div className="grid gap-12 pt-8 md:gap-16">
        <Features page={page} />
        {has("eligibility") && (
          <Section id="eligibility" title="Eligibility">
            <Points points={partner.eligibility} />
          </Section>
        )}
        {has("benefits") && (
          <Section id="benefits" title="Benefits">
            {partner.benefits.length > 0 && (
              <>
                <h3 className="mb-3">What this loan offers</h3>
                <Points points={partner.benefits} level={4} />
              </>
            )}
            {partner.applyBenefits.length > 0 && (
              <>
                <h3 className="mt-8 mb-3">What applying through {site.name} adds</h3>
                <Points points={partner.applyBenefits} level={4} />
              </>
            )}
          </Section>
        )}
        {has("how-to-apply") && (
          <Section id="how-to-apply" title="How to Apply">
            <ol className="grid gap-5">
              {partner.howToApply.map(({ stepTitle, stepDescription }, index) => (
                <li key={index} className="flex gap-4">
                  <span
                    aria-hidden
                    className="amount grid size-9 shrink-0 place-items-center rounded-sm border-2 border-peacock text-peacock"
                  >
                    {index + 1}
                  </span>
                  <div className="pt-1">
                    <h3 className="text-h4">{stepTitle}</h3>
                    <p className="whitespace-pre-line text-ink-2">{stepDescription}</p>
                  </div>
                </li>
              ))}
            </ol>
            <div data-apply className="mt-6 sm:max-w-64">
              <ApplyNow partner={partner} />
            </div>
          </Section>
        )}
        {has("documents") && (
          <Section id="documents" title="Documents">
            <table className="ledger">
              <caption>Papers to have ready, by type</caption>
              <thead>
                <tr>
                  <th scope="col" className="w-2/5 md:w-1/3">
                    Type
                  </th>
                  <th scope="col">Documents</th>
                </tr>
              </thead>
              <tbody>
                {partner.documents.map(({ type, value }, index) => (
                  <tr key={index}>
                    <th scope="row" className="font-semibold">
                      {type}
                    </th>
                    <td>
                      <Lines text={value} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Section>
        )}
        {has("loan-repayment") && (
          <Section id="loan-repayment" title="Loan Repayment">
            <Points points={partner.loanRepayment} />
          </Section>
        )}
        <FaqBlock faqs={partner.faqs} />
      </div>
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={`${id}-section`} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="mb-5 scroll-mt-10">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** In the order of SPEC section 2. */
const FEATURES: readonly [term: string, fact: PageFactKey][] = [
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
/** Known for some lenders only; where it is not, the row says nothing and is left out. */
const MORE_FEATURES: typeof FEATURES = [
  ["Rate linked to", "benchmark"],
  ["Concession", "concession"],
];

function Features({ page }: { page: LenderPage }) {
  const { lender, history } = page;
  const { pages, schemes } = lender;
  const facts = pageFacts(page);
  const rows = [...FEATURES, ...MORE_FEATURES.filter(([, fact]) => facts[fact].text !== null)];
  return (
    <Section id="features" title="Features">
      <table className="ledger">
        <caption>
          {lender.name}
          {schemes.length > 1 ? ": its schemes together, each by itself below." : "."}
        </caption>
        <tbody>
          {/* On a phone the term stands above its value; the roles keep it a table there. */}
          {rows.map(([term, fact]) => (
            <tr key={term} className="max-sm:block max-sm:border-b max-sm:border-line max-sm:py-2.5">
              <th
                scope="row"
                className="w-1/3 font-semibold max-sm:block max-sm:w-full max-sm:border-0! max-sm:p-0! max-sm:text-ink-3"
              >
                {term}
              </th>
              <td className="font-display text-base max-sm:block max-sm:border-0! max-sm:p-0! max-sm:font-semibold">
                {facts[fact].text ?? <Unknown />}
                {facts[fact].text !== null && <FactNote keys={facts[fact].about} pages={pages} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>

      {schemes.length > 0 && (
        <>
          <h3 className="mt-8 mb-3">Schemes</h3>
          <SchemeCards schemes={schemes} pages={pages} />
        </>
      )}

      {lender.conflicts && (
        <div className="mt-6 rounded-md bg-marigold-soft p-4 text-sm text-ink">
          <h3 className="mb-1 text-base text-marigold-ink">Where our sources disagree, or are old</h3>
          <p>{lender.conflicts}</p>
        </div>
      )}

      <h3 className="mt-8 mb-2 text-h4">Where these figures come from</h3>
      <p className="mb-3 text-sm text-ink-2">
        {readingInWords(pages)} A dash means that we found nothing, not that there is nothing to pay. Listing is not an
        agreement with the lender: the lender&apos;s own offer decides.
      </p>
      {pages.length === 0 ? (
        <p>–</p>
      ) : (
        <ol className="grid gap-3 text-sm">
          {pages.map((read, index) => (
            <li key={index} id={`source-${index + 1}`} className="flex scroll-mt-10 gap-3 target:bg-marigold-soft">
              <span className="amount w-5 shrink-0 border-r-2 border-line text-ink-3">{index + 1}</span>
              <div className="min-w-0">
                <SourceLink source={read.source} />
                <span className="block text-xs text-ink-3">
                  About: {aboutInWords(read)}. {ageInWords(read)}. {CONFIDENCE[read.confidence]}
                </span>
              </div>
            </li>
          ))}
        </ol>
      )}
      <LenderHistory history={history} />
    </Section>
  );
}

/** How sure we are, in words. */
const CONFIDENCE: Readonly<Record<SourcePage["confidence"], string>> = {
  high: "The lender's own page, with its terms.",
  medium: "A lender's page or a copy of it, or a dated page of others.",
  low: "Without a date, or contradicted: ask the lender before you rely on it.",
};

function Points({ points, level = 3 }: { points: readonly { type: string; value: string }[]; level?: 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {points.map(({ type, value }, index) => (
        <li key={index} className="card">
          <Heading className="mb-1.5 text-h4">{type}</Heading>
          <div className="text-ink-2">
            <Lines text={value} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** One point per line: a single one as a sentence, several as a list. */
function Lines({ text }: { text: string }) {
  const lines = text.split(/\r?\n/).flatMap((line) => line.trim() || []);
  if (lines.length === 1) return <p>{lines[0]}</p>;
  return (
    <ul className="list-disc pl-5">
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
