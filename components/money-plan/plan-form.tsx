import type { SubmitEvent } from "react";
import { FigureBox } from "@/components/offers/figure-box";
import { Accordion } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { DateInput } from "@/components/ui/date-input";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { formatDate } from "@/lib/dates/dates";
import { ageInWords } from "@/lib/lenders/age";
import type { ShownFact } from "@/lib/countries/facts";
import { plural, t } from "@/lib/messages/text";
import type { PlanKey } from "@/lib/money-plan/draft";
import type { PlanCountry } from "@/lib/money-plan/plan-country";
import { TYPED_BOX } from "@/lib/text/format";
import { hasPlaces, isLoanHoldOpen } from "@/lib/money-plan/to-show";
import { placeWords } from "@/lib/money-plan/words";
import { CURRENCIES, OTHER, type ReadDraft, YEARS } from "@/lib/money-plan/read-draft";

/** Of a box: a page that was left stays in the document, with boxes of its own for the country and the rest. */
export const idOf = (key: PlanKey) => `plan-${key}`;

export type FormProps = {
  read: ReadDraft;
  country: PlanCountry | null;
  countries: readonly PlanCountry[];
  errorOf: (key: PlanKey) => string | undefined;
  errors: readonly { id: string; message: string }[];
  /** Counts the times that the plan was asked for in vain. */
  attempt: number;
  onChange: (key: PlanKey, text: string) => void;
  onLeave: (key: PlanKey) => void;
  onShow: () => void;
};

/** The boxes of a plan: where and when, what it costs, who pays, and the day of the visa. */
export function PlanForm(form: FormProps) {
  const { errors, attempt, onShow } = form;
  function show(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onShow();
  }
  return (
    <form noValidate onSubmit={show} aria-label={t("moneyPlan.typed", "Your plan")} className="grid gap-5">
      {attempt > 0 && errors.length > 0 && <ErrorSummary at={attempt} errors={errors} />}
      <Where {...form} />
      <div>
        <Accordion title={t("moneyPlan.costs", "What it costs")} level={3} startOpen>
          <Costs {...form} />
        </Accordion>
        <Accordion title={t("moneyPlan.payers", "Who pays")} level={3} startOpen>
          <Payers {...form} />
        </Accordion>
        <Accordion title={t("moneyPlan.visa", "The day of the visa")} level={3} startOpen>
          <Visa {...form} />
        </Accordion>
      </div>
      <Button type="submit" variant="accent" size="lg" block>
        {t("moneyPlan.show", "Show the plan")}
      </Button>
    </form>
  );
}

function Where({ read, countries, country, errorOf, onChange, onLeave }: FormProps) {
  const { filled, currency } = read;
  return (
    <>
      <Field id={idOf("country")} label={t("moneyPlan.country", "Country")} error={errorOf("country")}>
        {(wiring) => (
          <Select
            {...wiring}
            value={filled.country ?? ""}
            onValueChange={(code) => onChange("country", code)}
            placeholder={t("moneyPlan.chooseCountry", "Choose a country")}
            choices={[
              ...countries.map(({ code, name }) => ({ value: code, label: name })),
              { value: OTHER, label: t("moneyPlan.otherCountry", "Another country") },
            ]}
          />
        )}
      </Field>
      {filled.country === OTHER && (
        <Field id={idOf("currency")} label={t("moneyPlan.currency", "Its money")} error={errorOf("currency")}>
          {(wiring) => (
            <Select
              {...wiring}
              value={filled.currency ?? ""}
              onValueChange={(code) => onChange("currency", code)}
              choices={CURRENCIES.map((code) => ({ value: code, label: code }))}
            />
          )}
        </Field>
      )}
      <Field
        id={idOf("rate")}
        label={t("moneyPlan.rate", "Rupees for 1 {{currency}}", {
          currency: currency ?? t("moneyPlan.unit", "unit of its money"),
        })}
        hint={t("moneyPlan.rateHint", "The selling rate of your bank today. We fetch none.")}
        error={errorOf("rate")}
      >
        {(wiring) => (
          <FigureBox
            {...wiring}
            kind="count"
            currency=""
            value={filled.rate ?? ""}
            onValueChange={(text) => onChange("rate", text)}
            onLeave={() => onLeave("rate")}
          />
        )}
      </Field>
      <Day
        id="start"
        label={t("moneyPlan.start", "First day of the course")}
        {...{ read, errorOf, onChange, onLeave }}
      />
      <Field id={idOf("years")} label={t("moneyPlan.years", "Years of the course")}>
        {(wiring) => (
          <Select
            {...wiring}
            value={filled.years ?? "1"}
            onValueChange={(text) => onChange("years", text)}
            choices={YEARS.map((value) => ({
              value,
              label: plural("moneyPlan.yearCount", Number(value), { one: "{{count}} year", other: "{{count}} years" }),
            }))}
          />
        )}
      </Field>
      {country && hasPlaces(country.code) && <Place code={country.code} {...{ read, onChange }} />}
      {country && read.toShow === null && (
        <p className="text-sm text-ink-2">
          {t("moneyPlan.noSum", "For {{country}} no sum to show is told here for that day. Ask the official page.", {
            country: country.name,
          })}
        </p>
      )}
    </>
  );
}

