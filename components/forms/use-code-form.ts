"use client";

import { useEffect } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type * as z from "zod";
import { success } from "@/components/ui/toast";
import { callFailed, codeSent, failureHelp, sendFailure } from "@/lib/auth/otp-messages";
import { forgetCode, sendCode } from "@/lib/auth/phone-client";
import { RELOADING } from "@/lib/lazy-part";
import { t } from "@/lib/messages/text";
import { keepOpening } from "./modal-store";
import { useCallForm } from "./use-call-form";

/** On the button that sends the code. */
export const sendLabel = () => t("forms.sendCode", "Send OTP");

/**
 * The first half of every way in by phone, as `send` for the form's `onSubmit`: the code is sent, then the product's
 * own call is made (SPEC section 7), then `onSent` goes on. What was typed stays. Leaving forgets the code.
 */
export function useCodeForm<Values extends FieldValues & { phone: string }>(
  schema: z.ZodType<Values, Values>,
  defaultValues: DefaultValues<Values>,
  call: (answers: Values) => Promise<unknown>,
  onSent: () => void,
) {
  const base = useCallForm(schema, defaultValues);
  const { form, fail, failCall, submit } = base;
  useEffect(() => forgetCode, []);
  useEffect(() => {
    const reloading = () => keepOpening(form.getValues());
    window.addEventListener(RELOADING, reloading);
    return () => window.removeEventListener(RELOADING, reloading);
  }, [form]);

  const send = submit(async (answers) => {
    try {
      await sendCode(answers.phone);
    } catch (error) {
      return fail(sendFailure(error), failureHelp(error));
    }
    try {
      await call(answers);
    } catch (error) {
      return failCall(error, callFailed());
    }
    success(codeSent());
    onSent();
  });
  return { ...base, send };
}
