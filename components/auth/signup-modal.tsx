"use client";

import { useState } from "react";
import { ConsentField } from "@/components/forms/consent-field";
import { ContactFields, NameField } from "@/components/forms/contact-fields";
import type { Typed } from "@/components/forms/modal-store";
import { OtpStep, otpTitle } from "@/components/forms/otp-step";
import { PlanFields } from "@/components/forms/plan-fields";
import { Problem } from "@/components/forms/problem";
import { useCallForm } from "@/components/forms/use-call-form";
import { sendLabel, useCodeForm } from "@/components/forms/use-code-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { RichText } from "@/components/ui/rich-text";
import { Stamp } from "@/components/ui/stamp";
import { failure, success } from "@/components/ui/toast";
import { PROFILE_ADMISSION } from "@/lib/admission";
import { markLoggedIn } from "@/lib/auth/browser-flag";
import type { GoogleProof } from "@/lib/auth/google-client";
import { googleSignupFailed, loggedIn, profileFailed } from "@/lib/auth/otp-messages";
import { wantedPage } from "@/lib/auth/from-dashboard";
import { goToDashboardSoon, openSession } from "@/lib/auth/session-client";
import { post } from "@/lib/browser/post";
import { byKey, t } from "@/lib/messages/text";
import { CONSENT_VERSION } from "@/lib/users/consent";
import { profileSchema, signupForm } from "@/lib/users/schema";
import { fullPhone, normalEmail } from "@/lib/validation";
import { enterWithGoogle } from "./enter-with-google";
import { GoogleButton } from "./google-button";

const TITLES = {
  signup: () => t("auth.signupTitle", "Sign Up"),
  otp: otpTitle,
  profile: () => t("auth.profileTitle", "Complete Profile"),
  success: () => t("auth.successTitle", "Account Created"),
};
const admissionChoices = () =>
  PROFILE_ADMISSION.map(({ value, label }) => ({ value, label: byKey(`auth.admission.${value}`, label) }));
type Account = { userId: string; name: string; email: string };

/**
 * Signup: the account, its phone's code, the plan, done (SPEC section 4). From the code on there is a session, and the
 * browser knows it: whoever leaves at the plan is logged in, and the application asks for the same answers later.
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
  const [step, setStep] = useState<keyof typeof TITLES>("signup");
  const [account, setAccount] = useState<Account | null>(null);
  const { form, problem, fail, clearProblem, send } = useCodeForm(
    signupForm,
    { name: typed?.name ?? "", email: typed?.email ?? "", phone: typed?.phone ?? "", consent: false },
    async ({ consent: _, ...answers }) => {
      const body = { ...answers, phone: fullPhone(answers.phone), consentVersion: CONSENT_VERSION };
      const { data } = await post<{ userId: string }>("users/signup", body);
      setAccount({ userId: data.userId, name: answers.name, email: normalEmail(answers.email) });
    },
    () => setStep("otp"),
  );

  function mayStart() {
    const agreed = form.getValues("consent");
    if (!agreed) void form.trigger("consent", { shouldFocus: true });
    return agreed;
  }
  async function proved(google: GoogleProof) {
    markLoggedIn(await enterWithGoogle(google, true));
    onClose();
    success(loggedIn());
    goToDashboardSoon();
  }
  async function confirmed(token: string) {
    if (!account) return;
    await openSession(token, account.email);
    markLoggedIn(account);
    setStep("profile");
  }

  return (
    <Dialog open onClose={onClose} title={TITLES[step]()} dirty={step !== "signup"}>
      {step === "signup" && (
        <>
          <Problem problem={problem} />
          <form noValidate onSubmit={send} className="grid gap-5">
            <NameField control={form.control} form="signup" />
            <ContactFields control={form.control} form="signup" />
            <ConsentField control={form.control} form="signup" />
            <Button type="submit" block busy={form.formState.isSubmitting}>
              {sendLabel()}
            </Button>
          </form>
          <div className="mt-4 grid gap-4">
            <GoogleButton
              label={t("auth.signUpWithGoogle", "Sign up with Google")}
              failed={googleSignupFailed()}
              mayStart={mayStart}
              onStart={clearProblem}
              onProved={proved}
              onFail={fail}
            />
            <p>
              <RichText
                text={t("auth.haveAccount", "Have an account? <button>Login</button>")}
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
          flow="signup"
          phone={form.getValues("phone")}
          onConfirmed={confirmed}
          onChangeNumber={() => setStep("signup")}
        />
      )}
      {step === "profile" && account && <ProfileStep account={account} onSaved={() => setStep("success")} />}
      {step === "success" && (
        <div className="grid justify-items-start gap-5 pt-2">
          <Stamp word={t("auth.stamp", "Registered")} fresh />
          <p>
            {t(
              "auth.accountReady",
              "Your account is ready. Your loan application waits in the dashboard, and it remembers what you have told us.",
            )}
          </p>
          <Button block variant="accent" onClick={() => location.assign(wantedPage())}>
            {t("auth.goToDashboard", "Go to Dashboard")}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function ProfileStep({ account, onSaved }: { account: Account; onSaved: () => void }) {
  const { form, problem, failCall, submit } = useCallForm(profileSchema, {
    loanAmount: "",
    city: "",
    countryOfStudy: "",
    admissionStatus: "",
    targetIntake: "",
  });
  const save = submit(async (profile) => {
    try {
      await post("users/profile/update", { email: account.email, userId: account.userId, ...profile });
      onSaved();
    } catch (error) {
      failCall(error, profileFailed());
      failure((error instanceof Error && error.message) || profileFailed());
    }
  });
  return (
    <>
      <p className="mb-5 text-ink-2">
        {t("auth.profileIntro", "Your phone is confirmed. These answers are filled into your application for you.")}
      </p>
      <Problem problem={problem} />
      <form noValidate onSubmit={save} className="grid gap-5">
        <PlanFields control={form.control} form="profile" admissionChoices={admissionChoices()} />
        <Button type="submit" block busy={form.formState.isSubmitting}>
          {t("auth.saveProfile", "Save and continue")}
        </Button>
      </form>
    </>
  );
}