function Place({ code, read, onChange }: Pick<FormProps, "read" | "onChange"> & { code: string }) {
  const words = placeWords(code);
  return (
    <ChoiceGroup
      id={idOf("place")}
      label={t("moneyPlan.place", "Where in the country?")}
      hint={t("moneyPlan.placeHint", "The money to show is another one there.")}
      columns="short"
      choices={[
        { value: "main", label: words.main },
        { value: "alt", label: words.alt },
      ]}
      value={read.filled.place ?? ""}
      onValueChange={(text) => onChange("place", text)}
    />
  );
}

type BoxProps = Pick<FormProps, "read" | "errorOf" | "onChange" | "onLeave"> & {
  id: PlanKey;
  label: string;
  hint?: string;
};

const Day = ({ id, label, hint, read, errorOf, onChange, onLeave }: BoxProps) => (
  <Field id={idOf(id)} label={label} hint={hint} error={errorOf(id)} group>
    {(wiring) => (
      <DateInput
        {...wiring}
        value={read.filled[id] ?? ""}
        onValueChange={(text) => text !== (read.filled[id] ?? "") && onChange(id, text)}
        onBlur={() => onLeave(id)}
      />
    )}
  </Field>
);

const Sum = ({ id, label, hint, read, errorOf, onChange, onLeave, currency }: BoxProps & { currency: string }) => (
  <Field id={idOf(id)} label={label} hint={hint} error={errorOf(id)}>
    {(wiring) => (
      <FigureBox
        {...wiring}
        kind="money"
        currency={currency}
        value={read.filled[id] ?? ""}
        onValueChange={(text) => text !== (read.filled[id] ?? "") && onChange(id, text)}
        onLeave={() => onLeave(id)}
      />
    )}
  </Field>
);

/** "By Make it in Germany. Page of Oct 2026; read on 25 Nov 2026." */
const byFact = ({ source, publishedOn, readOn, readAs }: ShownFact) =>
  t("moneyPlan.byFact", "By {{source}}. {{page}}; read on {{day}}.", {
    source,
    page: ageInWords({ publishedOn, readOn, readAs }),
    day: formatDate(readOn),
  });

const overIt = () => t("moneyPlan.overIt", "Write your own over it.");
const noFigure = () => t("moneyPlan.noFigure", "No figure is told here. Ask the official page, and write yours.");

/** Whose figure stands in a box; none once something else was typed over it. */
function livingHint({ typed, defaults }: ReadDraft): string | undefined {
  if (typed.living !== undefined || !typed.country) return undefined;
  if (!defaults?.living) return noFigure();
  const { hundredths, fact } = defaults.living;
  return hundredths === null
    ? [t("moneyPlan.noYear", "No figure of a year is told here; write yours."), fact.text, byFact(fact)].join(" ")
    : [byFact(fact), overIt()].join(" ");
}

