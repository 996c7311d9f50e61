"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Stamp } from "@/components/ui/stamp";
import { clearToasts, success } from "@/components/ui/toast";
import { markLoggedIn } from "@/lib/auth/browser-flag";
import { GOOGLE_SIGNUP_FAILED, LOGGED_IN, PROFILE_FAILED, SEND_FAILED, sendFailure, SENT } from "@/lib/auth/otp-messages";
import { forgetCode, sendCode } from "@/lib/auth/phone-client";
import { goToDashboardSoon, openSession } from "@/lib/auth/session-client";
import { post } from "@/lib/http/post";
import { routes } from "@/lib/routes";
import { CONSENT_VERSION } from "@/lib/users/consent";
import { PROFILE_ADMISSION, profileSchema, signupForm } from "@/lib/users/schema";
import { fullPhone, normalEmail } from "@/lib/validation";
import { ConsentField } from "./consent-field";
import { ContactFields, NameField } from "./contact-fields";
import { GoogleButton } from "./google-button";
import { OtpStep } from "./otp-step";
import { PlanFields } from "./plan-fields";
import { Problem } from "./problem";
import { useCallForm } from "./use-call-form";

const TITLES = { signup: "Sign Up", otp: "Verify your phone", profile: "Complete Profile", success: "Account Created" };
type Account = { userId: string; name: string; email: string };

/** Signup: the account, its phone's code, the plan, done (SPEC section 4). From the code on there is a session. */
export function SignupModal({ onClose, onSwitch }: { onClose: () => void; onSwitch: () => void }) {
  const [step, setStep] = useState<keyof typeof TITLES>("signup");
  const [account, setAccount] = useState<Account | null>(null);
  const { form, problem, fail, failCall, clearProblem } = useCallForm(signupForm, { name: "", email: "", phone: "", consent: false });
  useEffect(() => forgetCode, []);

  const send = form.handleSubmit(async ({ consent: _, ...answers }) => {
    clearProblem();
    clearToasts();
    try {
      await sendCode(answers.phone);
    } catch (error) {
      return fail(sendFailure(error));
    }
    try {
      const body = { ...answers, phone: fullPhone(answers.phone), consentVersion: CONSENT_VERSION };
      const { data } = await post<{ userId: string }>("users/signup", body);
      setAccount({ userId: data.userId, name: answers.name, email: normalEmail(answers.email) });
    } catch (error) {
      return failCall(error, SEND_FAILED);
    }
    success(SENT);
    setStep("otp");
  });

  /** Once the phone is confirmed the person is logged in, whether or not they go on. */
  function close() {
    if (account && (step === "profile" || step === "success")) markLoggedIn(account);
    onClose();
  }
  function goToDashboard() {
    close();
    location.assign(routes.dashboard);
  }

  return (
    <Dialog open onClose={close} title={TITLES[step]}>
      {step === "signup" && (
        <>
          <Problem problem={problem} />
          <form noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
            <NameField control={form.control} form="signup" />
            <ContactFields control={form.control} form="signup" />
            <ConsentField control={form.control} form="signup" />
            <Button type="submit" block busy={form.formState.isSubmitting}>Send OTP</Button>
          </form>
          <div className="mt-5 grid gap-4">
            <GoogleButton
              label="Sign up with Google"
              failed={GOOGLE_SIGNUP_FAILED}
              agreed
              mayStart={() => {
                const agreed = form.getValues("consent");
                if (!agreed) void form.trigger("consent", { shouldFocus: true });
                return agreed;
              }}
              onDone={(person) => {
                markLoggedIn(person);
                onClose();
                success(LOGGED_IN);
                goToDashboardSoon();
              }}
              onFail={fail}
            />
            <p>Have an account? <Button variant="plain" size="sm" onClick={onSwitch}>Login</Button></p>
          </div>
        </>
      )}
      {step === "otp" && account && (
        <OtpStep
          flow="signup"
          phone={form.getValues("phone")}
          onConfirmed={async (token) => {
            await openSession(token, account.email);
            setStep("profile");
          }}
          onChangeNumber={() => setStep("signup")}
        />
      )}
      {step === "profile" && account && <ProfileStep account={account} onSaved={() => setStep("success")} />}
      {step === "success" && (
        <div className="grid justify-items-start gap-5">
          <Stamp word="Registered" fresh />
          <p>Your account is ready. Your loan application waits in the dashboard, and it remembers what you have told us.</p>
          <Button block variant="accent" onClick={goToDashboard}>Go to Dashboard</Button>
        </div>
      )}
    </Dialog>
  );
}

function ProfileStep({ account, onSaved }: { account: Account; onSaved: () => void }) {
  const { form, problem, failCall, clearProblem } = useCallForm(profileSchema, { loanAmount: "", city: "", countryOfStudy: "", admissionStatus: "", targetIntake: "" });
  const save = form.handleSubmit(async (profile) => {
    clearProblem();
    clearToasts();
    try {
      await post("users/profile/update", { email: account.email, userId: account.userId, ...profile });
      onSaved();
    } catch (error) {
      failCall(error, PROFILE_FAILED);
    }
  });
  return (
    <>
      <p className="mb-5 text-ink-2">Your phone is confirmed. These answers are filled into your application for you.</p>
      <Problem problem={problem} />
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        <PlanFields control={form.control} form="profile" admissionChoices={PROFILE_ADMISSION} />
        <Button type="submit" block busy={form.formState.isSubmitting}>Save and continue</Button>
      </form>
    </>
  );
}
