"use client";

import { useEffect, useState } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { AmountInput } from "@/components/ui/amount-input";
import { Combobox } from "@/components/ui/combobox";
import { MonthInput } from "@/components/ui/month-input";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { post } from "@/lib/http/post";
import { FormField } from "./form-field";

/** Suggested when the list does not load (SPEC section 7). */
const FALLBACK_COUNTRIES = ["United States", "United Kingdom", "Canada", "Australia", "Germany", "India"];

type Plan = { loanAmount: string; city: string; countryOfStudy: string; admissionStatus: string; targetIntake: string };

/** Loan amount, city, country, admission and intake, as the apply and profile forms ask them. */
export function PlanFields<Values extends FieldValues & Plan>({ control, form, admissionChoices }: {
  control: Control<Values>;
  form: string;
  admissionChoices: readonly { value: string; label: string }[];
}) {
  const countries = useCountries();
  const place = { control, form };
  const at = (name: keyof Plan) => name as FieldPath<Values>;
  return (
    <>
      <FormField {...place} name={at("loanAmount")} label="Loan amount">
        {(wiring) => <AmountInput {...wiring} picks={[1_000_000, 2_000_000, 4_000_000]} />}
      </FormField>
      <FormField {...place} name={at("city")} label="Permanent city">
        {(wiring) => <TextInput {...wiring} autoComplete="address-level2" maxLength={100} />}
      </FormField>
      <FormField {...place} name={at("countryOfStudy")} label="Country of study">
        {(wiring) => <Combobox {...wiring} suggestions={countries} />}
      </FormField>
      <FormField {...place} name={at("admissionStatus")} label="Admission status">
        {(wiring) => <Select {...wiring} choices={admissionChoices} />}
      </FormField>
      <FormField {...place} name={at("targetIntake")} label="Target intake" group>
        {(wiring) => <MonthInput {...wiring} />}
      </FormField>
    </>
  );
}

function useCountries() {
  const [countries, setCountries] = useState<readonly string[]>(FALLBACK_COUNTRIES);
  useEffect(() => {
    let isCurrent = true;
    post<{ name: string }[]>("countries/read").then(
      ({ data }) => { if (isCurrent && data.length > 0) setCountries(data.map(({ name }) => name)); },
      () => {},
    );
    return () => { isCurrent = false; };
  }, []);
  return countries;
}
