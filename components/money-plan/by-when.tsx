import { Figures } from "@/components/ui/figures";
import { Money } from "@/components/ui/money";
import { formatDate } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import { NOTHING, wholeRupees } from "@/lib/money-plan/money";
import type { MoneyPlan, planMoney } from "@/lib/money-plan/plan";
import { dueWords, payerWords } from "@/lib/money-plan/words";
import { rupees } from "@/lib/text/format";

/** What has to be paid by which day, in order, and who pays it. */
export function duesByDay({ dues, sources }: MoneyPlan, { payments, unpaid }: ReturnType<typeof planMoney>) {
  const payerOf = new Map(sources.map(({ id, payer }) => [id, payer]));
  return [...dues]
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .map((due) => {
      const own = payments.filter((each) => each.due === due.id);
      const payers = [...new Set(own.map(({ source }) => payerOf.get(source) ?? "student"))];
      const missing = unpaid.get(due.id);
      const late = own.filter(({ isLate }) => isLate).at(-1)?.day ?? null;
      const paid = own.reduce((total, { amount }) => total + amount, missing ?? NOTHING);
      return { ...due, rupees: wholeRupees(paid), payers, late, missing: missing ? wholeRupees(missing) : 0 };
    });
}

export function ByWhen({ plan, result }: { plan: MoneyPlan; result: ReturnType<typeof planMoney> }) {
  return (
    <section aria-labelledby="plan-when" className="mt-8">
      <h3 id="plan-when">{t("moneyPlan.byWhen", "What to pay by when")}</h3>
      <ol className="mt-2 border-t border-line text-sm">
        {duesByDay(plan, result).map((due) => (
          <li key={due.id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
            <div className="min-w-0">
              <p>
                <time dateTime={due.day} className="font-semibold">
                  {formatDate(due.day)}
                </time>
                <span>{` ${dueWords(due)}`}</span>
              </p>
              <p className="text-ink-2">{due.payers.map(payerWords).join(", ")}</p>
              {due.late && (
                <p className="text-bad">
                  {t("moneyPlan.comesLate", "Part of it comes on {{day}}: too late.", { day: formatDate(due.late) })}
                </p>
              )}
              {due.missing > 0 && (
                <p className="text-bad">
                  <Figures text={t("moneyPlan.missing", "{{sum}} are missing.", { sum: rupees(due.missing) })} />
                </p>
              )}
            </div>
            <Money amount={due.rupees} />
          </li>
        ))}
      </ol>
    </section>
  );
}
