"use client";

import { Controller, useFormContext } from "react-hook-form";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { OTHER } from "@/lib/loan-form/fields";
import { t } from "@/lib/messages/text";
import type { InputProps } from "./input-props";
import { COPIED } from "./same-address";
import type { FormValues } from "./section-values";

/** India, or another country by its name; how the address is asked for follows. */
export function CountryInput({ path, field }: InputProps) {
  const { control, clearErrors, getValues, setValue } = useFormContext<FormValues>();
  const beside = (name: string) => path.replace(/[^.]*$/, name);

  function choose(where: string) {
    setValue(path, where === OTHER ? OTHER : undefined, { shouldDirty: true });
    clearErrors([path, ...["phoneNumber", ...COPIED].map(beside)]);
    if (where !== OTHER || getValues(beside("useSameAddress")) !== true) return;
    // The student's own address, which the box had copied.
    setValue(beside("useSameAddress"), false, { shouldDirty: true });
    for (const name of COPIED) setValue(beside(name), "", { shouldDirty: true });
  }

  return (
    <Controller
      control={control}
      name={path}
      render={({ field: bound, fieldState: { error } }) => {
        const name = String(bound.value ?? "");
        const isAbroad = name !== "";
        return (
          <div className="grid gap-4">
            <ChoiceGroup
              id={isAbroad ? `${path}-in` : path}
              label={field.label}
              columns="short"
              choices={[
                { value: "", label: t("wizard.india", "India") },
                { value: OTHER, label: t("wizard.anotherCountry", "Another country") },
              ]}
              value={isAbroad ? OTHER : ""}
              onValueChange={choose}
            />
            {isAbroad && (
              <Field id={path} label={t("wizard.country", "Country")} error={error?.message}>
                {(wiring) => (
                  <TextInput
                    {...wiring}
                    ref={bound.ref}
                    name={path}
                    autoComplete="country-name"
                    value={name === OTHER ? "" : name}
                    onBlur={bound.onBlur}
                    onValueChange={(typed) => {
                      clearErrors(path);
                      bound.onChange(typed || OTHER);
                    }}
                  />
                )}
              </Field>
            )}
          </div>
        );
      }}
    />
  );
}
