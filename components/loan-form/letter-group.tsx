"use client";

import type { Field } from "@/lib/loan-form/fields";
import { FieldInput, type Shared } from "./field-input";

/** Answers that belong together, such as the kind of a letter and the letter. */
export function LetterGroup({ path, field, ...shared }: Shared & { path: string; field: Field }) {
  return (
    <fieldset className="grid gap-4 rounded-md border border-line p-4 md:col-span-2">
      <legend className="px-1 font-bold">
        {field.label} <span className="field-optional">(optional)</span>
      </legend>
      {Object.entries(field.fields ?? {}).map(([name, one]) => (
        <FieldInput key={name} path={`${path}.${name}`} field={one} {...shared} optional />
      ))}
    </fieldset>
  );
}
