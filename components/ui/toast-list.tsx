"use client";

import { useEffect } from "react";
import { toast, Toaster } from "sonner";
import { t } from "@/lib/messages/text";
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
    const shown = new Map<string, { id: string | number; left: number }>();
    let clock: number | undefined;
    function tick() {
      if (document.hidden || toastHost().matches(":hover, :focus-within")) return;
      for (const [text, one] of shown) {
        one.left -= TICK_MS;
        if (one.left > 0) continue;
        shown.delete(text);
        toast.dismiss(one.id);
      }
      if (shown.size === 0) stopClock();
    }
    function stopClock() {
      window.clearInterval(clock);
      clock = undefined;
    }
    const stopListening = listen((say) => {
      if (say.kind === "clear") {
        // What is said anew after this is a new toast: the old one is still on its way out.
        shown.clear();
        return void toast.dismiss();
      }
      // Saying the same thing twice shows it once.
      const id = shown.get(say.text)?.id;
      shown.set(say.text, {
        id: say.kind === "success" ? toast.success(say.text, { id }) : toast.error(say.text, { id, closeButton: true }),
        left: TOAST_MS,
      });
      clock ??= window.setInterval(tick, TICK_MS);
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
      containerAriaLabel={t("ui.messages", "Messages")}
      icons={{
        success: <Done size={22} />,
        error: <Warning size={22} />,
        close: <Cross />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: t("ui.closeMessage", "Close message"),
        classNames: { toast: "toast", success: "toast-ok", error: "toast-bad" },
      }}
    />
  );
}