function feesHint({ typed, defaults }: ReadDraft): string | undefined {
  if (typed.fees !== undefined || !typed.country) return undefined;
  if (!defaults?.fees) return noFigure();
  const { facts, more, isLeast } = defaults.fees;
  return [
    ...facts.map(byFact),
    isLeast && t("moneyPlan.atLeast", "At least: more comes on top."),
    ...more.flatMap((fact) => [fact.text, byFact(fact)]),
    overIt(),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Which accounts count, in the row's own words. */
function whereHint({ toShow }: ReadDraft): string {
  return toShow?.where
    ? [toShow.where.text, byFact(toShow.where)].join(" ")
    : t("moneyPlan.accountHint", "Ask the official page which accounts count.");
}

function Costs(form: FormProps) {
  const { read } = form;
  const { filled } = read;
  const money = { ...form, currency: read.currency ?? "" };
  return (
    <div className="grid gap-5">
      <Sum {...money} id="tuition" label={t("moneyPlan.tuition", "Course fees of a year")} />
      <ChoiceGroup
        id={idOf("pays")}
        label={t("moneyPlan.pays", "They are paid")}
        columns="short"
        choices={[
          { value: "1", label: t("moneyPlan.once", "Once a year") },
          { value: "2", label: t("moneyPlan.twice", "In two halves") },
        ]}
        value={filled.pays ?? "1"}
        onValueChange={(text) => form.onChange("pays", text)}
      />
      <Sum
        {...money}
        id="deposit"
        label={t("moneyPlan.deposit", "Of that, before the visa (deposit)")}
        hint={t("moneyPlan.depositHint", "It stands in the letter. Blank for none.")}
      />
      {Boolean(filled.deposit) && (
        <Day {...form} id="depositDay" label={t("moneyPlan.depositDay", "The deposit is due on")} />
      )}
      <Sum {...money} id="living" label={t("moneyPlan.living", "Living for a year")} hint={livingHint(read)} />
      <Sum {...money} id="fees" label={t("moneyPlan.fees", "Visa fees")} hint={feesHint(read)} />
      <Sum {...form} currency="INR" id="travel" label={t("moneyPlan.travel", "Journey and first things")} />
    </div>
  );
}

function Payers(form: FormProps) {
  const { filled, currency } = form.read;
  const yesNo = [
    { value: "yes", label: t("moneyPlan.yes", "Yes") },
    { value: "no", label: t("moneyPlan.no", "Not yet") },
  ];
  const rupees = { ...form, currency: "INR" };
  return (
    <div className="grid gap-5">
      <Sum {...rupees} id="savings" label={t("moneyPlan.savings", "Family: saved by now")} />
      {Boolean(filled.savings) && (
        <Day
          {...form}
          id="savingsDay"
          label={t("moneyPlan.savingsDay", "It can be spent from")}
          hint={t(
            "moneyPlan.savingsDayHint",
            "A deposit that ends later, a house to be sold. Blank where it lies there all along.",
          )}
        />
      )}
      <Sum {...rupees} id="yearly" label={t("moneyPlan.yearly", "Family: each year of the course")} />
      <Sum
        {...form}
        currency={currency ?? ""}
        id="award"
        label={t("moneyPlan.award", "Scholarship for fees, each year")}
      />
      {Boolean(filled.award) && (
        <ChoiceGroup
          id={idOf("hasAward")}
          label={t("moneyPlan.hasAward", "Is its letter here?")}
          hint={t("moneyPlan.hasAwardHint", "Before the letter it is told and not counted.")}
          columns="short"
          choices={yesNo}
          value={filled.hasAward ?? ""}
          onValueChange={(text) => form.onChange("hasAward", text)}
        />
      )}
      <Sum {...rupees} id="loan" label={t("moneyPlan.loan", "Loan")} />
      {Boolean(filled.loan) && (
        <>
          <ChoiceGroup
            id={idOf("lender")}
            label={t("moneyPlan.lender", "Who lends?")}
            choices={[
              { value: "bank", label: t("moneyPlan.bank", "A bank in India") },
              { value: "nbfc", label: t("moneyPlan.nbfc", "A finance company (NBFC)") },
              { value: "foreign", label: t("moneyPlan.foreign", "A lender abroad") },
            ]}
            value={filled.lender ?? ""}
            onValueChange={(text) => form.onChange("lender", text)}
          />
          <ChoiceGroup
            id={idOf("isSanctioned")}
            label={t("moneyPlan.sanctioned", "Is it sanctioned?")}
            hint={t("moneyPlan.sanctionedHint", "Before the sanction it is told and not counted.")}
            columns="short"
            choices={yesNo}
            value={filled.isSanctioned ?? ""}
            onValueChange={(text) => form.onChange("isSanctioned", text)}
          />
          <Day
            {...form}
            id="loanDay"
            label={t("moneyPlan.loanDay", "It is paid out from")}
            hint={t("moneyPlan.loanDayHint", "Blank for the first day of the course.")}
          />
          <Sum
            {...rupees}
            id="loanBy"
            label={t("moneyPlan.loanBy", "Of it, paid into your own account on that day")}
            hint={t(
              "moneyPlan.loanByHint",
              "Most lenders pay the university, half-year by half-year. Blank for nothing.",
            )}
          />
        </>
      )}
    </div>
  );
}

function Visa(form: FormProps) {
  const { hold } = form.read.defaults ?? {};
  const span = (id: PlanKey, label: string, hint: string) => (
    <Field id={idOf(id)} label={label} hint={hint} error={form.errorOf(id)}>
      {(wiring) => (
        <TextInput
          {...wiring}
          value={form.read.filled[id] ?? ""}
          onValueChange={(text) => form.onChange(id, text)}
          onBlur={() => form.onLeave(id)}
          autoComplete="off"
          maxLength={TYPED_BOX}
          className="max-w-40"
        />
      )}
    </Field>
  );
  return (
    <div className="grid gap-5">
      <Day
        {...form}
        id="visaDay"
        label={t("moneyPlan.visaDay", "Application or appointment")}
        hint={t("moneyPlan.visaDayHint", "The day on which the money must be shown.")}
      />
      {span(
        "hold",
        t("moneyPlan.hold", "Days that the money must lie there before"),
        form.read.typed.hold !== undefined
          ? t("moneyPlan.holdTyped", "As you wrote it. The page of the country says what is known.")
          : hold
            ? [byFact(hold.fact), overIt()].join(" ")
            : t(
                "moneyPlan.holdHint",
                "No number of days is known here. Ask the official page, and write it: “28”, or “6 months”.",
              ),
      )}
      {form.country &&
        isLoanHoldOpen(form.country.code) &&
        span(
          "loanHold",
          t("moneyPlan.loanHold", "Days that a loan’s money must lie there before"),
          t(
            "moneyPlan.loanHoldHint",
            "What we read says it of own money alone. Ask whether the lender’s letter is enough; then write 0.",
          ),
        )}
      {form.country && (
        <ChoiceGroup
          id={idOf("account")}
          label={t("moneyPlan.account", "Does all of it lie where {{country}} wants it?", {
            country: form.country.name,
          })}
          hint={whereHint(form.read)}
          columns="short"
          choices={[
            { value: "yes", label: t("moneyPlan.yes", "Yes") },
            { value: "no", label: t("moneyPlan.no", "Not yet") },
          ]}
          value={form.read.filled.account ?? ""}
          onValueChange={(text) => form.onChange("account", text)}
        />
      )}
      {span(
        "transfer",
        t("moneyPlan.transfer", "Days from the payout until it lies there"),
        t("moneyPlan.transferHint", "Nobody publishes it. Ask your bank; without it no day of the loan can be told."),
      )}
      {span(
        "payout",
        t("moneyPlan.payout", "Days from your yes to the payout"),
        t("moneyPlan.payoutHint", "Signing, stamp duty, a mortgage. Nobody publishes it. Ask your lender."),
      )}
    </div>
  );
}
