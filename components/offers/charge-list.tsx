import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import {
  type Charge,
  CHARGE_KINDS,
  CHARGE_PAYEES,
  CHARGE_PLACES,
  CHARGE_WAYS,
  chargeKindWords,
  MOST_CHARGES,
  OFFER_ROWS,
} from "@/lib/offers/offer";
import { t } from "@/lib/messages/text";
import { RowBox } from "./row-box";
import { newCharge, type TypedCharge } from "./typed-offer";

const payeeWords: Record<Charge["payee"], () => string> = {
  A: () => t("offerPage.payeeA", "The lender (A)"),
  B: () => t("offerPage.payeeB", "Somebody else, through the lender (B)"),
};
const wayWords: Record<Charge["way"], () => string> = {
  keptBack: () => t("offerPage.wayKeptBack", "Kept back from the payout"),
  fromLoan: () => t("offerPage.wayFromLoan", "Paid out of the loan, on top"),
  byHand: () => t("offerPage.wayByHand", "We pay it ourselves"),
};
const placeWords: Record<Charge["in"], () => string> = {
  both: () => t("offerPage.inBoth", "In the statement and the letter"),
  kfs: () => t("offerPage.inKfs", "In the statement"),
  letter: () => t("offerPage.inLetter", "In the letter alone"),
};
const choicesOf = <Key extends string>(keys: readonly Key[], words: Record<Key, () => string>) =>
  keys.map((value) => ({ value, label: words[value]() }));

/** The charges of row 8, one card each. */
export function ChargeList({
  charges,
  currency,
  errorOf,
  onChange,
  onLeave,
}: {
  charges: readonly TypedCharge[];
  currency: string;
  errorOf: (id: string) => string | undefined;
  onChange: (charges: readonly TypedCharge[]) => void;
  onLeave: (id: string) => void;
}) {
  const put = (at: number, change: Partial<TypedCharge>) =>
    onChange(charges.map((charge, each) => (each === at ? { ...charge, ...change } : charge)));
  return (
    <div className="grid gap-4">
      {charges.map((charge, at) => (
        <OneCharge
          key={at}
          at={at}
          charge={charge}
          currency={currency}
          error={errorOf(`charges.${at}.total`)}
          onChange={(change) => put(at, change)}
          onLeave={() => onLeave(`charges.${at}.total`)}
          onRemove={() => onChange(charges.filter((_, each) => each !== at))}
        />
      ))}
      {charges.length < MOST_CHARGES && (
        <Button variant="outline" onClick={() => onChange([...charges, newCharge(nextKind(charges))])}>
          {t("offerPage.addCharge", "Add a charge")}
        </Button>
      )}
    </div>
  );
}

/** In the order of row 8: what stands there already is not offered first again. */
const nextKind = (charges: readonly TypedCharge[]) =>
  CHARGE_KINDS.find((kind) => charges.every((charge) => charge.kind !== kind)) ?? "other";

function OneCharge({
  at,
  charge,
  currency,
  error,
  onChange,
  onLeave,
  onRemove,
}: {
  at: number;
  charge: TypedCharge;
  currency: string;
  error: string | undefined;
  onChange: (change: Partial<TypedCharge>) => void;
  onLeave: () => void;
  onRemove: () => void;
}) {
  const id = `charges.${at}`;
  return (
    <fieldset className="card grid gap-4 p-3">
      <legend className="sr-only">{t("offerPage.charge", "Charge {{number}}", { number: at + 1 })}</legend>
      <Field id={`${id}.kind`} label={t("offerPage.chargeKind", "Charge {{number}}", { number: at + 1 })}>
        {(wiring) => (
          <Select
            {...wiring}
            choices={choicesOf(CHARGE_KINDS, chargeKindWords)}
            value={charge.kind}
            onValueChange={(kind) => {
              const { payee } = newCharge(kind as Charge["kind"]);
              onChange({ kind: kind as Charge["kind"], payee });
            }}
          />
        )}
      </Field>
      {charge.kind === "other" && (
        <Field id={`${id}.name`} label={t("offerPage.chargeName", "What is it called there?")} optional>
          {(wiring) => (
            <TextInput {...wiring} maxLength={80} value={charge.name} onValueChange={(name) => onChange({ name })} />
          )}
        </Field>
      )}
      <RowBox
        id={`${id}.total`}
        row={{
          ...OFFER_ROWS.totalInterest,
          label: () => t("offerPage.chargeTotal", "Amount of charge {{number}}, with GST", { number: at + 1 }),
        }}
        answer={charge.total}
        currency={currency}
        error={error}
        onChange={(total) => onChange({ total })}
        onLeave={onLeave}
      />
      <details className="fold border-b-0">
        <summary className="link min-h-11! text-sm">
          <span>{`${payeeWords[charge.payee]()} · ${wayWords[charge.way]()} · ${placeWords[charge.in]()}`}</span>
        </summary>
        <div className="fold-body grid gap-4">
          <Field id={`${id}.payee`} label={t("offerPage.chargePayee", "Who gets it?")}>
            {(wiring) => (
              <Select
                {...wiring}
                choices={choicesOf(CHARGE_PAYEES, payeeWords)}
                value={charge.payee}
                onValueChange={(payee) => onChange({ payee: payee as Charge["payee"] })}
              />
            )}
          </Field>
          <Field id={`${id}.way`} label={t("offerPage.chargeWay", "How is it paid?")}>
            {(wiring) => (
              <Select
                {...wiring}
                choices={choicesOf(CHARGE_WAYS, wayWords)}
                value={charge.way}
                onValueChange={(way) => onChange({ way: way as Charge["way"] })}
              />
            )}
          </Field>
          <Field id={`${id}.in`} label={t("offerPage.chargeIn", "Where does it stand?")}>
            {(wiring) => (
              <Select
                {...wiring}
                choices={choicesOf(CHARGE_PLACES, placeWords)}
                value={charge.in}
                onValueChange={(place) => onChange({ in: place as Charge["in"] })}
              />
            )}
          </Field>
          <Checkbox
            id={`${id}.isYearly`}
            checked={charge.isYearly}
            onCheckedChange={(isYearly) => onChange({ isYearly })}
            label={t("offerPage.chargeYearly", "It is taken every year")}
          />
        </div>
      </details>
      <Button variant="plain" size="sm" onClick={onRemove}>
        {t("offerPage.removeCharge", "Remove charge {{number}}", { number: at + 1 })}
      </Button>
    </fieldset>
  );
}
