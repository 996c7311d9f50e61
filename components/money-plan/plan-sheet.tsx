import { QrCode } from "@/components/share-links/qr-code";
import { Figures } from "@/components/ui/figures";
import { formatDate } from "@/lib/dates/dates";
import type { LawRule } from "@/lib/law/rules";
import type { LenderAbroad } from "@/lib/lenders/abroad";
import { t } from "@/lib/messages/text";
import { toSearch } from "@/lib/money-plan/draft";
import { wholeRupees } from "@/lib/money-plan/money";
import { PAYERS, type planMoney } from "@/lib/money-plan/plan";
import type { PlanCountry } from "@/lib/money-plan/plan-country";
import type { SoundRead } from "@/lib/money-plan/read-draft";
import { isLeast } from "@/lib/money-plan/to-show";
import { dueWords, payerWords } from "@/lib/money-plan/words";
import { site } from "@/lib/site";
import { rupees } from "@/lib/text/format";
import { duesByDay } from "./by-when";
import { dayInWords, lastDays, stepsInWords } from "./money-days";
import { verdictWords } from "./proof-part";
import { tcsUnknown, tcsWords } from "./tcs-part";
import { YearTable } from "./year-table";

/** Lines that one page has room for beside the table. */
const MOST_DUES = 12;

/** One page on paper, black on white: what it costs, who pays, by when, and a code that opens the same plan. */
export function PlanSheet({
  read,
  result,
  dearer,
  country,
  rules,
  lenders,
  today,
}: {
  read: SoundRead;
  result: ReturnType<typeof planMoney>;
  dearer: ReturnType<typeof planMoney>;
  country: PlanCountry | null;
  rules: readonly LawRule[];
  lenders: readonly LenderAbroad[];
  today: string;
}) {
  const { plan, filled } = read;
  const dues = duesByDay(plan, result);
  const gap = wholeRupees(result.gap);
  const address = typeof location === "undefined" ? "" : `${location.origin}${location.pathname}`;
  return (
    <section className="print-only text-sm" aria-label={t("moneyPlan.sheet", "A sheet for your parents")}>
      <div className="flex justify-between gap-6">
        <div>
          <p className="text-xs">{`${site.name}, ${formatDate(today)}`}</p>
          <h2 className="text-h3">
            {country
              ? t("moneyPlan.sheetTitle", "The money plan for {{country}}", { country: country.name })
              : t("moneyPlan.heading", "Money plan for your study abroad")}
          </h2>
          <p className="mt-1">
            <Figures
              text={t("moneyPlan.sheetRate", "1 {{currency}} counted as ₹{{rate}}. The course begins on {{day}}.", {
                currency: plan.currency,
                rate: plan.rate.rupees,
                day: formatDate(filled.start ?? today),
              })}
            />
          </p>
          <p className="mt-2 font-bold">
            <Figures
              text={
                gap > 0
                  ? t("moneyPlan.gap", "{{gap}} of {{total}} are paid by nobody yet.", {
                      gap: rupees(gap),
                      total: rupees(wholeRupees(result.total)),
                    })
                  : t("moneyPlan.noGap", "All of {{total}} is paid for.", {
                      total: rupees(wholeRupees(result.total)),
                    })
              }
            />
          </p>
          <ul className="mt-1">
            {PAYERS.filter((payer) => wholeRupees(result.byPayer[payer].pays) > 0).map((payer) => (
              <li key={payer}>
                <span>{`${payerWords(payer)}: `}</span>
                <Figures text={rupees(wholeRupees(result.byPayer[payer].pays))} />
              </li>
            ))}
          </ul>
        </div>
        {address && (
          <div className="w-32 shrink-0">
            <QrCode text={`${address}?${toSearch(read.typed)}`} />
          </div>
        )}
      </div>
      <YearTable result={result} dearer={dearer} currency={plan.currency} />
      <ActOn {...{ read, result, country, rules, lenders, today }} />
      <h3 className="mt-3 text-base">{t("moneyPlan.byWhen", "What to pay by when")}</h3>
      <ul className="text-xs">
        {dues.slice(0, MOST_DUES).map((due) => (
          <li key={due.id} className="flex justify-between gap-4 border-b border-line py-0.5">
            <span>{`${formatDate(due.day)}: ${dueWords(due)}. ${due.payers.map(payerWords).join(", ")}`}</span>
            <Figures
              text={
                due.missing > 0
                  ? t("moneyPlan.sheetMissing", "{{sum}}, of it {{missing}} missing", {
                      sum: rupees(due.rupees),
                      missing: rupees(due.missing),
                    })
                  : rupees(due.rupees)
              }
            />
          </li>
        ))}
      </ul>
      {dues.length > MOST_DUES && (
        <p className="text-xs">{t("moneyPlan.sheetMore", "The later days stand in the plan behind the code.")}</p>
      )}
      <p className="mt-2 text-xs">
        {t(
          "moneyPlan.sheetFoot",
          "Typed by the family. Rates and rules change: ask the bank and the official page before you pay. A loan without its sanction and a scholarship without its letter are not counted.",
        )}
      </p>
    </section>
  );
}

/** What the family has to do for it: the money to show, the tax on the way, and the last safe days. */
function ActOn({
  read,
  result,
  ...given
}: {
  read: SoundRead;
  result: ReturnType<typeof planMoney>;
  country: PlanCountry | null;
  rules: readonly LawRule[];
  lenders: readonly LenderAbroad[];
  today: string;
}) {
  const { toShow, visaDay } = read;
  const lines = [
    ...(result.proof && toShow && visaDay
      ? [
          proofWords({ day: formatDate(visaDay), sum: rupees(wholeRupees(result.proof.required)) }, isLeast(toShow)),
          verdictWords(result.proof, toShow),
        ]
      : []),
    t("moneyPlan.sheetTcs", "TCS by this plan: {{sum}}.", {
      sum: tcsWords(read, result, given).planned ?? tcsUnknown(),
    }),
    ...stepsInWords(lastDays({ read, ...given })).map(dayInWords),
  ];
  return (
    <ul className="mt-2 text-xs">
      {lines.map((line) => (
        <li key={line}>
          <Figures text={line} />
        </li>
      ))}
    </ul>
  );
}

const proofWords = (values: { day: string; sum: string }, isSumLeast: boolean): string =>
  isSumLeast
    ? t("moneyPlan.sheetProofLeast", "Money to show for the visa on {{day}}: at the least {{sum}}.", values)
    : t("moneyPlan.sheetProof", "Money to show for the visa on {{day}}: {{sum}}.", values);
