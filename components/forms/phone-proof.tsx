"use client";

import { useState } from "react";
import * as z from "zod/mini";
import type { Elements } from "@/components/ui/elements";
import { loginSchema } from "@/lib/users/schema";
import { PhoneField } from "./contact-fields";
import { OtpStep, otpTitle } from "./otp-step";
import { Problem } from "./problem";
import { SubmitButton } from "./submit-button";
import { useCodeForm } from "./use-code-form";

/**
 * The proof of a phone alone: the number, then the code that was sent to it. `PhoneProof` draws the step it is at.
 * @param name of the form, for the ids of its fields
 * @param call what is asked before the code is typed; what it throws is shown
 */
export function usePhoneProof(name: string, call: (phone: { phone: string }) => Promise<unknown>) {
  const [step, setStep] = useState<"phone" | "code">("phone");
  const form = useCodeForm(name, z.pick(loginSchema, { phone: true }), { phone: "" }, call, () => setStep("code"));
  return {
    ...form,
    name,
    step,
    /** Over the step; `title` is that of the first one. */
    titleOf: (title: string) => (step === "phone" ? title : otpTitle()),
    toPhone: () => setStep("phone"),
  };
}

/** `children` stand over the number, `otherWays` below it; neither stands with the code. */
export function PhoneProof({
  proof: { form, problem, send, waiting, name, step, toPhone },
  onProved,
  otherWays,
  children,
}: {
  proof: ReturnType<typeof usePhoneProof>;
  /** Gets the identity token. The message of what it throws is shown. */
  onProved: (token: string) => Promise<void>;
  otherWays?: Elements;
  children: Elements;
}) {
  if (step === "code")
    return <OtpStep flow="login" phone={form.getValues("phone")} onConfirmed={onProved} onChangeNumber={toPhone} />;
  return (
    <>
      <Problem problem={problem} />
      {children}
      <form noValidate onSubmit={send} className="grid gap-5">
        <PhoneField control={form.control} form={name} />
        <SubmitButton busy={form.formState.isSubmitting} waiting={waiting} />
      </form>
      {otherWays}
    </>
  );
}
