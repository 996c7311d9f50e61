"use client";

import { useState } from "react";
import { FormField } from "@/components/forms/form-field";
import { OtpStep } from "@/components/forms/otp-step";
import { Problem } from "@/components/forms/problem";
import { useCodeForm } from "@/components/forms/use-code-form";
import { PhoneInput } from "@/components/ui/phone-input";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { clearToasts } from "@/components/ui/toast";
import { markLoggedIn, readUserData } from "@/lib/auth/browser-flag";
import { GOOGLE_LOGIN_FAILED } from "@/lib/auth/otp-messages";
import { openSession, SignInError } from "@/lib/auth/session-client";
import { isRefused, post } from "@/lib/browser/post";
import { loginSchema } from "@/lib/users/schema";
import { fullPhone } from "@/lib/validation";
import { GoogleButton } from "./google-button";

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
          `This is not the account of ${email}. Please use the phone or the Google account that you signed up with.`,
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
      title={step === "phone" ? "Please log in again" : "Verify your phone"}
      closeLabel="Leave this page"
      dirty
    >
      {step === "phone" ? (
        <>
          <Problem problem={problem} />
          <p className="mb-5">
            Your session has ended. Log in as <strong className="wrap-anywhere">{email}</strong> to go on where you are.
            What you typed is still here.
          </p>
          <form noValidate onSubmit={send} className="grid gap-5">
            <FormField
              control={form.control}
              form="again"
              name="phone"
              label="Phone number"
              hint="We send a 6-digit code to this number."
            >
              {(wiring) => <PhoneInput {...wiring} />}
            </FormField>
            <Button type="submit" block busy={form.formState.isSubmitting}>
              Send OTP
            </Button>
          </form>
          <div className="mt-4 grid gap-4">
            <GoogleButton
              label="Continue with Google"
              failed={GOOGLE_LOGIN_FAILED}
              onStart={clearProblem}
              onProved={({ token }) => enter(token)}
              onFail={fail}
            />
            <Button variant="plain" onClick={onGiveUp}>
              Leave this page without logging in
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
