import { useMemo } from "react";
import { Figures } from "@/components/ui/figures";
import { Link } from "@/components/ui/link";
import { exactInCurrency } from "@/lib/lenders/currency";
import type { LenderAbroad } from "@/lib/lenders/abroad";
import type { LawRule } from "@/lib/law/rules";
import { t } from "@/lib/messages/text";
import type { PlanKey } from "@/lib/money-plan/draft";
import { NOTHING, wholeRupees } from "@/lib/money-plan/money";
import { planMoney } from "@/lib/money-plan/plan";
import type { PlanCountry } from "@/lib/money-plan/plan-country";
import type { SoundRead } from "@/lib/money-plan/read-draft";
import { routes } from "@/lib/routes";
import { rupees } from "@/lib/text/format";
import { ByWhen } from "./by-when";
import { MoneyDays } from "./money-days";
import { PlanSheet } from "./plan-sheet";
import { Semesters } from "./semesters";
import { SharePlan } from "./share-plan";
import { TcsPart } from "./tcs-part";
import { Verdict } from "./verdict";
import { YearTable } from "./year-table";

/** Per cent by which the foreign money is dearer in the second column. */
const RISE = 10;

/** All that a plan comes to: by year and payer, by day, what must lie there, the tax on the way, and the sheet. */
export function PlanResult({
  read,
  country,
  rules,
  lenders,
  today,
  onChange,
  onWrite,
}: {
  read: SoundRead;
  country: PlanCountry | null;
  rules: readonly LawRule[];
  lenders: readonly LenderAbroad[];
  today: string;
  onChange: (key: PlanKey, text: string) => void;
  onWrite: () => void;
}) {
  const { plan } = read;
  const result = useMemo(() => planMoney(plan), [plan]);
  const dearer = useMemo(() => planMoney(plan, RISE), [plan]);
  const start = read.filled.start ?? today;
  return (
    <>
      <div className="no-print">
        <Verdict read={read} result={result} dearer={dearer} />
        <YearTable result={result} dearer={dearer} currency={plan.currency} />
        <Semesters plan={plan} result={result} start={start} />
        <ByWhen plan={plan} result={result} />
        {result.proof && country && <ProofPart proof={result.proof} read={read} country={country} />}
        <MoneyDays {...{ read, result, country, rules, lenders, today, onChange }} />
        <TcsPart {...{ read, result, rules, today }} />
        <Onward read={read} country={country} gap={wholeRupees(result.gap)} />
        <SharePlan onWrite={onWrite} />
      </div>
      <PlanSheet {...{ read, result, dearer, country, today }} />
    </>
  );
}

type Result = ReturnType<typeof planMoney>;

function ProofPart({
  proof,
  read: { toShow, visaDay, plan },
  country,
}: {
  proof: NonNullable<Result["proof"]>;
  read: SoundRead;
  country: PlanCountry;
}) {
  if (!toShow || !visaDay) return null;
  const sum = (cents: number) => exactInCurrency(cents, plan.currency);
  const isShort = proof.short > NOTHING;
  return (
    <section aria-labelledby="plan-proof" className="mt-8">
      <h3 id="plan-proof">{t("moneyPlan.proof", "Money to show for the visa")}</h3>
      <p className="mt-1 text-sm">
        <Figures
          text={t(
            "moneyPlan.proofSum",
            "{{living}} for living and {{tuition}} for the first year’s fees that are not paid by then: {{required}}.",
            {
              living: sum(toShow.living),
              tuition: sum(toShow.tuition),
              required: rupees(wholeRupees(proof.required)),
            },
          )}
        />
      </p>
      <p className={`mt-1 text-sm ${isShort ? "font-semibold text-bad" : ""}`}>
        <Figures
          text={
            isShort
              ? t("moneyPlan.proofShort", "{{short}} are missing: at the least {{lies}} lie there.", {
                  short: rupees(wholeRupees(proof.short)),
                  lies: rupees(wholeRupees(proof.lowest)),
                })
              : t("moneyPlan.proofEnough", "By your plan it is enough: at the least {{lies}} lie there.", {
                  lies: rupees(wholeRupees(proof.lowest)),
                })
          }
        />
      </p>
      <p className="mt-1 text-sm text-ink-2">
        {t(
          "moneyPlan.proofNote",
          "Savings and a loan that is paid out count here, if they lie there all the days. Whether a loan’s letter alone counts, says the page of the country.",
        )}
      </p>
      <Link href={routes.study(country.slug)} className="link inline-flex min-h-11 items-center">
        {t("moneyPlan.toCountry", "The rules of {{country}}, with their sources", { country: country.name })}
      </Link>
    </section>
  );
}

function Onward({ read, country, gap }: { read: SoundRead; country: PlanCountry | null; gap: number }) {
  const { filled, courseMonths, plan } = read;
  const typed = plan.sources.find(({ payer }) => payer === "loan")?.amount.hundredths ?? 0;
  const loan = typed > 0 ? Math.round(typed / 100) : gap;
  const amount = loan > 0 ? `&amount=${loan}` : "";
  const course = `&course=${courseMonths}`;
  const eligibility = `${routes.eligibility}?country=${country?.code ?? "other"}${amount}${course}&${plan.currency.toLowerCase()}=${filled.rate?.trim() ?? ""}`;
  const link = "link inline-flex min-h-11 items-center";
  return (
    <ul className="mt-8 grid text-sm">
      <li>
        <Link href={eligibility} className={link}>
          {t("moneyPlan.toCheck", "Which lenders fit, with this country, sum and course")}
        </Link>
      </li>
      <li>
        <Link href={`${routes.emiCalculator}?amount=${loan > 0 ? loan : ""}&course=${courseMonths}`} className={link}>
          {t("moneyPlan.toEmi", "What the loan costs each month")}
        </Link>
      </li>
    </ul>
  );
}
