"use client";

import * as z from "zod/mini";
import { ConsentField } from "@/components/forms/consent-field";
import { Problem } from "@/components/forms/problem";
import { SubmitButton } from "@/components/forms/submit-button";
import { useCallForm } from "@/components/forms/use-call-form";
import { openingAccount } from "@/components/forms/waiting";
import { Button } from "@/components/ui/button";
import { failure } from "@/components/ui/toast";
import { RichText } from "@/components/ui/rich-text";
import type { GoogleProof } from "@/lib/auth/google-client";
import { googleSignupFailed } from "@/lib/auth/otp-messages";
import { saidBy } from "@/lib/messages/load-failures";
import { t } from "@/lib/messages/text";
import { consentBox } from "@/lib/users/schema";
import { enterWithGoogle } from "./enter-with-google";

const agreeForm = z.strictObject({ consent: consentBox });

/** Before an account is opened for somebody who came to log in with Google: the notice, and the person's yes. */
export function AgreeStep({
  google,
  onDone,
  onBack,
}: {
  google: GoogleProof;
  onDone: (person: { userId: string; name: string; email: string }) => void;
  onBack: () => void;
}) {
  const { form, problem, failCall, submit } = useCallForm(agreeForm, { consent: false }, "agree");
  const create = submit(async () => {
    try {
      onDone(await enterWithGoogle(google, true));
    } catch (error) {
      failCall(error, googleSignupFailed());
      failure(saidBy(error, googleSignupFailed()));
    }
  });
  return (
    <>
      <Problem problem={problem} />
      <p className="mb-5">
        <RichText
          text={t(
            "auth.agree",
            "There is no account for <who>{{email}}</who> yet. We open one when you agree to this.",
            { email: google.email },
          )}
          parts={{ who: (words) => <strong className="wrap-anywhere">{words}</strong> }}
        />
      </p>
      <form noValidate onSubmit={create} className="grid gap-5">
        <ConsentField control={form.control} form="agree" purpose="account" />
        <SubmitButton busy={form.formState.isSubmitting} waiting={form.formState.isSubmitting && openingAccount()}>
          {t("auth.createAccount", "Create account")}
        </SubmitButton>
        <Button variant="plain" onClick={onBack}>
          {t("auth.backToLogin", "Back to login")}
        </Button>
      </form>
    </>
  );
}
