import { RateScaleOfOne, type Starts } from "@/components/charts/rate-scale";
import { Figures } from "@/components/ui/figures";
import { TabPanel } from "@/components/ui/tab-panel";
import type { LenderPage } from "@/lib/lenders/data";
import { forWhomInShort } from "@/lib/lenders/for-whom";
import { KIND_RULES } from "@/lib/lenders/kind-rules";
import { rateSpan } from "@/lib/lenders/rate-span";
import { startingFrom } from "@/lib/lenders/words";
import { BenchmarkNote } from "./benchmark-note";
import { RateNote } from "./fact-note";
import { HeroFacts } from "./hero-facts";

/** What a lender's first screen says: its lowest rate, how old that is and where it lies, and its facts in short. */
export function LenderGlance({ page: { lender }, starts }: { page: LenderPage; starts: Starts }) {
  const { lead, figure, rest, rate, scheme } = startingFrom(lender);
  const whom = forWhomInShort(lender.schemes);
  return (
    <TabPanel label="At a glance" as="h2" className="hero-panel">
      <div className="grid gap-x-10 gap-y-2 md:grid-cols-2 md:gap-y-3">
        <div>
          <p className="text-sm text-ink-2">
            <span className="sr-only">Interest rate: </span>
            <span>{lead}</span>
          </p>
          <p className="flex flex-wrap items-end gap-x-2">
            {figure && <span className="figure">{figure}</span>}
            {rest && (
              <span
                className={
                  figure ? "min-w-[min(6rem,100%)] flex-1 font-display leading-tight" : "font-display text-h3 font-bold"
                }
              >
                <Figures text={rest} />
              </span>
            )}
          </p>
          {scheme && lender.schemes.length > 1 && <p className="mt-1 text-sm text-ink-2">{scheme.name}</p>}
          {rate && <RateNote source={rate.source} publishedOn={rate.publishedOn} pages={lender.pages} />}
          {whom && (
            <p className="mt-1 text-sm">
              <strong>Only for: </strong>
              <span>{whom}</span>
            </p>
          )}
        </div>
        <HeroFacts lender={lender} className="md:order-last md:col-span-full" />
        <div>
          {!KIND_RULES[lender.kind].isForNamed && (
            <RateScaleOfOne name={lender.name} span={rateSpan(lender)} starts={starts} />
          )}
          {scheme && <BenchmarkNote scheme={scheme} />}
        </div>
      </div>
    </TabPanel>
  );
}
