"use client";

import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { useCountries } from "@/components/suggestions/use-countries";
import { AmountInput } from "@/components/ui/amount-input";
import { Combobox } from "@/components/ui/combobox";
import { MonthBox } from "./month-box";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { t } from "@/lib/messages/text";
import { FormField } from "./form-field";

type Plan = { loanAmount: string; city: string; countryOfStudy: string; admissionStatus: string; targetIntake: string };

/** Loan amount, city, country, admission and intake, as the apply and profile forms ask them. */
export function PlanFields<Values extends FieldValues & Plan>({
  control,
  form,
  admissionChoices,
}: {
  control: Control<Values>;
  form: string;
  admissionChoices: readonly { value: string; label: string }[];
}) {
  const countries = useCountries();
  const place = { control, form };
  const at = (name: keyof Plan) => name as FieldPath<Values>;
  return (
    <>
      <FormField {...place} name={at("loanAmount")} label={t("forms.loanAmount", "Loan amount")}>
        {(wiring) => <AmountInput {...wiring} picks={[1_000_000, 2_000_000, 4_000_000]} />}
      </FormField>
      <FormField {...place} name={at("city")} label={t("forms.city", "Permanent city")}>
        {(wiring) => <TextInput {...wiring} autoComplete="address-level2" maxLength={100} />}
      </FormField>
      <FormField {...place} name={at("countryOfStudy")} label={t("forms.country", "Country of study")}>
        {(wiring) => <Combobox {...wiring} suggestions={countries} />}
      </FormField>
      <FormField {...place} name={at("admissionStatus")} label={t("forms.admission", "Admission status")}>
        {(wiring) => <Select {...wiring} choices={admissionChoices} />}
      </FormField>
      <FormField {...place} name={at("targetIntake")} label={t("forms.intake", "Target intake")} group>
        {(wiring) => <MonthBox {...wiring} />}
      </FormField>
    </>
  );
}
