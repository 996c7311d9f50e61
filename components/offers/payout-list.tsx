import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { MOST_PAYOUTS, OFFER_ROWS, PAYOUT_TO, type PayoutTo } from "@/lib/offers/offer";
import { t } from "@/lib/messages/text";
import { RowBox } from "./row-box";
import { newPayout, type TypedPayout } from "./typed-offer";

const toWords: Record<PayoutTo, () => string> = {
  college: () => t("offerPage.toCollege", "The college"),
  student: () => t("offerPage.toStudent", "The student or the family"),
  insurer: () => t("offerPage.toInsurer", "An insurer"),
  lender: () => t("offerPage.toLender", "The lender itself"),
};

/** The payouts of row 3, where the loan comes in stages. */
export function PayoutList({
  payouts,
  currency,
  errorOf,
  onChange,
  onLeave,
}: {
  payouts: readonly TypedPayout[];
  currency: string;
  errorOf: (id: string) => string | undefined;
  onChange: (payouts: readonly TypedPayout[]) => void;
  onLeave: (id: string) => void;
}) {
  const put = (at: number, change: Partial<TypedPayout>) =>
    onChange(payouts.map((payout, each) => (each === at ? { ...payout, ...change } : payout)));
  return (
    <div className="grid gap-4">
      {payouts.map((payout, at) => {
        const id = `payouts.${at}`;
        const number = at + 1;
        return (
          <fieldset key={at} className="card grid gap-4 p-3">
            <legend className="sr-only">{t("offerPage.payout", "Payout {{number}}", { number })}</legend>
            <RowBox
              id={`${id}.amount`}
              row={{
                ...OFFER_ROWS.sanctioned,
                hint: undefined,
                label: () => t("offerPage.payoutAmount", "Amount of payout {{number}}", { number }),
              }}
              answer={payout.amount}
              currency={currency}
              error={errorOf(`${id}.amount`)}
              onChange={(amount) => put(at, { amount })}
              onLeave={() => onLeave(`${id}.amount`)}
            />
            <RowBox
              id={`${id}.month`}
              row={{
                ...OFFER_ROWS.monthsBefore,
                label: () => t("offerPage.payoutMonth", "Payout {{number}} comes after", { number }),
                hint: () => t("offerPage.payoutMonthHint", "Months after the first payout; 0 for the first."),
              }}
              answer={payout.month}
              currency={currency}
              error={errorOf(`${id}.month`)}
              onChange={(month) => put(at, { month })}
              onLeave={() => onLeave(`${id}.month`)}
            />
            <Field id={`${id}.to`} label={t("offerPage.payoutTo", "It goes to")}>
              {(wiring) => (
                <Select
                  {...wiring}
                  choices={PAYOUT_TO.map((value) => ({ value, label: toWords[value]() }))}
                  value={payout.to}
                  onValueChange={(to) => put(at, { to: to as PayoutTo })}
                />
              )}
            </Field>
            <Button variant="plain" size="sm" onClick={() => onChange(payouts.filter((_, each) => each !== at))}>
              {t("offerPage.removePayout", "Remove payout {{number}}", { number })}
            </Button>
          </fieldset>
        );
      })}
      {payouts.length < MOST_PAYOUTS && (
        <Button variant="outline" onClick={() => onChange([...payouts, newPayout()])}>
          {t("offerPage.addPayout", "Add a payout")}
        </Button>
      )}
    </div>
  );
}
