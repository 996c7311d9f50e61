import type { ReactNode } from "react";
import { FaqBlock } from "@/components/faq/faq-block";
import type { PartnerPage } from "@/lib/partners/data";
import { startingFromLine } from "@/lib/partners/starting-from";
import { site } from "@/lib/site";
import { Unknown } from "./lender-list";
import { SectionTabs } from "./section-tabs";
import { SourceLink } from "./source-link";

/**
 * The sections of a lender page under their tab bar (SPEC section 2). A section that the editors have written nothing for
 * is left out together with its tab; a fact that nobody knows shows a dash.
 */
export function LenderSections({ page }: { page: PartnerPage }) {
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
                  <span aria-hidden className="amount grid size-9 shrink-0 place-items-center rounded-sm border-2 border-peacock text-peacock">
                    {index + 1}
                  </span>
                  <div className="pt-1">
                    <h3 className="text-h4">{stepTitle}</h3>
                    <p className="whitespace-pre-line text-ink-2">{stepDescription}</p>
                  </div>
                </li>
              ))}
            </ol>
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
      <h2 id={id} tabIndex={-1} className="mb-5 scroll-mt-8">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Features({ page: { partner, lender, sources } }: { page: PartnerPage }) {
  const rows: [term: string, fact: string | null][] = [
    ["Loan amount", partner.loanAmount],
    ["Margin money", partner.margin],
    ["Interest rate", startingFromLine(partner.interestRate)],
    ["Processing fees", partner.processingFee],
    ["Processing time", partner.loanProcessingTime],
    ["Loan tenure", partner.loanTenure],
    ["Prepayment charges", partner.prepaymentCharges],
    ["Countries covered", partner.countriescovered],
    ["Repayment holiday", partner.repaymentholiday],
    ["Payment study period", partner.paymentStudyPeriod],
  ];
  // Known for some lenders only; where it is not, the row says nothing and is left out.
  const extras: [term: string, fact: string | null][] = [
    ["Rate linked to", lender.benchmark],
    ["Concession", lender.concession],
  ];
  return (
    <Section id="features" title="Features">
      <table className="ledger">
        <caption>
          {lender.name}
          {lender.scheme && `, ${lender.scheme}`}. As of {lender.asOf}.
        </caption>
        <tbody>
          {[...rows, ...extras.filter(([, fact]) => fact !== null)].map(([term, fact]) => (
            <tr key={term}>
              <th scope="row" className="w-2/5 font-semibold md:w-1/3">
                {term}
              </th>
              <td className="font-display text-base">{fact ?? <Unknown />}</td>
            </tr>
          ))}
        </tbody>
      </table>

      {lender.conflicts && (
        <div className="mt-6 rounded-md bg-marigold-soft p-4 text-sm text-ink">
          <h3 className="mb-1 text-base text-marigold-ink">Where our sources disagree, or are old</h3>
          <p>{lender.conflicts}</p>
        </div>
      )}

      <h3 className="mt-8 mb-2 text-h4">Where these figures come from</h3>
      <p className="mb-3 text-sm text-ink-2">
        {CONFIDENCE[lender.confidence] ?? CONFIDENCE.low} A dash means that we found nothing, not that there is nothing to pay. Listing is not an agreement with the
        lender: the lender&apos;s own offer decides.
      </p>
      {sources.length === 0 ? (
        <p className="text-sm">{lender.source}</p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {sources.map(({ source, covers, asOf }, index) => (
            <li key={index} className="border-l-2 border-line pl-3">
              <SourceLink source={source} />
              <span className="block text-xs text-ink-3">{[covers, asOf].filter(Boolean).join("; ")}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** How sure we are, in words; the editors' scale is high, medium, low. */
const CONFIDENCE: Record<string, string> & { low: string } = {
  high: "Read on the lender's own pages.",
  medium: "Read partly on the lender's own pages, partly on dated pages of others.",
  low: "Read on pages that carry no date or contradict each other. Ask the lender before you rely on them.",
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
