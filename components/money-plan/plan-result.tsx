import { useMemo } from "react";
import { Link } from "@/components/ui/link";
import type { LenderAbroad } from "@/lib/lenders/abroad";
import type { LawRule } from "@/lib/law/rules";
import { t } from "@/lib/messages/text";
import type { PlanKey } from "@/lib/money-plan/draft";
import { wholeRupees } from "@/lib/money-plan/money";
import { planMoney } from "@/lib/money-plan/plan";
import type { PlanCountry } from "@/lib/money-plan/plan-country";
import type { SoundRead } from "@/lib/money-plan/read-draft";
import { routes } from "@/lib/routes";
import { ByWhen } from "./by-when";
import { MoneyDays } from "./money-days";
import { PlanSheet } from "./plan-sheet";
import { ProofPart } from "./proof-part";
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
        {result.proof && country && <ProofPart {...{ proof: result.proof, dearer: dearer.proof, read, country }} />}
        <MoneyDays {...{ read, result, country, rules, lenders, today, onChange }} />
        <TcsPart {...{ read, result, rules, today }} />
        <Onward read={read} country={country} gap={wholeRupees(result.gap)} />
        <SharePlan onWrite={onWrite} />
      </div>
      <PlanSheet {...{ read, result, dearer, country, rules, lenders, today }} />
    </>
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
