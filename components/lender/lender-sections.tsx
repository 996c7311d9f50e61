import { FaqBlock } from "@/components/faq/faq-block";
import type { Elements } from "@/components/ui/elements";
import type { LenderPage } from "@/lib/lenders/data";
import { KIND_RULES } from "@/lib/lenders/kind-rules";
import { site } from "@/lib/site";
import { ApplyNow } from "./apply-now";
import { FitsYou } from "./fits-you";
import { Fold } from "./fold";
import { Features } from "./lender-features";
import { Lines } from "./lines";
import { PaperTables } from "./paper-tables";
import { SectionTabs } from "./section-tabs";

/**
 * The sections of a lender page under their tab bar (SPEC section 2). A section that the editors have written nothing
 * for is left out together with its tab; a fact that nobody knows shows a dash.
 */
export function LenderSections({
  page,
  countries,
}: {
  page: LenderPage;
  countries: readonly { code: string; name: string }[];
}) {
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
      <SectionTabs
        sections={sections}
        className="no-print sticky top-16 z-30 -mx-4 border-b border-line bg-paper md:-mx-6 lg:mx-0"
        listClassName="relative flex overflow-x-auto overscroll-x-contain px-4 [scrollbar-width:none] max-lg:[mask-image:linear-gradient(to_right,transparent,#000_1.25rem,#000_calc(100%-2.5rem),transparent)] md:px-6 lg:px-0"
        linkClassName="flex min-h-12 items-center border-b-[3px] border-transparent px-3 text-sm font-semibold text-ink-2 hover:text-ink focus-visible:-outline-offset-4 aria-[current]:border-marigold aria-[current]:text-ink"
      />
      <div className="grid gap-3 pt-4 md:gap-14 md:pt-8">
        <Section id="features" title="Features">
          <Features page={page} />
        </Section>
        {has("eligibility") && (
          <Section id="eligibility" title="Eligibility">
            <Points points={partner.eligibility} />
            <FitsYou countries={countries} />
          </Section>
        )}
        {has("benefits") && (
          <Section id="benefits" title="Benefits">
            <div className="grid items-start gap-x-10 border-t border-line md:grid-cols-2">
              <Benefits title="What this loan offers" points={partner.benefits} />
              <Benefits title={`What applying through ${site.name} adds`} points={partner.applyBenefits} />
            </div>
          </Section>
        )}
        {has("how-to-apply") && (
          <Section id="how-to-apply" title="How to Apply">
            <ol className="grid gap-x-10 gap-y-1 max-md:text-sm md:grid-cols-2">
              {partner.howToApply.map(({ stepTitle }, index) => (
                <li key={index} className="flex gap-3">
                  <span aria-hidden className="amount text-peacock">
                    {index + 1}
                  </span>
                  <span>{stepTitle}</span>
                </li>
              ))}
            </ol>
            <Fold title={<h3 className="text-base">Each step in words</h3>}>
              <Explained
                points={partner.howToApply.map((step) => ({ type: step.stepTitle, value: step.stepDescription }))}
              />
            </Fold>
            {KIND_RULES[page.lender.kind].takesOurFile && (
              <div data-apply className="mt-4 sm:max-w-64">
                <ApplyNow partner={partner} />
              </div>
            )}
          </Section>
        )}
        {has("documents") && (
          <Section id="documents" title="Documents">
            <PaperTables papers={partner.documents} />
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

function Section({ id, title, children }: { id: string; title: string; children: Elements }) {
  return (
    <section id={`${id}-section`} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="mb-1.5 scroll-mt-10 text-h3 md:mb-4 md:text-h2">
        {title}
      </h2>
      {children}
    </section>
  );
}

type Point = { type: string; value: string };

/** The points by their names; what each says opens under it. */
function Points({ points }: { points: readonly Point[] }) {
  return (
    <div className="border-t border-line">
      {points.map(({ type, value }, index) => (
        <Fold key={index} title={<h3 className="text-base">{type}</h3>}>
          <Lines text={value} />
        </Fold>
      ))}
    </div>
  );
}

/** A group of benefits: their names in sight, what is behind them opens. */
function Benefits({ title, points }: { title: string; points: readonly Point[] }) {
  if (points.length === 0) return null;
  return (
    <Fold title={<h3 className="text-base">{title}</h3>} below={points.map(({ type }) => type).join(" · ")}>
      <Explained points={points} />
    </Fold>
  );
}

function Explained({ points }: { points: readonly Point[] }) {
  return (
    <dl className="grid gap-2">
      {points.map(({ type, value }, index) => (
        <div key={index}>
          <dt className="font-semibold text-ink">{type}</dt>
          <dd>
            <Lines text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
