"use client";

import { useEffect, useRef } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useCountries, useUniversities } from "@/components/suggestions/use-countries";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { RELATIONS } from "@/lib/loan-form/choices";
import { type FieldSpec as FormField, OTHER, type Suggestions } from "@/lib/loan-form/fields";
import { t } from "@/lib/messages/text";
import type { FormValues } from "./section-values";

/** Heights of the open list in CSS pixels (SPEC section 2). */
const HEIGHT: Record<Suggestions, number> = { countries: 200, universities: 100, relations: 200 };

/**
 * A free answer with suggestions. Where the field names another one for typed answers, an answer on the list stands in
 * the field itself and any other one in that field, once the box has been left.
 */
export function SuggestedInput({
  path,
  field,
  optional,
  readOnly,
  locked,
}: {
  path: string;
  field: FormField;
  optional: boolean;
  readOnly: boolean;
  locked: boolean;
}) {
  const { setValue, clearErrors, trigger } = useFormContext<FormValues>();
  const {
    fieldState: { error },
    formState: { isSubmitted },
  } = useController<FormValues>({ name: path });
  const [value = "", typed = "", country = "", ownCountry = ""] = useWatch<FormValues>({
    name: [path, field.typedInto ?? "", "countryOfUniversity", "customCountry"],
  }) as (string | undefined)[];
  const suggestions = useSuggestionsFor(field.suggestions, country, typed || value);
  const shown = field.typedInto && typed ? typed : value === OTHER ? "" : value;
  const needsCountry = field.suggestions === "universities" && !country && !ownCountry;

  // The country was changed after the university was chosen: it stays and is asked about, never cleared silently.
  const isElsewhere =
    field.suggestions === "universities" &&
    suggestions.length > 0 &&
    value !== "" &&
    value !== OTHER &&
    !suggestions.includes(value);

  const write = (name: string, answer: string) => setValue(name, answer, { shouldDirty: true });
  const onList = (answer: string) => suggestions.find((name) => same(name, answer));
  const wasTyped = useRef(false);
  function type(answer: string) {
    wasTyped.current = true;
    clearErrors(path);
    if (!field.typedInto) return write(path, answer);
    const known = onList(answer);
    write(path, known ?? (answer.trim() ? OTHER : ""));
    write(field.typedInto, known ? "" : answer);
  }

  // Typed before the list arrived: what is on it counts as chosen from it.
  const late = field.typedInto && typed ? onList(typed) : undefined;
  useEffect(() => {
    if (!late || !field.typedInto || !wasTyped.current) return;
    setValue(path, late, { shouldDirty: true });
    setValue(field.typedInto, "", { shouldDirty: true });
  }, [late, path, field.typedInto, setValue]);

  return (
    <Field
      id={path}
      label={field.label}
      optional={optional}
      error={error?.message}
      hint={
        needsCountry
          ? t("wizard.countryFirst", "Choose the country first")
          : isElsewhere
            ? t("wizard.universityElsewhere", "Please check: this university is not on our list for {{country}}", {
                country,
              })
            : field.help
      }
    >
      {(wiring) => (
        <Combobox
          {...wiring}
          value={shown}
          suggestions={suggestions}
          maxHeight={HEIGHT[field.suggestions ?? "relations"]}
          readOnly={readOnly}
          disabled={locked || needsCountry}
          onValueChange={type}
          onCommit={(answer) => {
            // It comes a moment after the box was left, and the list may be another country's by then: what was chosen
            // from the last one stays chosen.
            if (answer.trim() !== value) type(answer.trim());
            if (isSubmitted) void trigger(path);
          }}
        />
      )}
    </Field>
  );
}

const same = (name: string, typed: string) => name.toLowerCase() === typed.trim().toLowerCase();

function useSuggestionsFor(kind: Suggestions | undefined, country: string, typed: string): readonly string[] {
  const countries = useCountries(kind === "countries");
  const universities = useUniversities(kind === "universities" && country !== OTHER ? country : "", typed);
  return kind === "countries" ? countries : kind === "universities" ? universities : RELATIONS;
}
