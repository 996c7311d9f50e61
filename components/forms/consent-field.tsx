"use client";

import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";

import { RichText } from "@/components/ui/rich-text";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { type ConsentFor, consentItems, consentStatement } from "@/lib/users/consent";
import { FormField } from "./form-field";
import { NoticeLanguages } from "./notice-languages";

export function ConsentField<Values extends FieldValues & { consent: boolean }>({
  control,
  form,
  purpose,
}: {
  control: Control<Values>;
  form: string;
  purpose: ConsentFor;
}) {
  return (
    <FormField<Values, FieldPath<Values>, boolean>
      control={control}
      form={form}
      name={"consent" as FieldPath<Values>}
      group
      label={t("forms.consentTitle", "What we do with your details")}
      hint={
        <>
          <ul className="list-disc pl-5">
            {consentItems(purpose).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="mt-2">
            <RichText
              text={t(
                "forms.consentMore",
                "Who gets them, how to withdraw and how to complain: <policy>privacy policy (opens in a new tab)</policy>.",
              )}
              parts={{
                policy: (words) => (
                  <a href={routes.privacy} target="_blank" rel="noopener" className="link">
                    {words}
                  </a>
                ),
              }}
            />
          </p>
          <p className="mt-2">
            <span>{`${t("forms.consentLanguages", "The notice in other languages:")} `}</span>
            <NoticeLanguages />
          </p>
        </>
      }
    >
      {({ value, onValueChange, ...wiring }) => (
        <Checkbox {...wiring} checked={value} onCheckedChange={onValueChange} label={consentStatement()} />
      )}
    </FormField>
  );
}
