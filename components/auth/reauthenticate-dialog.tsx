"use client";

import { useState } from "react";
import { PhoneField } from "@/components/forms/contact-fields";
import { OtpStep, otpTitle } from "@/components/forms/otp-step";
import { Problem } from "@/components/forms/problem";
import { sendLabel, useCodeForm } from "@/components/forms/use-code-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { RichText } from "@/components/ui/rich-text";
import { clearToasts } from "@/components/ui/toast";
import { markLoggedIn, readUserData } from "@/lib/auth/browser-flag";
import { googleLoginFailed } from "@/lib/auth/otp-messages";
import { openSession, SignInError } from "@/lib/auth/session-client";
import { isRefused, post } from "@/lib/browser/post";
import { t } from "@/lib/messages/text";
import { loginSchema } from "@/lib/users/schema";
import { fullPhone } from "@/lib/validation";
import { continueWithGoogle, GoogleButton } from "./google-button";

/**
 * Login over a page whose session has ended. Only the account whose page it is gets in: the e-mail is fixed, and the
 * server opens a session for the proved phone or Google account only if its e-mail is this one.
 */
export function ReauthenticateDialog({
  email,
  onAgain,
  onGiveUp,
}: {
  email: string;
  onAgain: () => void;
  onGiveUp: () => void;
}) {
  const [step, setStep] = useState<"phone" | "otp">("phone");
  const { form, problem, fail, clearProblem, send } = useCodeForm(
    loginSchema.pick({ phone: true }),
    { phone: "" },
    ({ phone }) => post("users/login", { email, phone: fullPhone(phone) }).catch(explain),
    () => setStep("otp"),
  );

  function explain(error: unknown): never {
    throw isRefused(error, "noAccount")
      ? new SignInError(
          t(
            "session.otherAccount",
            "This is not the account of {{email}}. Please use the phone or the Google account that you signed up with.",
            { email },
          ),
        )
      : error;
  }
  async function enter(token: string) {
    await openSession(token, email).catch(explain);
    const person = readUserData();
    if (person) markLoggedIn(person);
    clearToasts();
    onAgain();
  }

  return (
    <Dialog
      open
      onClose={onGiveUp}
      title={step === "phone" ? t("session.dialogTitle", "Please log in again") : otpTitle()}
      closeLabel={t("session.leavePage", "Leave this page")}
      dirty
    >
      {step === "phone" ? (
        <>
          <Problem problem={problem} />
          <p className="mb-5">
            <RichText
              text={t(
                "session.dialogIntro",
                "Your session has ended. Log in as <who>{{email}}</who> to go on where you are. What you typed is still here.",
                { email },
              )}
              parts={{ who: (words) => <strong className="wrap-anywhere">{words}</strong> }}
            />
          </p>
          <form noValidate onSubmit={send} className="grid gap-5">
            <PhoneField control={form.control} form="again" />
            <Button type="submit" block busy={form.formState.isSubmitting}>
              {sendLabel()}
            </Button>
          </form>
          <div className="mt-4 grid gap-4">
            <GoogleButton
              label={continueWithGoogle()}
              failed={googleLoginFailed()}
              onStart={clearProblem}
              onProved={({ token }) => enter(token)}
              onFail={fail}
            />
            <Button variant="plain" onClick={onGiveUp}>
              {t("session.leaveWithoutLogin", "Leave this page without logging in")}
            </Button>
          </div>
        </>
      ) : (
        <OtpStep
          flow="login"
          phone={form.getValues("phone")}
          onConfirmed={enter}
          onChangeNumber={() => setStep("phone")}
        />
      )}
    </Dialog>
  );
}
