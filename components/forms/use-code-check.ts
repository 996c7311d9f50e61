import { useEffect, useRef, useState } from "react";
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
import { OTP_LENGTH } from "@/lib/contact/validation";
import { TRY_AGAIN } from "@/lib/http/envelope";
import { saidBy } from "@/lib/messages/load-failures";
import { refusalText } from "@/lib/messages/refusal-text";

/** Seconds before the code can be sent again. */
const RESEND_AFTER = 30;

export type CodeFlow = "login" | "signup" | "apply";
/** What is being done: the code is confirmed, what comes after it goes on, or another code is sent. */
export type Work = "confirming" | "entering" | "sending";

/**
 * The second half of every way in by phone: `verify` confirms the code that was typed, `resend` has another one sent
 * once `wait`, in seconds, is 0. One of them at a time; `busy` says which. `firstBox` is focused after a new code.
 * @param onConfirmed gets the identity token; the message of what it throws is the `error`
 */
export function useCodeCheck({
  flow,
  phone,
  onConfirmed,
}: {
  flow: CodeFlow;
  phone: string;
  onConfirmed: (token: string) => Promise<void>;
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

  function type(next: string) {
    setCode(next);
    setError(null);
  }

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

  return { code, type, error, busy, resends, wait, firstBox, verify, resend };
}

function useCountdown(round: number) {
  const [passed, setPassed] = useState({ round, seconds: 0 });
  useEffect(() => {
    const start = performance.now();
    const timer = window.setInterval(() => {
      const seconds = Math.floor((performance.now() - start) / 1000);
      setPassed({ round, seconds });
      if (seconds >= RESEND_AFTER) window.clearInterval(timer);
    }, 500);
    return () => window.clearInterval(timer);
  }, [round]);
  return Math.max(0, RESEND_AFTER - (passed.round === round ? passed.seconds : 0));
}
