import Link from "next/link";
import type { ReactNode } from "react";
import { TabPanel } from "@/components/ui/tab-panel";
import { ageInWords } from "@/lib/lenders/age";
import type { LenderSummary } from "@/lib/lenders/data";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";

/**
 * What it costs, and what the figures on this site rest on. `example` is the lender that the reading aid is drawn with.
 */
export function PlainFacts({ example }: { example: LenderSummary | undefined }) {
  return (
    <div className="border-y border-line bg-surface">
      <div className="wrap section grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <section aria-labelledby="cost">
          <h2 id="cost">What it costs you</h2>
          <p className="mt-6 flex gap-x-4 gap-y-2 max-sm:flex-col sm:items-end">
            <span className="figure">₹0</span>
            <span className="text-ink-2">
              to us, when your lender is a bank, an NBFC or any other financial institution. If we are ever paid, the
              lender pays. {site.agreements}
            </span>
          </p>
          <ul className="mt-6">
            <Rule>
              The lender has charges of its own, such as a processing fee. Each lender&apos;s page shows what we know of
              them, before you apply.
            </Rule>
            <Rule>
              Only money that passes between two private users carries our fee: 2%, of which the lender pays 1% and the
              borrower 1%. We do not offer such loans today.{" "}
              <Link href={`${routes.terms}#fee`} className="link">
                Read the fee rule
              </Link>
            </Rule>
            <Rule>
              We do not lend and we do not decide. Whether a loan is granted, and at what rate, is the lender&apos;s
              word alone.
            </Rule>
          </ul>
        </section>
        <section aria-labelledby="checked">
          <h2 id="checked">What we check, and how it is dated</h2>
          <ul className="mt-4 mb-8">
            <Rule>
              Each lender&apos;s figures come with the sources they were taken from, and with a date where the source
              has one. Where two sources disagree, the page says so.
            </Rule>
            <Rule>A dash means that we found nothing. It never means zero.</Rule>
            <Rule>
              That a lender is listed is no agreement with it. What counts is the offer it makes to you in writing.
            </Rule>
          </ul>
          {example && <Reading lender={example} />}
        </section>
      </div>
    </div>
  );
}

function Rule({ children }: { children: ReactNode }) {
  return <li className="border-b border-line py-3 text-ink-2 last:border-b-0">{children}</li>;
}

function Reading({ lender }: { lender: LenderSummary }) {
  const { id, name, start } = lender;
  const { lead, figure, rest, rate } = start;
  return (
    <TabPanel label="How to read a figure" as="h3" quiet>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-ink-2">Lender</dt>
        <dd>
          <Link href={routes.lender(id)} prefetch={false} className="link">
            {name}
          </Link>
        </dd>
        <dt className="text-ink-2">{lead}</dt>
        <dd>
          {figure && <span className="amount text-h4">{figure} </span>}
          {rest}
        </dd>
        <dt className="text-ink-2">Age of the figure</dt>
        <dd>{rate ? ageInWords(rate) : "Not known"}</dd>
      </dl>
    </TabPanel>
  );
}
