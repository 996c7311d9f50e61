import { LoanCurve } from "@/components/charts/loan-curve";
import { Button } from "@/components/ui/button";
import { Figures } from "@/components/ui/figures";
import { Money } from "@/components/ui/money";
import { lifeOfLoan } from "@/lib/charts/loan-curve";
import { differenceInWords } from "@/lib/emi/difference";
import type { ExtraInputs } from "@/lib/emi/inputs";
import type { MainInputs } from "@/lib/emi/main-inputs";
import { asInputs, readPins, unreadPins, withoutPin, type Pinned } from "@/lib/emi/pins";
import { timeWords } from "@/lib/emi/words";
import { rupees } from "@/lib/text/format";
import { studyPlan } from "./study-plan";

/** The loans that the address pins, beside each other; on a phone below each other, with the difference in words. */
export function Pins({
  search,
  extra,
  onUse,
  onRemove,
}: {
  search: string;
  extra: ExtraInputs;
  onUse: (main: MainInputs) => void;
  onRemove: (query: string) => void;
}) {
  const pins = readPins(search).flatMap((pin) => {
    // Parts of a loan belong to its amount, so that each is compared as paid out at once.
    const study = studyPlan(pin, { ...extra, parts: "1", tranches: "" });
    if (!study) return [];
    const { emiAfterStudy: emi, totalPaid: total, interestInAll } = study.outcomes.nothing;
    return {
      pin,
      emi,
      total,
      interestInAll,
      life: lifeOfLoan({ ...pin, ...study, compounding: extra.compound === "1" }),
    };
  });
  const unread = unreadPins(search);
  const leftOut = unread > 0 && (
    <p role="status" className="mt-6 rounded-md bg-marigold-soft p-4 text-sm">
      {`The address held ${unread === 1 ? "a pinned loan" : `${unread} pinned loans`} that cannot be read, so ${unread === 1 ? "it was" : "they were"} left out.`}
    </p>
  );
  const [first] = pins;
  if (!first) return leftOut || null;
  return (
    <section aria-labelledby="pinned" className="mt-12">
      <h2 id="pinned">Pinned</h2>
      {leftOut}
      <p className="mt-2 max-w-[68ch] text-sm text-ink-2">
        With nothing paid while you study, and grace and interest as set below. The address of this page holds them.
      </p>
      <ol className="mt-4 grid gap-4 md:grid-cols-3">
        {pins.map(({ pin, emi, total, interestInAll, life }, index) => (
          <li key={pin.pin} className="card grid grid-cols-[minmax(0,1fr)] content-start gap-3">
            <h3 className="text-h4">
              <span>{`${index + 1}: `}</span>
              <Figures text={inWords(pin)} />
            </h3>
            <LoanCurve life={life} compact />
            <dl>
              <Line term="EMI after study" figure={emi} />
              <Line term="Interest in all" figure={interestInAll} />
              <Line term="All you pay" figure={total} />
            </dl>
            <p className="font-display font-semibold">
              {index === 0 ? (
                "The others are compared with this one."
              ) : (
                <Figures text={differenceInWords({ emi, total }, first, "the first")} />
              )}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button variant="quiet" size="sm" onClick={() => onUse(asInputs(pin))}>
                Use this<span className="sr-only">{` loan: ${inWords(pin)}`}</span>
              </Button>
              <Button variant="plain" size="sm" onClick={() => onRemove(withoutPin(search, pin.pin))}>
                Remove<span className="sr-only">{` ${inWords(pin)}`}</span>
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const inWords = ({ principal, annualRatePct, months, courseMonths }: Pinned) =>
  `${rupees(principal)} at ${annualRatePct}%, ${timeWords(months)}${courseMonths > 0 ? ` after ${timeWords(courseMonths)} of course` : ""}`;

function Line({ term, figure }: { term: string; figure: number }) {
  return (
    <div className="flex items-baseline justify-between gap-3 border-b border-line py-1.5">
      <dt className="text-sm text-ink-2">{term}</dt>
      <Money as="dd" amount={figure} className="font-bold" />
    </div>
  );
}
