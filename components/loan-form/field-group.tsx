"use client";

import type { ComponentType } from "react";
import type { InputProps } from "./input-props";
import { optional } from "./texts";

/** Answers that belong together, such as the kind of a letter and the letter. `Input` draws each of them. */
export function FieldGroup({ path, field, Input, ...shared }: InputProps & { Input: ComponentType<InputProps> }) {
  return (
    <fieldset className="grid gap-4 rounded-md border border-line p-4 md:col-span-2">
      <legend className="px-1 font-bold">
        {field.label} <span className="field-optional">{optional()}</span>
      </legend>
      {Object.entries(field.fields ?? {}).map(([name, one]) => (
        <Input key={name} path={`${path}.${name}`} field={one} {...shared} optional />
      ))}
    </fieldset>
  );
}
