"use client";

import type { ComponentType } from "react";
import type { InputProps } from "./input-props";
import { optional } from "./texts";

/** Answers that belong together, such as the kind of a letter and the letter. `Input` draws each of them. */
export function FieldGroup({ path, field, Input, ...shared }: InputProps & { Input: ComponentType<InputProps> }) {
  return (
    <fieldset className="grid gap-4 border-t border-line pt-3">
      <legend className="pe-2 font-bold">
        <span>{`${field.label} `}</span>
        <span className="field-optional">{optional()}</span>
      </legend>
      {Object.entries(field.fields ?? {}).map(([name, one]) => (
        <Input key={name} path={`${path}.${name}`} field={one} {...shared} optional />
      ))}
    </fieldset>
  );
}
