import { ChoiceGroup } from "@/components/ui/choice-group";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { answerWords, type RowSpec } from "@/lib/offers/offer";
import { t } from "@/lib/messages/text";
import { FigureBox } from "./figure-box";
import { BLANK, type TypedAnswer, type Unseen } from "./typed-offer";
import { UnseenButtons, UnseenNote } from "./unseen-buttons";

/** Choices beyond which a list takes less room than buttons. */
const FEW = 5;
const isUnseen = (value: string): value is Unseen => value === "absent" || value === "unread";

/** The box for a row of the table, whatever its kind, with "Not there" and "I cannot read it" as answers beside it. */
export function RowBox({
  id,
  row,
  answer,
  currency,
  error,
  onChange,
  onLeave,
}: {
  id: string;
  row: RowSpec;
  answer: TypedAnswer;
  currency: string;
  error: string | undefined;
  onChange: (answer: TypedAnswer) => void;
  /** The box was left: what cannot be is said from then on. */
  onLeave: () => void;
}) {
  const label = row.label();
  const hint = row.hint?.();
  if (row.kind === "choice") return <Choice {...{ id, row, label, hint, answer, error, onChange }} />;
  // What was typed before it was called missing is not thrown away: pressed again, it is back.
  const shown = answer.is ? "" : answer.text;
  const type = (text: string) => {
    if (text !== shown) onChange({ text });
  };
  return (
    <div>
      <Field id={id} label={label} hint={hint} error={error} group={row.kind === "day"}>
        {({ invalid, ...wiring }) =>
          row.kind === "day" ? (
            <DateInput {...wiring} invalid={invalid} value={shown} onValueChange={type} onBlur={onLeave} />
          ) : row.kind === "text" ? (
            <TextInput
              {...wiring}
              invalid={invalid}
              autoComplete="off"
              spellCheck={false}
              maxLength={row.longest + 1}
              value={shown}
              onValueChange={type}
              onBlur={onLeave}
            />
          ) : (
            <FigureBox
              {...wiring}
              invalid={invalid}
              kind={row.kind}
              currency={currency}
              value={shown}
              onValueChange={type}
              onLeave={onLeave}
            />
          )
        }
      </Field>
      <UnseenButtons about={label} is={answer.is} onChange={(is) => onChange({ ...answer, is })} />
    </div>
  );
}

function Choice({
  id,
  row,
  label,
  hint,
  answer,
  error,
  onChange,
}: {
  id: string;
  row: Extract<RowSpec, { kind: "choice" }>;
  label: string;
  hint: string | undefined;
  answer: TypedAnswer;
  error: string | undefined;
  onChange: (answer: TypedAnswer) => void;
}) {
  const own = Object.entries(row.choices).map(([value, words]) => ({ value, label: words() }));
  // What nobody reads off a paper is not missing there.
  const unseen =
    row.place.part === "own"
      ? []
      : (["absent", "unread"] as const).map((is) => ({ value: is, label: answerWords[is]() }));
  const value = answer.is ?? answer.text;
  const choose = (chosen: string) => onChange(isUnseen(chosen) ? { ...BLANK, is: chosen } : { text: chosen });
  const choices = [...own, ...unseen];
  return (
    <div>
      {own.length > FEW ? (
        <Field id={id} label={label} hint={hint} error={error}>
          {(wiring) => (
            <Select
              {...wiring}
              choices={choices}
              value={value}
              onValueChange={choose}
              placeholder={t("offerPage.choose", "Choose")}
            />
          )}
        </Field>
      ) : (
        <ChoiceGroup
          id={id}
          label={label}
          hint={hint}
          error={error}
          choices={choices}
          value={value}
          onValueChange={choose}
          columns={own.every(({ label: words }) => words.length <= SHORT) ? "short" : "medium"}
        />
      )}
      {answer.is && <UnseenNote is={answer.is} />}
    </div>
  );
}
/** Letters of an answer that has room for another one beside it on a phone. */
const SHORT = 14;
