"use client";

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { OtpInput } from "@/components/ui/otp-input";
import { RichText } from "@/components/ui/rich-text";
import { clearToasts, failure, success } from "@/components/ui/toast";
import {
  codeResent,
  confirmFailure,
  failureHelp,
  incompleteCode,
  noCodeYet,
  noPhone,
  resendFailure,
} from "@/lib/auth/otp-messages";
import { confirmCode, isCodeSent, sendCode } from "@/lib/auth/phone-client";
import { TRY_AGAIN } from "@/lib/http/envelope";
import { saidBy } from "@/lib/messages/load-failures";
import { refusalText } from "@/lib/messages/refusal-text";
import { t } from "@/lib/messages/text";
import { site } from "@/lib/site";
import { OTP_LENGTH } from "@/lib/contact/validation";
import { whatsappLink } from "@/lib/addresses/whatsapp";
import { Problem } from "./problem";
import { shownPhone } from "./shown-phone";
import { Waiting } from "./waiting";

/** Seconds before the code can be sent again. */
const RESEND_AFTER = 30;

type Work = "confirming" | "entering" | "sending";
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
  flow: "login" | "signup" | "apply";
  phone: string;
  /** The message of what it throws is shown; Verify can be tried again with the same code. */
  onConfirmed: (token: string) => Promise<void>;
  onChangeNumber: () => void;
}) {
  const [code, setCode] = useState("");
  const [error, setError] = useState<{ message: string; help?: string; at: number } | null>(null);
  const fails = useRef(0);
  const [busy, setBusy] = useState<Work | null>(null);
  const [resends, setResends] = useState(0);
  const wait = useCountdown(resends);
  const firstBox = useRef<HTMLInputElement>(null);
  const proof = useRef<{ code: string; token: string } | null>(null);
  // A second tap may come before the buttons show that one is busy.
  const working = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  function fail(message: string, help?: string) {
    if (isGone.current) return;
    fails.current += 1;
    setError({ message, help, at: fails.current });
  }

  async function once(kind: Work, act: () => Promise<void>) {
    if (working.current) return;
    working.current = true;
    setBusy(kind);
    setError(null);
    clearToasts();
    await act();
    working.current = false;
    setBusy(null);
  }

  const verify = () =>
    once("confirming", async () => {
      if (code.length < OTP_LENGTH) return fail(incompleteCode());
      if (!isCodeSent()) return fail(noCodeYet());
      try {
        // A code confirms once. When what came after it failed, the proof that it gave is used again.
        if (proof.current?.code !== code) proof.current = { code, token: await confirmCode(code) };
      } catch (reason) {
        fail(confirmFailure(reason), failureHelp(reason));
        // SPEC section 8: what is wrong with a code is a toast as well.
        return isGone.current ? undefined : failure(confirmFailure(reason));
      }
      // Whoever has closed the dialog or gone back meanwhile has changed their mind.
      if (isGone.current) return;
      setBusy("entering");
      try {
        await onConfirmed(proof.current.token);
      } catch (reason) {
        fail(saidBy(reason, refusalText("serverFailed", TRY_AGAIN)));
      }
    });

  const resend = () =>
    once("sending", async () => {
      if (!phone) return fail(noPhone());
      try {
        await sendCode(phone);
      } catch (reason) {
        return fail(resendFailure(reason, flow), failureHelp(reason));
      }
      if (isGone.current) return;
      proof.current = null;
      setResends((count) => count + 1);
      setCode("");
      success(codeResent());
      firstBox.current?.focus();
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
          {(wiring) => (
            <OtpInput
              {...wiring}
              ref={firstBox}
              value={code}
              onValueChange={(next) => {
                setCode(next);
                setError(null);
              }}
            />
          )}
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

function useCountdown(round: number) {
  const [passed, setPassed] = useState({ round, seconds: 0 });
  useEffect(() => {
    const start = Date.now();
    const timer = window.setInterval(() => {
      const seconds = Math.floor((Date.now() - start) / 1000);
      setPassed({ round, seconds });
      if (seconds >= RESEND_AFTER) window.clearInterval(timer);
    }, 500);
    return () => window.clearInterval(timer);
  }, [round]);
  return Math.max(0, RESEND_AFTER - (passed.round === round ? passed.seconds : 0));
}
