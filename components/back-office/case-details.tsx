"use client";

import * as z from "zod/mini";
import { FormField } from "@/components/forms/form-field";
import { Problem } from "@/components/forms/problem";
import { useCallForm } from "@/components/forms/use-call-form";
import { Button } from "@/components/ui/button";
import { TextInput } from "@/components/ui/text-input";
import { success } from "@/components/ui/toast";
import { caseDetailsBody } from "@/lib/back-office/schema";
import { t } from "@/lib/messages/text";
import { callBackOffice } from "./call-back-office";

const fields = z.pick(caseDetailsBody, { branch: true, lenderReference: true });
type Fields = z.input<typeof fields>;

export function CaseDetails({
  caseId,
  onSaved,
  ...details
}: Fields & { caseId: string; onSaved: () => Promise<unknown> }) {
  const {
    form: { control, formState },
    problem,
    failCall,
    submit,
  } = useCallForm<Fields>(fields, details);
  const save = submit(async (answers) => {
    try {
      await callBackOffice("details", { caseId, ...answers });
    } catch (error) {
      return failCall(error);
    }
    await onSaved();
    success(t("desk.detailsSaved", "Saved."));
  });
  const place = { control, form: "case-details" };
  return (
    <section aria-labelledby="case-details" className="card">
      <h2 id="case-details" className="text-h3">
        {t("desk.details", "Branch and number")}
      </h2>
      <Problem problem={problem} />
      <form noValidate onSubmit={save} className="mt-4 grid gap-5">
        <FormField {...place} name="branch" label={t("desk.branch", "Branch")} optional>
          {(wiring) => <TextInput {...wiring} autoComplete="off" maxLength={120} />}
        </FormField>
        <FormField
          {...place}
          name="lenderReference"
          label={t("desk.lenderReference", "The lender's number for it")}
          optional
        >
          {(wiring) => <TextInput {...wiring} autoComplete="off" maxLength={120} />}
        </FormField>
        <Button type="submit" busy={formState.isSubmitting} className="justify-self-start">
          {t("desk.saveDetails", "Save")}
        </Button>
      </form>
    </section>
  );
}
