"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { askGoogle, prepareGoogle } from "@/lib/auth/google-client";
import { openSession } from "@/lib/auth/session-client";
import { CallError, post } from "@/lib/http/post";
import { CONSENT_VERSION } from "@/lib/users/consent";

type Person = { name: string; email: string };
/** A Google account whose e-mail stands on an account that has to log in with its phone first. */
export type WaitingGoogle = Person & { token: string };

/** Signs in with a Google account. */
export function GoogleButton({ label, failed, mayStart, agreed = false, onDone, onFail }: {
  label: string;
  /** The sentence for any failure without one of its own. */
  failed: string;
  /** False holds it back, for instance until the box is ticked. */
  mayStart?: () => boolean;
  agreed?: boolean;
  onDone: (person: Person) => void;
  onFail: (message: string, waiting: WaitingGoogle | null) => void;
}) {
  const [busy, setBusy] = useState(false);

  async function start() {
    if (mayStart && !mayStart()) return;
    setBusy(true);
    let google: WaitingGoogle | null = null;
    try {
      google = await askGoogle();
      if (!google) return;
      const { token, ...person } = google;
      const { data } = await post<Person>("users/loginwithgoogle", { ...person, ...(agreed && { consentVersion: CONSENT_VERSION }) }, token);
      await openSession(token);
      onDone(data);
    } catch (error) {
      // A refusal over 200 has a sentence that tells what to do; every other failure has the one of SPEC section 8.
      const isDeclined = error instanceof CallError && error.http === 200;
      onFail(isDeclined ? error.message : failed, isDeclined ? google : null);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button block variant="outline" busy={busy} onPointerEnter={prepareGoogle} onFocus={prepareGoogle} onClick={() => void start()}>
      <GoogleMark />
      {label}
    </Button>
  );
}

function GoogleMark() {
  return (
    <svg aria-hidden width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2.5">
      <path d="M16.2 5.2A8 8 0 1 0 18 10h-8" />
    </svg>
  );
}
