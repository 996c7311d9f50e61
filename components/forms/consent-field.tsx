"use client";

import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { CONSENT_ITEMS, CONSENT_STATEMENT } from "@/lib/users/consent";
import { routes } from "@/lib/routes";
import { FormField } from "./form-field";

/** What is asked for and why, item by item, and the box that agrees to it; never ticked beforehand. */
export function ConsentField<Values extends FieldValues & { consent: boolean }>({
  control,
  form,
}: {
  control: Control<Values>;
  form: string;
}) {
  return (
    <FormField<Values, FieldPath<Values>, boolean>
      control={control}
      form={form}
      name={"consent" as FieldPath<Values>}
      group
      label="What we do with your details"
      hint={
        <>
          <ul className="list-disc pl-5">
            {CONSENT_ITEMS.map(({ data, purpose }) => (
              <li key={data}>
                {data}: {purpose}.
              </li>
            ))}
          </ul>
          <p className="mt-2">
            Who gets them, how to withdraw and how to complain:{" "}
            <a href={routes.privacy} target="_blank" rel="noopener">
              privacy policy (opens in a new tab)
            </a>
            .
          </p>
        </>
      }
    >
      {({ value, onValueChange, ...wiring }) => (
        <Checkbox {...wiring} checked={value} onCheckedChange={onValueChange} label={CONSENT_STATEMENT} />
      )}
    </FormField>
  );
}
