import { Figures } from "@/components/ui/figures";
import { type LawRule, rulesInForce } from "@/lib/law/rules";
import { formatDate, formatMonth } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import { type Exact, wholeRupees } from "@/lib/money-plan/money";
import { type planMoney, remittancesOf } from "@/lib/money-plan/plan";
import { isLoanFree } from "@/lib/money-plan/support";
import { tcsOf } from "@/lib/money-plan/tcs";
import type { SoundRead } from "@/lib/money-plan/read-draft";
import { rupees } from "@/lib/text/format";

const KINDS = { bank: "publicBank", nbfc: "nbfc", foreign: "foreignLender" } as const;

export const tcsUnknown = () =>
  t("moneyPlan.tcsUnknown", "not known: the rule was not read again in time, ask your bank");

/** The tax that banks collect on money sent abroad by this plan, with the loan and without one; null: not known. */
export function tcsWords(
  { plan, lender }: SoundRead,
  { payments }: ReturnType<typeof planMoney>,
  given: { rules: readonly LawRule[]; today: string },
) {
  const sent = remittancesOf(plan, payments);
  // Of one's own it were the family's, whose limit it would use up with all else that they send.
  const own = plan.sources.map((each) =>
    each.payer === "loan" ? ({ ...each, payer: "family", sender: "family" } as const) : each,
  );
  const withoutLoan = remittancesOf({ ...plan, sources: own }, payments);
  const isFree = isLoanFree({ loan: { amount: null, isModelScheme: null, lender: lender && KINDS[lender] } });
  const loans = plan.sources.filter(({ payer }) => payer === "loan");
  const hasLoan = payments.some(({ source }) => loans.some(({ id }) => id === source));
  const planned = sumWords(tcsOf(sent, isFree, given));
  return { planned, without: hasLoan ? sumWords(tcsOf(withoutLoan, false, given)) : undefined };
}

function sumWords(tcs: { least: Exact; most: Exact } | null): string | null {
  if (!tcs) return null;
  const [least, most] = [rupees(wholeRupees(tcs.least)), rupees(wholeRupees(tcs.most))];
  return least === most ? least : t("moneyPlan.between", "between {{least}} and {{most}}", { least, most });
}

export function TcsPart({
  read,
  result,
  rules,
  today,
}: {
  read: SoundRead;
  result: ReturnType<typeof planMoney>;
  rules: readonly LawRule[];
  today: string;
}) {
  const { planned, without } = tcsWords(read, result, { rules, today });
  const unknown = tcsUnknown();
  const sources = [...rulesInForce(rules, today).values()].filter(({ topic }) => topic === "tcs");
  return (
    <section aria-labelledby="plan-tcs" className="mt-8">
      <h3 id="plan-tcs">{t("moneyPlan.tcs", "TCS on what you send abroad")}</h3>
      <p className="mt-1 text-sm">
        <Figures text={t("moneyPlan.tcsPlanned", "By this plan: {{sum}}.", { sum: planned ?? unknown })} />
      </p>
      {without !== undefined && (
        <p className="text-sm">
          <Figures
            text={t("moneyPlan.tcsWithout", "Were the loan’s share your own money: {{sum}}.", {
              sum: without ?? unknown,
            })}
          />
        </p>
      )}
      <p className="mt-1 text-sm text-ink-2">
        {t(
          "moneyPlan.tcsNote",
          "It is no cost in the end: it counts against the sender’s income tax. The family counts as one sender here; two senders have two limits. Later years are worked out by today’s rule, which may change.",
        )}
      </p>
      <details className="fold">
        <summary>
          <span>{t("moneyPlan.rules", "The rules, and their sources")}</span>
        </summary>
        <div className="fold-body">
          <ul className="grid gap-2 text-sm">
            {sources.map(({ id, text, source, sourceDate, sourceDateExact, readOn }) => (
              <li key={id}>
                <p lang="en">
                  <Figures text={text} />
                </p>
                <p className="text-xs wrap-anywhere text-ink-3">
                  <span lang="en">{source}</span>
                  <span>
                    {t("moneyPlan.readOn", ", of {{page}}; read on {{day}}", {
                      page: sourceDateExact ? formatDate(sourceDate) : formatMonth(sourceDate),
                      day: formatDate(readOn),
                    })}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </section>
  );
}
