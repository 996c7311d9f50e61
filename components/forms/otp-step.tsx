"use client";

import type { KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { OtpInput } from "@/components/ui/otp-input";
import { RichText } from "@/components/ui/rich-text";
import { t } from "@/lib/messages/text";
import { site } from "@/lib/site";
import { OTP_LENGTH } from "@/lib/contact/validation";
import { whatsappLink } from "@/lib/addresses/whatsapp";
import { Problem } from "./problem";
import { shownPhone } from "./shown-phone";
import { type CodeFlow, useCodeCheck, type Work } from "./use-code-check";
import { Waiting } from "./waiting";

const workWords = (work: Work) =>
  ({
    confirming: t("forms.waitChecking", "Checking the code …"),
    entering: t("forms.waitEntering", "The code is right. One moment …"),
    sending: t("forms.waitResending", "Sending a new code …"),
  })[work];

export const otpTitle = () => t("forms.otpTitle", "Verify your phone");

/** The six boxes, the button that confirms them, and sending again. `onConfirmed` gets the identity token. */
export function OtpStep({
  flow,
  phone,
  onConfirmed,
  onChangeNumber,
}: {
  flow: CodeFlow;
  phone: string;
  /** The message of what it throws is shown; Verify can be tried again with the same code. */
  onConfirmed: (token: string) => Promise<void>;
  onChangeNumber: () => void;
}) {
  const { code, type, error, busy, resends, wait, firstBox, verify, resend } = useCodeCheck({
    flow,
    phone,
    onConfirmed,
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void verify();
  }

  return (
    <div className="grid gap-5">
      {/* The digits stay, and are selected when the link leads back to them: ready to be corrected or typed over. */}
      <Problem problem={error && { ...error, message: undefined, errors: [{ id: "otp", message: error.message }] }} />
      <div onKeyDown={onKeyDown}>
        <Field
          id="otp"
          label={t("forms.codeSentTo", "Enter the 6-digit code sent to {{phone}}", {
            phone: shownPhone(phone),
          })}
          hint={t("forms.codeHint", "Type all six digits, then press Verify.")}
          error={error?.message}
        >
          {(wiring) => <OtpInput {...wiring} ref={firstBox} value={code} onValueChange={type} />}
        </Field>
      </div>
      <div className="grid">
        <Button
          block
          variant="main"
          disabled={code.length < OTP_LENGTH}
          busy={busy === "confirming" || busy === "entering"}
          onClick={() => void verify()}
        >
          {t("forms.verify", "Verify")}
        </Button>
        <Waiting for={busy && workWords(busy)} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {wait > 0 ? (
          <p className="text-ink-2">
            {t("forms.resendIn", "You can ask for a new code in {{seconds}} s.", { seconds: wait })}
          </p>
        ) : (
          <Button variant="quiet" size="sm" busy={busy === "sending"} onClick={() => void resend()}>
            {t("forms.resend", "Resend OTP")}
          </Button>
        )}
        <Button variant="plain" size="sm" onClick={onChangeNumber}>
          {t("forms.changeNumber", "Change number")}
        </Button>
      </div>
      {resends >= 2 && (
        <p>
          <RichText
            text={t("forms.codeHelp", "No code yet? Call <call>{{phone}}</call> or write on <write>WhatsApp</write>.", {
              phone: site.phone.shown,
            })}
            parts={{
              call: (words) => <a href={`tel:${site.phone.tel}`}>{words}</a>,
              write: (words) => <a href={whatsappLink({ to: site.whatsapp })}>{words}</a>,
            }}
          />
        </p>
      )}
    </div>
  );
}
