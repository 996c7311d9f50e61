"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { LoadedForm } from "./loan-form-context";
import type { FormValues } from "./section-values";

/** Milliseconds until the next look for a line, doubled each time up to the longest. */
const SOON = 2000;
const LONGEST = 30_000;
/** Milliseconds without typing after which the page may go on to the next step. */
const PAUSE = 2000;

/**
 * A press of Save and Proceed that found no line. It waits until the line is back and is then made again, once. Another
 * press takes its place, and leaving the step drops it.
 * The browser's own event tells of a line that comes back; where it claims to have had one all along, only asking does.
 */
export function useWaitingPress({
  probe,
  again,
  isBusy,
}: {
  /** Reads the form; null without a line. */
  probe: () => Promise<LoadedForm | null>;
  again: (latest: LoadedForm, sent: FormValues) => Promise<void>;
  /** While true the page is not taken away, beside the pause after typing and any open dialog. */
  isBusy: () => boolean;
}) {
  /** What the press wanted saved, as the form stood then. */
  const [sent, setSent] = useState<FormValues | null>(null);
  const wanted = useRef<FormValues>(null);
  const typedAt = useRef(-Infinity);

  const look = useEffectEvent(probe);
  const pressAgain = useEffectEvent(again);
  const mustHold = useEffectEvent(
    () => isBusy() || performance.now() - typedAt.current < PAUSE || document.querySelector("dialog[open]") !== null,
  );

  useEffect(() => {
    if (!sent) return;
    let timer: ReturnType<typeof setTimeout>;
    let delay = SOON;
    let looking = false;
    async function attempt() {
      clearTimeout(timer);
      if (looking || wanted.current !== sent) return;
      looking = true;
      const latest = mustHold() ? null : await look();
      looking = false;
      if (wanted.current !== sent) return;
      if (latest && !mustHold()) {
        wanted.current = null;
        setSent(null);
        return void pressAgain(latest, sent!);
      }
      delay = mustHold() ? PAUSE : Math.min(2 * delay, LONGEST);
      timer = setTimeout(() => void attempt(), delay);
    }
    const back = () => {
      delay = SOON / 2;
      void attempt();
    };
    timer = setTimeout(() => void attempt(), delay);
    window.addEventListener("online", back);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", back);
    };
  }, [sent]);

  const put = (values: FormValues | null) => {
    wanted.current = values;
    setSent(values);
  };
  // A step that is left stays in memory; the press does not.
  useEffect(() => () => put(null), []);

  return {
    waiting: sent !== null,
    wait: put,
    drop: () => put(null),
    noteTyping: () => {
      typedAt.current = performance.now();
    },
  };
}
