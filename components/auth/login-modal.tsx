"use client";

import { useState } from "react";
import { ContactFields } from "@/components/forms/contact-fields";
import { FilledIn } from "@/components/forms/filled-in";
import type { Typed } from "@/components/forms/modal-store";
import { OtpStep, otpTitle } from "@/components/forms/otp-step";
import { Problem } from "@/components/forms/problem";
import { sendLabel, useCodeForm } from "@/components/forms/use-code-form";
import { Waiting } from "@/components/forms/waiting";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { focusField } from "@/components/ui/focus-field";
import { RichText } from "@/components/ui/rich-text";
import { success } from "@/components/ui/toast";
import { markLoggedIn } from "@/lib/auth/browser-flag";
import type { GoogleProof } from "@/lib/auth/google-client";
import { googleLoginFailed, loggedIn } from "@/lib/auth/otp-messages";
import { goToDashboardSoon, openSession } from "@/lib/auth/session-client";
import { post } from "@/lib/browser/post";
import { forgetAnswers, keepAnswersOf, recallAnswers } from "@/lib/drafts/answer-store";
import { contactOf } from "@/lib/drafts/shared-answers";
import { t } from "@/lib/messages/text";
import { loginSchema } from "@/lib/users/schema";
import { fullPhone, normalEmail } from "@/lib/validation";
import { AgreeStep } from "./agree-step";
import { enterWithGoogle, isNewcomer } from "./enter-with-google";
import { continueWithGoogle, GoogleButton } from "./google-button";

const TITLES = {
  login: () => t("auth.loginTitle", "Login"),
  otp: otpTitle,
  agree: () => t("auth.agreeTitle", "Create your account"),
};
type Person = { name: string; email: string };

/** Login: e-mail and phone, then the code; or a Google account (SPEC section 4). */
export function LoginModal({
  typed,
  onClose,
  onSwitch,
}: {
  typed?: Typed;
  onClose: () => void;
  onSwitch: (typed: Typed) => void;
}) {
  const [step, setStep] = useState<keyof typeof TITLES>("login");
  const [google, setGoogle] = useState<GoogleProof | null>(null);
  const [told, setTold] = useState(recallAnswers);
  const given = typed ?? contactOf(told);
  const { form, problem, fail, clearProblem, send, waiting } = useCodeForm(
    "login",
    loginSchema,
    { email: given.email, phone: given.phone },
    ({ email, phone }) => post("users/login", { email, phone: fullPhone(phone) }),
    () => setStep("otp"),
  );

  async function confirmed(token: string) {
    const { email, phone } = form.getValues();
    const { data } = await post<Person>("users/login", { email, phone: fullPhone(phone) }, token);
    await openSession(token, email);
    await connect(google, data);
    finish(data);
  }

  async function proved(proof: GoogleProof) {
    try {
      finish(await enterWithGoogle(proof, false));
    } catch (error) {
      setGoogle(proof);
      if (!isNewcomer(error)) throw error;
      setStep("agree");
    }
  }

  function empty() {
    forgetAnswers();
    setTold({});
    form.reset({ email: "", phone: "" });
    focusField("login-email");
  }

  function finish(person: Person) {
    markLoggedIn(person);
    keepAnswersOf(person.email);
    onClose();
    success(loggedIn());
    goToDashboardSoon();
  }

  return (
    <Dialog open onClose={onClose} title={TITLES[step]()} dirty={step !== "login"}>
      {step === "login" && (
        <>
          <Problem problem={problem} />
          {!typed && told.email && <FilledIn onEmpty={empty} />}
          <form noValidate onSubmit={send} className="grid gap-5">
            <ContactFields control={form.control} form="login" />
            <div className="grid">
              <Button type="submit" block busy={form.formState.isSubmitting}>
                {sendLabel()}
              </Button>
              <Waiting for={waiting} />
            </div>
          </form>
          <div className="mt-4 grid gap-4">
            <GoogleButton
              label={continueWithGoogle()}
              failed={googleLoginFailed()}
              onStart={clearProblem}
              onProved={proved}
              onFail={fail}
            />
            <p>
              <RichText
                text={t("auth.newHere", "New here? <button>Sign up</button>")}
                parts={{
                  button: (words) => (
                    <Button variant="plain" size="sm" onClick={() => onSwitch(form.getValues())}>
                      {words}
                    </Button>
                  ),
                }}
              />
            </p>
          </div>
        </>
      )}
      {step === "otp" && (
        <OtpStep
          flow="login"
          phone={form.getValues("phone")}
          onConfirmed={confirmed}
          onChangeNumber={() => setStep("login")}
        />
      )}
      {step === "agree" && google && <AgreeStep google={google} onDone={finish} onBack={() => setStep("login")} />}
    </Dialog>
  );
}

/**
 * Ties the Google account that had to wait for the phone to the account that is now logged in, if it is the same
 * person's.
 */
async function connect(waiting: GoogleProof | null, person: Person) {
  if (!waiting || normalEmail(waiting.email) !== person.email) return;
  // The login stands without it: next time Google is tried, it waits for the phone again.
  await post("users/loginwithgoogle", { email: waiting.email, name: waiting.name }, waiting.token).catch(() => {});
}
