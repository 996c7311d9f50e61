"use client";

import { useEffect } from "react";
import { toast, Toaster } from "sonner";
import { Cross, Done, Warning } from "./icons";
import { listen } from "./toast";
import { toastHost } from "./toast-host";

/** How long a message stays, in milliseconds (SPEC section 9). */
const TOAST_MS = 5000;
const TICK_MS = 100;

/** No message lies on the bar at the head of the page, 4 rem high. */
const BELOW_BAR = { top: "4.75rem" };

/** Draws the toasts. A default export because it is loaded lazily; use `Toaster`. */
export default function ToastList() {
  useEffect(() => {
    // The clock is ours: sonner's stands still under the pointer, but not while the focus is in a message, and after
    // Alt+T it never goes on.
    const left = new Map<string, number>();
    let clock: number | undefined;
    function tick() {
      if (document.hidden || toastHost().matches(":hover, :focus-within")) return;
      for (const [text, ms] of left) {
        if (ms > TICK_MS) left.set(text, ms - TICK_MS);
        else {
          left.delete(text);
          toast.dismiss(text);
        }
      }
      if (left.size === 0) stopClock();
    }
    function stopClock() {
      window.clearInterval(clock);
      clock = undefined;
    }
    const stopListening = listen((say) => {
      if (say.kind === "clear") {
        left.clear();
        return void toast.dismiss();
      }
      left.set(say.text, TOAST_MS);
      clock ??= window.setInterval(tick, TICK_MS);
      // The text is the id, so saying the same thing twice shows it once.
      if (say.kind === "success") toast.success(say.text, { id: say.text });
      else toast.error(say.text, { id: say.text, closeButton: true });
    });
    return () => {
      stopListening();
      stopClock();
    };
  }, []);
  return (
    <Toaster
      position="top-right"
      offset={BELOW_BAR}
      mobileOffset={BELOW_BAR}
      duration={Infinity}
      containerAriaLabel="Messages"
      icons={{
        success: <Done size={22} />,
        error: <Warning size={22} />,
        close: <Cross />,
      }}
      toastOptions={{ unstyled: true, closeButtonAriaLabel: "Close message", classNames: { toast: "toast", success: "toast-ok", error: "toast-bad" } }}
    />
  );
}
