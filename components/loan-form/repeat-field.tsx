"use client";

import { Plus } from "lucide-react";
import type { ComponentType } from "react";
import { useFieldArray } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { numbered } from "@/lib/loan-form/answers";
import { t } from "@/lib/messages/text";
import type { InputProps } from "./input-props";
import { optional } from "./texts";

type Rows = { [path: string]: Record<string, unknown>[] };

/**
 * A list whose rows come and go; at least one always remains (SPEC section 5, Academic step). `Input` draws each answer
 * of a row.
 */
export function RepeatField({ path, field, Input, ...shared }: InputProps & { Input: ComponentType<InputProps> }) {
  const { fields: rows, append, remove } = useFieldArray<Rows>({ name: path });
  const inner = field.fields ?? {};
  const blank = Object.fromEntries(Object.entries(inner).map(([name, { empty }]) => [name, empty]));
  return (
    <div className="grid gap-4">
      {rows.map((row, index) => (
        <fieldset key={row.id} className="grid gap-4 border-t border-line pt-3">
          <legend className="pe-2 font-bold">
            <span>{`${numbered(field.label, index + 1)} `}</span>
            <span className="field-optional">{optional()}</span>
          </legend>
          {Object.entries(inner).map(([name, one]) => (
            <Input key={name} path={`${path}.${index}.${name}`} field={one} {...shared} optional />
          ))}
          {rows.length > 1 && !shared.locked && (
            <div>
              <Button variant="quiet" size="sm" onClick={() => remove(index)}>
                {t("wizard.removeRow", "Remove {{label}} {{number}}", {
                  label: field.label.toLowerCase(),
                  number: index + 1,
                })}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {!shared.locked && (
        <div>
          <Button variant="outline" onClick={() => append(blank)}>
            <Plus aria-hidden size={20} />
            <span>{field.addWords}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
