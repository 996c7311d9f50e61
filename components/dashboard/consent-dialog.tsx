"use client";

import * as z from "zod/mini";
import { ConsentField } from "@/components/forms/consent-field";
import { Problem } from "@/components/forms/problem";
import { SubmitButton } from "@/components/forms/submit-button";
import { useCallForm } from "@/components/forms/use-call-form";
import { saving } from "@/components/forms/waiting";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { post } from "@/lib/browser/post";
import { saidBy } from "@/lib/messages/load-failures";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { CONSENT_VERSION } from "@/lib/users/consent";
import { consentBox } from "@/lib/users/schema";

const consentForm = z.strictObject({ consent: consentBox });
/** Nothing that the student kept here is touched: they may come back and agree. */
const leave = () => location.assign(routes.home);

/** The notice, and the yes that the account was opened without. Whoever does not agree leaves the dashboard. */
export function ConsentDialog({ onAnswered }: { onAnswered: () => Promise<unknown> }) {
  const { form, problem, failCall, submit } = useCallForm(consentForm, { consent: false }, "consent");
  const agree = submit(async () => {
    try {
      await post("users/consent", { consentVersion: CONSENT_VERSION });
      await onAnswered();
    } catch (error) {
      failCall(error, saidBy(error));
    }
  });
  return (
    <Dialog
      open
      onClose={leave}
      title={t("consent.title", "Before you go on")}
      closeLabel={t("consent.leave", "Leave the dashboard without agreeing")}
      dirty
    >
      <Problem problem={problem} />
      <p className="mb-5">
        {t(
          "consent.intro",
          "Your account was opened without your agreement to how we use your details. Please read this, and tick the box if you agree.",
        )}
      </p>
      <form noValidate onSubmit={agree} className="grid gap-5">
        <ConsentField control={form.control} form="consent" purpose="account" />
        <SubmitButton busy={form.formState.isSubmitting} waiting={form.formState.isSubmitting && saving()}>
          {t("consent.agree", "Agree and go on")}
        </SubmitButton>
        <Button variant="plain" onClick={leave}>
          {t("consent.leave", "Leave the dashboard without agreeing")}
        </Button>
      </form>
    </Dialog>
  );
}
