"use client";

import { useWatch } from "react-hook-form";
import type { Fields } from "@/lib/loan-form/fields";
import type { Section } from "@/lib/loan-form/registry";
import type { Circumstances } from "@/lib/loan-form/section";
import { FieldInput } from "./field-input";
import type { Shared } from "./input-props";
import { PinPlaces } from "./pin-places";
import type { FormValues } from "./section-values";
import { usePinSuggestions } from "./use-pin-suggestions";

/** All the questions of a section, for one person or for the student; those that do not apply are left out. */
export function FieldList({
  section,
  prefix,
  circumstances,
  readOnly,
  ...shared
}: Omit<Shared, "optional" | "readOnly"> & {
  section: Section;
  /** "" or a person's place and a dot: "0.". */
  prefix: string;
  circumstances: Circumstances;
  /** Names of the fields that are shown but copied from elsewhere. */
  readOnly?: readonly string[];
}) {
  const all = useWatch<FormValues>();
  const values = (prefix ? all[prefix.slice(0, -1)] : all) as FormValues | undefined;
  const { places, choose } = usePinSuggestions(
    prefix,
    "pinCode" in section.fields && !readOnly?.includes("pinCode") && !shared.locked,
  );
  const fields: Fields = section.fields;
  const documents = Object.values(fields).some(({ kind }) => kind === "upload");
  return (
    <div className={documents ? "grid items-start gap-4 md:grid-cols-2" : "grid max-w-180 gap-6"}>
      {Object.entries(fields)
        .filter(
          ([name, { kind }]) => kind !== "id" && kind !== "typed" && section.isShown(name, values ?? {}, circumstances),
        )
        .map(([name, field]) => {
          const input = (
            <FieldInput
              key={name}
              path={prefix + name}
              field={field}
              {...shared}
              readOnly={readOnly?.includes(name) ?? false}
              optional={!section.isRequired(name, values ?? {}, circumstances)}
            />
          );
          if (name !== "city" || shared.locked) return input;
          return (
            <div key={name}>
              {input}
              <PinPlaces places={places} city={values?.city} state={values?.state} onChoose={choose} />
            </div>
          );
        })}
    </div>
  );
}
