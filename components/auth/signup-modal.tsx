"use client";

import { useState } from "react";
import { flushSync } from "react-dom";
import { ConsentField } from "@/components/forms/consent-field";
import { ContactFields, NameField } from "@/components/forms/contact-fields";
import { FilledIn } from "@/components/forms/filled-in";
import type { Typed } from "@/components/forms/modal-store";
import { OtpStep, otpTitle } from "@/components/forms/otp-step";
import { Problem } from "@/components/forms/problem";
import { SubmitButton } from "@/components/forms/submit-button";
import { openingAccount } from "@/components/forms/waiting";
import { Dialog } from "@/components/ui/dialog";
import { focusField } from "@/components/ui/focus-field";
import type { GoogleProof } from "@/lib/auth/google-client";
import { googleSignupFailed } from "@/lib/auth/otp-messages";
import { forgetAnswers, loadAnswers } from "@/lib/drafts/answer-store";
import { contactOf, profileOf } from "@/lib/drafts/shared-answers";
import { t } from "@/lib/messages/text";
import { AccountReady } from "./account-ready";
import { enterWithGoogle } from "./enter-with-google";
import { goIn } from "./go-in";
import { OtherWaysIn } from "./other-ways";
import { ProfileStep } from "./profile-step";
import { SignupSummary } from "./signup-summary";
import { isProved, type SignupStep, useSignup } from "./use-signup";

const TITLES: Record<SignupStep, () => string> = {
  signup: () => t("auth.signupTitle", "Sign Up"),
  otp: otpTitle,
  profile: () => t("auth.profileTitle", "Complete Profile"),
  success: () => t("auth.successTitle", "Account Created"),
};

/**
 * Signup: the account, its phone's code, the plan, done (SPEC section 4). From the code on there is a session, and the
 * browser knows it: whoever leaves at the plan is logged in, and the application asks for the same answers later. Who
 * confirmed the phone minutes ago, for a callback, is shown what was told then, ticks the box and is done.
 */
export function SignupModal({
  typed,
  onClose,
  onSwitch,
}: {
  typed?: Typed;
  onClose: () => void;
  onSwitch: (typed: Typed) => void;
}) {
  const [step, setStep] = useState<SignupStep>("signup");
  const [saved, setSaved] = useState(loadAnswers);
  const start = typed ?? contactOf(saved);
  const [isKnown, setKnown] = useState(() => Boolean(start.name) && isProved(start));
  const [asksPlan, setAsksPlan] = useState(false);
  const { form, problem, fail, check, clearProblem, send, waiting, account, isEntering, confirmed } = useSignup(
    start,
    isKnown && !asksPlan,
    setStep,
  );
  const [email, phone] = form.watch(["email", "phone"]);

  async function proved(google: GoogleProof) {
    goIn(await enterWithGoogle(google, true), onClose);
  }

  function changeContact() {
    flushSync(() => setKnown(false));
    focusField("signup-name");
  }
  function empty() {
    forgetAnswers();
    setSaved({});
    form.reset({ name: "", email: "", phone: "", consent: false });
    focusField("signup-name");
  }

  return (
    <Dialog open onClose={onClose} title={TITLES[step]()} dirty={step !== "signup"}>
      {step === "signup" && (
        <>
          <Problem problem={problem} />
          {!isKnown && !typed && saved.email && <FilledIn onEmpty={empty} />}
          <form noValidate onSubmit={send} className="grid gap-5">
            {isKnown ? (
              <SignupSummary
                contact={form.getValues()}
                plan={profileOf(saved)}
                asksPlan={asksPlan}
                onChangeContact={changeContact}
                onChangePlan={() => setAsksPlan(true)}
              />
            ) : (
              <>
                <NameField control={form.control} form="signup" />
                <ContactFields control={form.control} form="signup" />
              </>
            )}
            <ConsentField control={form.control} form="signup" purpose="account" />
            <SubmitButton busy={form.formState.isSubmitting} waiting={isEntering ? openingAccount() : waiting}>
              {isProved({ email, phone }) ? t("auth.signUpNow", "Sign up") : undefined}
            </SubmitButton>
          </form>
          <OtherWaysIn
            label={t("auth.signUpWithGoogle", "Sign up with Google")}
            failed={googleSignupFailed()}
            mayStart={() => {
              const agreed = form.getValues("consent");
              if (!agreed) void check("consent");
              return agreed;
            }}
            onStart={clearProblem}
            onProved={proved}
            onFail={fail}
            switchText={t("auth.haveAccount", "Have an account? <button>Login</button>")}
            onSwitch={() => onSwitch(form.getValues())}
          />
        </>
      )}
      {step === "otp" && (
        <OtpStep
          flow="signup"
          phone={form.getValues("phone")}
          onConfirmed={confirmed}
          onChangeNumber={() => setStep("signup")}
        />
      )}
      {step === "profile" && account && <ProfileStep account={account} onSaved={() => setStep("success")} />}
      {step === "success" && <AccountReady />}
    </Dialog>
  );
}
