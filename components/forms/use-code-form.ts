"use client";

import { useEffect, useState } from "react";
import type { DefaultValues, FieldPath, FieldValues } from "react-hook-form";
import type * as z from "zod/mini";
import { success } from "@/components/ui/toast";
import { firebase, prepareFirebase } from "@/lib/auth/firebase-client";
import { callFailed, codeSent, failureHelp, sendFailure } from "@/lib/auth/otp-messages";
import { forgetCode, sendCode } from "@/lib/auth/phone-client";
import { isRefused } from "@/lib/browser/post";
import { t } from "@/lib/messages/text";
import { shownPhone } from "./shown-phone";
import { useCallForm } from "./use-call-form";

/** What is being done between the press of that button and the next step. */
type Stage = "service" | "code" | "call";
const stageWords = (stage: Stage, phone: string) =>
  ({
    service: t("forms.waitService", "Getting the phone service ready …"),
    code: t("forms.waitCode", "Sending the code to {{phone}} …", { phone: shownPhone(phone) }),
    call: t("forms.waitCall", "The code is on its way. Keeping what you wrote …"),
  })[stage];

/**
 * The first half of every way in by phone, as `send` for the form's `onSubmit`: the code is sent, then the product's
 * own call is made (SPEC section 7), then `onSent` goes on, also where the call was refused because of others' calls:
 * whoever gets the code makes it again with the code's proof. What was typed stays. Leaving forgets the code.
 * @param withoutCode goes first, where a phone was confirmed moments ago: true ends it there
 */
export function useCodeForm<Values extends FieldValues & { phone: string }>(
  name: string,
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: DefaultValues<Values>,
  call: (answers: Values) => Promise<unknown>,
  onSent: () => void,
  withoutCode?: (answers: Values) => Promise<boolean>,
) {
  const base = useCallForm(schema, defaultValues, name);
  const { form, fail, failCall, submit } = base;
  const { subscribe } = form;
  const [stage, setStage] = useState<Stage | null>(null);
  useEffect(() => forgetCode, []);
  // Fetched while the person types: on a slow line it is most of what the code's sending takes.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name: typed }) => {
          if (typed) prepareFirebase().catch(() => {});
        },
      }),
    [subscribe],
  );

  const send = submit(async (answers) => {
    try {
      if (await withoutCode?.(answers)) return;
    } catch (error) {
      return failCall(error, callFailed());
    }
    try {
      setStage("service");
      await firebase();
      setStage("code");
      await sendCode(answers.phone);
      setStage("call");
    } catch (error) {
      setStage(null);
      return fail(sendFailure(error), failureHelp(error));
    }
    try {
      await call(answers);
    } catch (error) {
      // Others may have asked about this number, or from this address, too often: with the code that is on its way the
      // call counts for whose it is.
      if (!isRefused(error, "tooManyRequests")) return failCall(error, callFailed());
    } finally {
      setStage(null);
    }
    success(codeSent());
    onSent();
  });
  return { ...base, send, waiting: stage && stageWords(stage, form.getValues("phone" as FieldPath<Values>)) };
}
