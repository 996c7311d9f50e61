"use client";

import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { PhoneInput } from "@/components/ui/phone-input";
import { TextInput } from "@/components/ui/text-input";
import { t } from "@/lib/messages/text";
import { FormField } from "./form-field";

type Place<Values extends FieldValues> = { control: Control<Values>; form: string };

export function NameField<Values extends FieldValues & { name: string }>({ control, form }: Place<Values>) {
  return (
    <FormField
      control={control}
      form={form}
      name={"name" as FieldPath<Values>}
      label={t("forms.fullName", "Full name")}
    >
      {(wiring) => <TextInput {...wiring} autoComplete="name" maxLength={100} />}
    </FormField>
  );
}

export function ContactFields<Values extends FieldValues & { email: string; phone: string }>({
  control,
  form,
}: Place<Values>) {
  return (
    <>
      <FormField control={control} form={form} name={"email" as FieldPath<Values>} label={t("forms.email", "Email")}>
        {(wiring) => (
          <TextInput
            {...wiring}
            type="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        )}
      </FormField>
      <PhoneField control={control} form={form} />
    </>
  );
}

export function PhoneField<Values extends FieldValues & { phone: string }>({ control, form }: Place<Values>) {
  return (
    <FormField
      control={control}
      form={form}
      name={"phone" as FieldPath<Values>}
      label={t("forms.phone", "Phone number")}
      hint={t("forms.phoneHint", "We send a 6-digit code to this number.")}
    >
      {(wiring) => <PhoneInput {...wiring} />}
    </FormField>
  );
}
