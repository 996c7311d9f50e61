import { FactSource } from "@/components/countries/fact-source";
import { Figures } from "@/components/ui/figures";
import { Link } from "@/components/ui/link";
import { figureOf } from "@/lib/countries/figures";
import { exactInCurrency } from "@/lib/lenders/currency";
import { t } from "@/lib/messages/text";
import { NOTHING, wholeRupees } from "@/lib/money-plan/money";
import type { planMoney } from "@/lib/money-plan/plan";
import type { PlanCountry } from "@/lib/money-plan/plan-country";
import type { SoundRead } from "@/lib/money-plan/read-draft";
import { isLeast, type ToShow, type Unknown } from "@/lib/money-plan/to-show";
import { routes } from "@/lib/routes";
import { rupees } from "@/lib/text/format";

type Proof = NonNullable<ReturnType<typeof planMoney>["proof"]>;

/** What must be shown for the visa, part by part with its source, and whether it lies there as far as that is known. */
export function ProofPart({
  proof,
  dearer,
  read: { toShow, plan },
  country,
}: {
  proof: Proof;
  /** The same at the dearer rate. */
  dearer: Proof | null;
  read: SoundRead;
  country: PlanCountry;
}) {
  if (!toShow) return null;
  const isShort = proof.short > NOTHING;
  return (
    <section aria-labelledby="plan-proof" className="mt-8">
      <h3 id="plan-proof">{t("moneyPlan.proof", "Money to show for the visa")}</h3>
      <Parts toShow={toShow} proof={proof} currency={plan.currency} />
      <p className={`mt-2 text-sm ${isShort ? "font-semibold text-bad" : ""}`}>
        <Figures text={verdictWords(proof, toShow)} />
      </p>
      {dearer && (
        <p className="text-sm">
          <Figures text={dearerWords(dearer, toShow)} />
        </p>
      )}
      {toShow.unknown.length > 0 && (
        <ul className="mt-2 grid gap-2 text-sm">
          {toShow.unknown.map((each) => (
            <li key={each.about}>
              <p>
                <span>{unknownWords(each.about)}</span>
                {each.fact && (
                  <span lang={each.fact.isStale ? undefined : "en"}>
                    <Figures text={` ${each.fact.text}`} />
                  </span>
                )}
              </p>
              {each.fact && <FactSource fact={each.fact} />}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-sm text-ink-2">
        {t(
          "moneyPlan.proofNote",
          "Counted are savings, and of a loan what is paid into your own account, if they lie there all the days. Whether a loan’s letter alone counts, says the page of the country.",
        )}
      </p>
      <Link href={routes.study(country.slug)} className="link inline-flex min-h-11 items-center">
        {t("moneyPlan.toCountry", "The rules of {{country}}, with their sources", { country: country.name })}
      </Link>
    </section>
  );
}

function Parts({ toShow, proof, currency }: { toShow: ToShow; proof: Proof; currency: string }) {
  return (
    <ul className="mt-1 grid gap-2 text-sm">
      {toShow.parts.map(({ about, amount, fact }) => (
        <li key={about}>
          <p>
            <span>
              {about === "living"
                ? t("moneyPlan.proofLiving", "For living: ")
                : t("moneyPlan.proofJourney", "For the journey: ")}
            </span>
            <Figures
              text={
                amount.money === "foreign"
                  ? exactInCurrency(amount.hundredths, currency)
                  : rupees(Math.round(amount.hundredths / 100))
              }
            />
            {fact && <span lang="en">{restOf(fact)}</span>}
          </p>
          {fact && <FactSource fact={fact} />}
        </li>
      ))}
      {toShow.fees.isAsked && (
        <li>
          <p>
            <Figures
              text={t("moneyPlan.proofFees", "For the first year’s fees that are not paid by then: {{sum}}", {
                sum: rupees(wholeRupees(proof.fees)),
              })}
            />
          </p>
          {toShow.fees.fact && <FactSource fact={toShow.fees.fact} />}
        </li>
      )}
      <li className="font-semibold">
        <Figures text={sumWords(proof, toShow)} />
      </li>
    </ul>
  );
}

const sumWords = ({ required }: Proof, toShow: ToShow): string => {
  const sum = { required: rupees(wholeRupees(required)) };
  return isLeast(toShow)
    ? t("moneyPlan.proofLeast", "In all at the least: {{required}}.", sum)
    : t("moneyPlan.proofSum", "In all: {{required}}.", sum);
};

/** ", in London, at most 9 months" */
function restOf(fact: Parameters<typeof figureOf>[0]): string {
  const rest = figureOf(fact)?.rest;
  return rest ? `, ${rest}` : "";
}

/** What is missing can be told of the parts that are known; that it is enough only where all of it is. */
export function verdictWords({ short, lowest }: Proof, { unknown }: ToShow): string {
  const lies = rupees(wholeRupees(lowest));
  if (short > NOTHING)
    return t("moneyPlan.proofShort", "{{short}} are missing: at the least {{lies}} lie there.", {
      short: rupees(wholeRupees(short)),
      lies,
    });
  return unknown.length > 0
    ? t("moneyPlan.proofUnknown", "Cannot tell whether that will do: at the least {{lies}} lie there.", { lies })
    : t("moneyPlan.proofEnough", "By your plan it is enough: at the least {{lies}} lie there.", { lies });
}

const dearerWords = ({ short }: Proof, { unknown }: ToShow): string =>
  short > NOTHING
    ? t("moneyPlan.proofDearerShort", "Were the foreign money a tenth dearer: {{short}} missing.", {
        short: rupees(wholeRupees(short)),
      })
    : unknown.length > 0
      ? t("moneyPlan.proofDearerUnknown", "Were the foreign money a tenth dearer: the same.")
      : t("moneyPlan.proofDearerEnough", "Were the foreign money a tenth dearer: enough, too.");

const unknownWords = (about: Unknown["about"]): string =>
  ({
    place: t("moneyPlan.unknown.place", "The sum hangs on the place: say above where you will study."),
    living: t("moneyPlan.unknown.living", "For that place no sum is told here as a figure. Ask the official page."),
    journey: t("moneyPlan.unknown.journey", "The journey comes on top: write what it costs."),
    fees: t("moneyPlan.unknown.fees", "How much of the course fees must be shown is not known here."),
    paidBefore: t("moneyPlan.unknown.paidBefore", "Part of the fees must be paid before you apply."),
    hold: t("moneyPlan.unknown.hold", "How long it must lie there is not known here: ask, and write it."),
    where: t("moneyPlan.unknown.where", "Where it must lie: check it, and say above that it lies there."),
  })[about];
