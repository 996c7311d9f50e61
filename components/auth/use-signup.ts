import { useState } from "react";
import type * as z from "zod/mini";
import { useCodeForm } from "@/components/forms/use-code-form";
import { failure } from "@/components/ui/toast";
import { openSession } from "@/lib/auth/open-session";
import { profileFailed } from "@/lib/auth/otp-messages";
import { isRefused, post } from "@/lib/browser/post";
import { fullPhone, normalEmail } from "@/lib/contact/validation";
import { isPhoneProved, loadAnswers, rememberAnswers } from "@/lib/drafts/answer-store";
import { profileOf } from "@/lib/drafts/shared-answers";
import { saidBy } from "@/lib/messages/load-failures";
import { CONSENT_VERSION } from "@/lib/users/consent";
import { profileSchema, signupForm } from "@/lib/users/schema";
import { know } from "./go-in";
import { type Account, saveProfile } from "./profile-step";

export type SignupStep = "signup" | "otp" | "profile" | "success";

/** Whether this phone was confirmed minutes ago, for a callback. */
export const isProved = ({ email, phone }: { email: string; phone: string }) =>
  isPhoneProved({ email: normalEmail(email), phone });

/**
 * The account, opened by the phone's code or by one that still counts, up to the plan.
 * @param isPlanShown whether the plan that we know stands beside the form
 */
export function useSignup(
  start: { name?: string; email: string; phone: string },
  isPlanShown: boolean,
  setStep: (step: SignupStep) => void,
) {
  const [account, setAccount] = useState<Account | null>(null);
  const [isEntering, setEntering] = useState(false);
  const codeForm = useCodeForm(
    "signup",
    signupForm,
    { name: start.name ?? "", email: start.email, phone: start.phone, consent: false },
    async (answers) => {
      setAccount(null);
      await open(answers);
    },
    () => setStep("otp"),
    withoutCode,
  );
  const { form } = codeForm;

  /** @param token of the confirmed code, where the call was refused before it */
  async function open({ consent: _, ...answers }: z.input<typeof signupForm>, token?: string) {
    const body = { ...answers, phone: fullPhone(answers.phone), consentVersion: CONSENT_VERSION };
    const { data } = await post<{ userId: string }>("users/signup", body, token);
    const opened = { userId: data.userId, name: answers.name, email: normalEmail(answers.email) };
    setAccount(opened);
    return opened;
  }

  /** Signs up with the code that was confirmed for a callback, while that counts. */
  async function withoutCode(answers: z.input<typeof signupForm>) {
    if (!isProved(answers)) return false;
    setEntering(true);
    try {
      const opened = await open(answers);
      await openSession(null, opened.email);
      await entered(opened, isPlanShown);
      return true;
    } catch (error) {
      // The server's ten minutes are over, or the proof was used: then with a code.
      if (isRefused(error, "notProven") || isRefused(error, "noAccount")) return false;
      throw error;
    } finally {
      setEntering(false);
    }
  }
  async function confirmed(token: string) {
    const opened = account ?? (await open(form.getValues(), token));
    await openSession(token, opened.email);
    await entered(opened, false);
  }
  /** @param knowsPlan whether the person has just been shown the plan that we know, and left it as it is */
  async function entered(now: Account, knowsPlan: boolean) {
    know(now);
    rememberAnswers(() => ({ name: now.name, email: now.email, phone: form.getValues("phone") }));
    const plan = profileSchema.safeParse(profileOf(loadAnswers()));
    if (!knowsPlan || !plan.success) return setStep("profile");
    try {
      await saveProfile(now, plan.data);
      setStep("success");
    } catch (error) {
      failure(saidBy(error, profileFailed()));
      setStep("profile");
    }
  }

  return { ...codeForm, account, isEntering, confirmed };
}
