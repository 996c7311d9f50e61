"use client";

import { useState } from "react";
import { ContactFields } from "@/components/forms/contact-fields";
import { FilledIn } from "@/components/forms/filled-in";
import type { Typed } from "@/components/forms/modal-store";
import { OtpStep, otpTitle } from "@/components/forms/otp-step";
import { Problem } from "@/components/forms/problem";
import { SubmitButton } from "@/components/forms/submit-button";
import { useCodeForm } from "@/components/forms/use-code-form";
import { Dialog } from "@/components/ui/dialog";
import { focusField } from "@/components/ui/focus-field";
import type { GoogleProof } from "@/lib/auth/google-client";
import { googleLoginFailed } from "@/lib/auth/otp-messages";
import { openSession } from "@/lib/auth/open-session";
import { post } from "@/lib/browser/post";
import { forgetAnswers, loadAnswers } from "@/lib/drafts/answer-store";
import { contactOf } from "@/lib/drafts/shared-answers";
import { t } from "@/lib/messages/text";
import { loginSchema } from "@/lib/users/schema";
import { fullPhone, normalEmail } from "@/lib/contact/validation";
import { AgreeStep } from "./agree-step";
import { enterWithGoogle, isNewcomer } from "./enter-with-google";
import { goIn } from "./go-in";
import { continueWithGoogle } from "./google-button";
import { OtherWaysIn } from "./other-ways";

const TITLES = {
  login: () => t("auth.loginTitle", "Login"),
  otp: otpTitle,
  agree: () => t("auth.agreeTitle", "Create your account"),
};
type Person = { userId: string; name: string; email: string };

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
  const [saved, setSaved] = useState(loadAnswers);
  const given = typed ?? contactOf(saved);
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
    await connect(google, data, token);
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
    setSaved({});
    form.reset({ email: "", phone: "" });
    focusField("login-email");
  }

  const finish = (person: Person) => goIn(person, onClose);

  return (
    <Dialog open onClose={onClose} title={TITLES[step]()} dirty={step !== "login"}>
      {step === "login" && (
        <>
          <Problem problem={problem} />
          {!typed && saved.email && <FilledIn onEmpty={empty} />}
          <form noValidate onSubmit={send} className="grid gap-5">
            <ContactFields control={form.control} form="login" />
            <SubmitButton busy={form.formState.isSubmitting} waiting={waiting} />
          </form>
          <OtherWaysIn
            label={continueWithGoogle()}
            failed={googleLoginFailed()}
            onStart={clearProblem}
            onProved={proved}
            onFail={fail}
            switchText={t("auth.newHere", "New here? <button>Sign up</button>")}
            onSwitch={() => onSwitch(form.getValues())}
          />
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
 * @param phoneProof the identity token of the code that was just confirmed
 */
async function connect(waiting: GoogleProof | null, person: Person, phoneProof: string) {
  if (!waiting || normalEmail(waiting.email) !== person.email) return;
  // The login stands without it: next time Google is tried, it waits for the phone again.
  await post("users/loginwithgoogle", { email: waiting.email, name: waiting.name, phoneProof }, waiting.token).catch(
    () => {},
  );
}
