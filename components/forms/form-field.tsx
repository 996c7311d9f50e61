"use client";

import type { ReactNode } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import type { Elements } from "@/components/ui/elements";
import { Field } from "@/components/ui/field";

type Wiring = {
  id: string;
  name: string;
  invalid: boolean;
  describedBy: string | undefined;
  onBlur: () => void;
  ref: (node: HTMLElement | null) => void;
};

/**
 * A field of one of the modals' forms. Its error goes as soon as it is edited (SPEC section 5) and comes back on the
 * next try. The id carries the form's name, since the page beneath may have a field of the same name.
 */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>, Value = string>({
  control,
  name,
  form,
  children,
  ...field
}: {
  control: Control<Values>;
  name: Name;
  form: string;
  label: ReactNode;
  optional?: boolean;
  hint?: ReactNode;
  group?: boolean;
  children: (wiring: Wiring & { value: Value; onValueChange: (value: Value) => void }) => Elements;
}) {
  const { field: bound, fieldState } = useController({ control, name });
  return (
    <Field {...field} id={`${form}-${name}`} name={name} error={fieldState.error?.message}>
      {(wiring) =>
        children({
          ...wiring,
          value: bound.value as Value,
          onValueChange: bound.onChange,
          onBlur: bound.onBlur,
          ref: bound.ref,
        })
      }
    </Field>
  );
}
