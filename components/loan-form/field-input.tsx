"use client";

import { memo, type ReactElement } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { lazyPart, type Retry } from "@/components/lazy/lazy-part";
import { AmountInput } from "@/components/ui/amount-input";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { MonthBox } from "@/components/forms/month-box";
import { PhoneInput } from "@/components/ui/phone-input";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { Textarea } from "@/components/ui/textarea";
import { notLoaded } from "@/lib/browser/load-part";
import { pinDigits, TYPED_BOX } from "@/lib/text/format";
import type { FieldKind } from "@/lib/loan-form/fields";
import { CountryInput } from "./country-input";
import { RepeatField } from "./repeat-field";
import type { InputProps } from "./input-props";
import { FieldGroup } from "./field-group";
import type { FormValues } from "./section-values";
import { SmallLoan } from "./small-loan";
import { tryAgain } from "./texts";
import { UploadSlot } from "./upload-slot";

type Wiring = Parameters<Parameters<typeof Field>[0]["children"]>[0];
type Bound = Wiring & {
  value: string;
  onValueChange: (value: string) => void;
  onBlur: () => void;
  readOnly: boolean;
  autoComplete?: string;
};

/** One input per kind of question; a kind that is missing here does not compile. */
const INPUTS: Record<FieldKind, (props: InputProps) => ReactElement | null> = {
  text: (props) => <Bind {...props} draw={(bound) => <TextInput {...bound} />} />,
  textarea: (props) => <Bind {...props} draw={(bound) => <Textarea {...bound} />} />,
  email: (props) => <Bind {...props} draw={(bound) => <TextInput {...bound} type="email" />} />,
  phone: (props) => (
    <Bind {...props} draw={(bound) => <PhoneInput {...bound} autoComplete={bound.autoComplete ?? "off"} />} />
  ),
  pin: (props) => (
    <Bind
      {...props}
      draw={(bound) => (
        <TextInput
          {...bound}
          onValueChange={(text) => bound.onValueChange(pinDigits(text))}
          inputMode="numeric"
          maxLength={TYPED_BOX}
          className="max-w-36"
        />
      )}
    />
  ),
  country: (props) => <CountryInput {...props} />,
  amount: (props) => (
    <Bind
      {...props}
      draw={(bound) => (
        <>
          <AmountInput {...bound} picks={props.field.picks} />
          {isBelow(bound.value, props.field.minimum) && <SmallLoan minimum={props.field.minimum!} />}
        </>
      )}
    />
  ),
  select: (props) => <Bind {...props} draw={(bound) => <Select {...bound} choices={props.field.choices ?? []} />} />,
  date: (props) => (
    <Bind
      {...props}
      group
      draw={(bound) => <DateInput {...bound} autoComplete={bound.autoComplete === "bday" ? "bday" : undefined} />}
    />
  ),
  month: (props) => <Bind {...props} group draw={(bound) => <MonthBox {...bound} keepHalf />} />,
  combobox: (props) => <SuggestedInput {...props} />,
  checkbox: (props) => <Tick {...props} />,
  upload: (props) => <UploadSlot {...props} />,
  group: (props) => <FieldGroup {...props} Input={FieldInput} />,
  list: (props) => <RepeatField {...props} Input={FieldInput} />,
  typed: () => null,
  id: () => null,
};

/**
 * Loads the box with suggestions, 40 KB that only some steps need. The wizard asks for it while the first step is read.
 */
export const loadSuggestions = () => import("./suggested-input");
const SuggestedInput = lazyPart(async () => (await loadSuggestions()).SuggestedInput, NoSuggestions);

/** Drawn again when its own answer changes, or what is asked of it: not with each key in another field. */
export const FieldInput = memo(function FieldInput(props: InputProps) {
  const Input = INPUTS[props.field.kind];
  return <Input {...props} />;
});

const isBelow = (value: string, minimum = 0) => /^\d+$/.test(value) && Number(value) < minimum;

/** Ties an input to the form: its value, its label, its message. */
function Bind({
  path,
  field,
  optional,
  readOnly,
  group,
  draw,
}: InputProps & { group?: boolean; draw: (bound: Bound) => ReactElement }) {
  const { control, clearErrors } = useFormContext<FormValues>();
  return (
    <Controller
      control={control}
      name={path}
      render={({ field: bound, fieldState: { error } }) => (
        <Field id={path} label={field.label} optional={optional} hint={field.help} error={error?.message} group={group}>
          {(wiring) =>
            draw({
              ...wiring,
              value: String(bound.value ?? ""),
              onBlur: bound.onBlur,
              readOnly,
              autoComplete: field.autoComplete,
              onValueChange: (value) => {
                clearErrors(path);
                bound.onChange(value);
              },
            })
          }
        </Field>
      )}
    />
  );
}

function Tick({ path, field }: InputProps) {
  const { control } = useFormContext<FormValues>();
  return (
    <Controller
      control={control}
      name={path}
      render={({ field: bound }) => (
        <Checkbox
          id={path}
          name={path}
          checked={bound.value === true}
          onCheckedChange={bound.onChange}
          onBlur={bound.onBlur}
          label={field.label}
        />
      )}
    />
  );
}

/** In place of a box whose code did not come. */
function NoSuggestions({ path, field, retry, isAsking, isAgain }: Pick<InputProps, "path" | "field"> & Retry) {
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p className="font-bold">{field.label}</p>
      <p>{notLoaded()}</p>
      <Button id={path} variant="outline" size="sm" busy={isAsking} autoFocus={isAgain} onClick={retry}>
        {tryAgain()}
      </Button>
    </div>
  );
}
