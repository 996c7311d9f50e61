"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { failure } from "@/components/ui/toast";
import { askGoogle, type GoogleProof, prepareGoogle } from "@/lib/auth/google-client";
import { failureHelp } from "@/lib/auth/otp-messages";
import { SignInError } from "@/lib/auth/open-session";
import { CallError } from "@/lib/browser/post";
import { t } from "@/lib/messages/text";

/** Milliseconds after which a window that gave way to ours without a word is taken for closed. */
const GAVE_WAY = 1500;

/** Its label where the account exists already. */
export const continueWithGoogle = () => t("auth.continueWithGoogle", "Continue with Google");

export function GoogleButton({
  label,
  failed,
  mayStart,
  onStart,
  onProved,
  onFail,
}: {
  label: string;
  /** The sentence for any failure without one of its own. */
  failed: string;
  /** False holds it back, for instance until the box is ticked. */
  mayStart?: () => boolean;
  onStart: () => void;
  onProved: (google: GoogleProof) => Promise<void>;
  onFail: (message: string, help?: string) => void;
}) {
  const [state, setState] = useState<"still" | "open" | "proved" | "closed">("still");
  const attempt = useRef(0);

  // Firebase takes up to ten seconds to notice that its window was closed. Nobody should wait for that to try again.
  useEffect(() => {
    if (state !== "open") return;
    let timer: number | undefined;
    const back = () => {
      timer = window.setTimeout(() => setState((now) => (now === "open" ? "closed" : now)), GAVE_WAY);
    };
    window.addEventListener("focus", back);
    return () => {
      window.removeEventListener("focus", back);
      window.clearTimeout(timer);
    };
  }, [state]);

  async function start() {
    if (mayStart && !mayStart()) return;
    const mine = ++attempt.current;
    onStart();
    setState("open");
    try {
      const google = await askGoogle();
      if (mine !== attempt.current) return;
      if (!google) return setState("closed");
      setState("proved");
      await onProved(google);
      setState("still");
    } catch (error) {
      if (mine !== attempt.current) return;
      setState("still");
      // A refusal has a sentence that tells what to do; every other failure has the one of SPEC section 8.
      const isRefusal = error instanceof SignInError || (error instanceof CallError && error.http === 200);
      const sentence = isRefusal ? error.message : failed;
      onFail(sentence, failureHelp(error));
      // SPEC section 8: toast and alert.
      failure(sentence);
    }
  }

  return (
    <div className="grid gap-2">
      <Button
        block
        variant="outline"
        busy={state === "open" || state === "proved"}
        onPointerEnter={prepareGoogle}
        onFocus={prepareGoogle}
        onClick={() => void start()}
      >
        <GoogleMark />
        <span>{label}</span>
      </Button>
      <div role="status" className="text-sm text-ink-2">
        {state === "open" && <p>{t("auth.googleOpen", "Go on in Google's window.")}</p>}
        {state === "closed" && (
          <p>{t("auth.googleClosed", "Google's window was closed before it finished. You can open it again.")}</p>
        )}
      </div>
    </div>
  );
}

function GoogleMark() {
  return (
    <svg aria-hidden width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2.5">
      <path d="M16.2 5.2A8 8 0 1 0 18 10h-8" />
    </svg>
  );
}
