"use client";

import { useState } from "react";
import { PhoneField } from "@/components/forms/contact-fields";
import { OtpStep, otpTitle } from "@/components/forms/otp-step";
import { Problem } from "@/components/forms/problem";
import { sendLabel, useCodeForm } from "@/components/forms/use-code-form";
import { Button } from "@/components/ui/button";
import { clearToasts } from "@/components/ui/toast";
import { post } from "@/lib/browser/post";
import { t } from "@/lib/messages/text";
import { loginSchema } from "@/lib/users/schema";

/** The way in: a colleague's phone, and the code that is sent to it. */
export function EnterDesk({ again, onEntered }: { again?: string; onEntered: () => Promise<unknown> }) {
  const [step, setStep] = useState<"phone" | "otp">("phone");
  const { form, problem, send } = useCodeForm(
    loginSchema.pick({ phone: true }),
    { phone: "" },
    // Nobody learns from sending a code whether the number has a desk.
    async () => {},
    () => setStep("otp"),
  );

  async function enter(token: string) {
    await post("desk/enter", {}, token);
    clearToasts();
    await onEntered();
  }

  return (
    <div className="card mx-auto max-w-md">
      <h1 className="text-h2">{step === "phone" ? t("desk.title", "The desk") : otpTitle()}</h1>
      <div className="mt-4">
        {step === "phone" ? (
          <>
            <Problem problem={problem} />
            <p className="mb-5 text-ink-2">
              {again
                ? t(
                    "desk.enterAgain",
                    "The desk was closed here: the day is over, nothing was done for half an hour, or it was opened in another browser.",
                  )
                : t(
                    "desk.enterText",
                    "For people who work at Dakhila. It stays open in one browser, for 12 hours at most.",
                  )}
            </p>
            <form noValidate onSubmit={send} className="grid gap-5">
              <PhoneField control={form.control} form="desk" />
              <Button type="submit" block busy={form.formState.isSubmitting}>
                {sendLabel()}
              </Button>
            </form>
          </>
        ) : (
          <OtpStep
            flow="login"
            phone={form.getValues("phone")}
            onConfirmed={enter}
            onChangeNumber={() => setStep("phone")}
          />
        )}
      </div>
    </div>
  );
}
