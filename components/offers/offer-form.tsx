import type { SubmitEvent } from "react";
import { Accordion } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { t } from "@/lib/messages/text";
import { OFFER_ROWS, type Problem, type RowKey } from "@/lib/offers/offer";
import { ChargeList } from "./charge-list";
import { PayoutList } from "./payout-list";
import { RowBox } from "./row-box";
import { RowGroup, rowsByPlace, type RowsAtPlace } from "./row-group";
import { answerOf, isAsked, newCharge, newPayout, type TypedAnswer, type TypedOffer } from "./typed-offer";

export const FIRST_STEP = rowsByPlace(false);
const SECOND_STEP = rowsByPlace(true);
export const idOf = (path: Problem["path"]) => path.join(".");

export type FormOfOffer = {
  typed: TypedOffer;
  errorOf: (id: string) => string | undefined;
  change: (next: (typed: TypedOffer) => TypedOffer) => void;
  leave: (id: string) => void;
};

/** The boxes of the table in the paper's order: the first step, and below it what makes more checks possible. */
export function OfferForm({
  form,
  attempt,
  errors,
  onCheck,
}: {
  form: FormOfOffer;
  /** Counts the checks that were asked for in vain. */
  attempt: number;
  errors: readonly { id: string; message: string }[];
  onCheck: () => void;
}) {
  function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onCheck();
  }
  return (
    <form noValidate onSubmit={check} aria-label={t("offerPage.form", "The Key Facts Statement")}>
      {attempt > 0 && errors.length > 0 && <ErrorSummary at={attempt} errors={errors} />}
      <Rows groups={FIRST_STEP} form={form} level={3} />
      <div className="border-t border-line pb-4">
        <Accordion title={t("offerPage.more", "More rows, for more checks")} level={3}>
          <Rows groups={SECOND_STEP} form={form} level={4} />
        </Accordion>
      </div>
      <Button type="submit" variant="accent" size="lg" block>
        {t("offerPage.check", "Check this offer")}
      </Button>
    </form>
  );
}

function Rows({ groups, form, level }: { groups: readonly RowsAtPlace[]; form: FormOfOffer; level: 3 | 4 }) {
  const { typed, errorOf, change, leave } = form;
  const currency = answerOf(typed, "currency").text;
  return groups.map(({ place, keys }) => {
    const asked = keys.filter((key) => isAsked(typed, key));
    if (asked.length === 0) return null;
    return (
      <RowGroup key={`${place.part}${place.row ?? ""}`} place={place} level={level}>
        {asked.map((key) => (
          <RowBox
            key={key}
            id={key}
            row={OFFER_ROWS[key]}
            answer={answerOf(typed, key)}
            currency={currency}
            error={errorOf(key)}
            onChange={(answer) => change((old) => withAnswer(old, key, answer))}
            onLeave={() => leave(key)}
          />
        ))}
        {keys.includes("fees") && answerOf(typed, "fees").text === "some" && (
          <ChargeList
            charges={typed.charges}
            currency={currency}
            errorOf={errorOf}
            onChange={(charges) => change((old) => ({ ...old, charges }))}
            onLeave={leave}
          />
        )}
        {keys.includes("payoutMode") && answerOf(typed, "payoutMode").text === "stages" && (
          <PayoutList
            payouts={typed.payouts}
            currency={currency}
            errorOf={errorOf}
            onChange={(payouts) => change((old) => ({ ...old, payouts }))}
            onLeave={leave}
          />
        )}
      </RowGroup>
    );
  });
}

/** With the first line of a list that the answer asks for. */
function withAnswer(typed: TypedOffer, key: RowKey, answer: TypedAnswer): TypedOffer {
  const answers = { ...typed.answers, [key]: answer };
  const { charges, payouts } = typed;
  return {
    answers,
    charges: key === "fees" && answer.text === "some" && charges.length === 0 ? [newCharge()] : charges,
    payouts:
      key === "payoutMode" && answer.text === "stages" && payouts.length === 0 ? [newPayout(), newPayout()] : payouts,
  };
}
