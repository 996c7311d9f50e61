"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { clearToasts, success } from "@/components/ui/toast";
import { markLoggedIn } from "@/lib/auth/browser-flag";
import { GOOGLE_LOGIN_FAILED, LOGGED_IN, SEND_FAILED, sendFailure, SENT } from "@/lib/auth/otp-messages";
import { forgetCode, sendCode } from "@/lib/auth/phone-client";
import { goToDashboardSoon, openSession } from "@/lib/auth/session-client";
import { post } from "@/lib/http/post";
import { routes } from "@/lib/routes";
import { loginSchema } from "@/lib/users/schema";
import { fullPhone, normalEmail } from "@/lib/validation";
import { ContactFields } from "./contact-fields";
import { GoogleButton, type WaitingGoogle } from "./google-button";
import { OtpStep } from "./otp-step";
import { Problem } from "./problem";
import { useCallForm } from "./use-call-form";

type Person = { name: string; email: string };

/** Login: e-mail and phone, then the code; or a Google account (SPEC section 4). */
export function LoginModal({ onClose, onSwitch }: { onClose: () => void; onSwitch: () => void }) {
  const [step, setStep] = useState<"login" | "otp">("login");
  const [waitingGoogle, setWaitingGoogle] = useState<WaitingGoogle | null>(null);
  const { form, problem, fail, failCall, clearProblem } = useCallForm(loginSchema, { email: "", phone: "" });
  useEffect(() => forgetCode, []);

  const send = form.handleSubmit(async (answers) => {
    clearProblem();
    clearToasts();
    try {
      await sendCode(answers.phone);
    } catch (error) {
      return fail(sendFailure(error));
    }
    try {
      await post("users/login", { ...answers, phone: fullPhone(answers.phone) });
    } catch (error) {
      return failCall(error, SEND_FAILED);
    }
    success(SENT);
    setStep("otp");
  });

  async function confirmed(token: string) {
    const { email, phone } = form.getValues();
    const { data } = await post<Person>("users/login", { email, phone: fullPhone(phone) }, token);
    await openSession(token, email);
    await connect(waitingGoogle, data);
    finish(data);
  }

  function finish(person: Person) {
    markLoggedIn(person);
    onClose();
    success(LOGGED_IN);
    goToDashboardSoon();
  }

  return (
    <Dialog open onClose={onClose} title={step === "login" ? "Login" : "Verify your phone"}>
      {step === "login" ? (
        <>
          <Problem problem={problem} />
          <form noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
            <ContactFields control={form.control} form="login" />
            <Button type="submit" block busy={form.formState.isSubmitting}>Send OTP</Button>
          </form>
          <div className="mt-5 grid gap-4">
            <GoogleButton
              label="Continue with Google"
              failed={GOOGLE_LOGIN_FAILED}
              onDone={finish}
              onFail={(message, waiting) => {
                setWaitingGoogle(waiting);
                fail(message);
              }}
            />
            <p className="text-sm text-ink-2">
              If you have no account yet, Google opens one with your name and e-mail. See the <a href={routes.privacy} target="_blank" rel="noopener">privacy policy (opens in a new tab)</a>.
            </p>
            <p>New here? <Button variant="plain" size="sm" onClick={onSwitch}>Sign up</Button></p>
          </div>
        </>
      ) : (
        <OtpStep flow="login" phone={form.getValues("phone")} onConfirmed={confirmed} onChangeNumber={() => setStep("login")} />
      )}
    </Dialog>
  );
}

/** Ties the Google account that had to wait for the phone to the account that is now logged in, if it is the same person's. */
async function connect(waiting: WaitingGoogle | null, person: Person) {
  if (!waiting || normalEmail(waiting.email) !== person.email) return;
  // The login stands without it: next time Google is tried, it waits for the phone again.
  await post("users/loginwithgoogle", { email: waiting.email, name: waiting.name }, waiting.token).catch(() => {});
}
