"use client";

import { useEffect } from "react";
import { toast, Toaster } from "sonner";
import { Cross, Done, Warning } from "./icons";
import { listen } from "./toast";

/** How long a success stays, in milliseconds (SPEC section 9). */
const TOAST_MS = 5000;

/** A failure stays until it is closed: it must not lie on the bar at the head of the page, 4 rem high. */
const BELOW_BAR = { top: "4.75rem" };

/** Draws the toasts. A default export because it is loaded lazily; use `Toaster`. */
export default function ToastList() {
  useEffect(() => listen((say) => {
    // The text is the id, so saying the same thing twice shows it once.
    if (say.kind === "success") toast.success(say.text, { id: say.text, duration: TOAST_MS });
    else if (say.kind === "failure") toast.error(say.text, { id: say.text, duration: Infinity, closeButton: true });
    else toast.dismiss();
  }), []);
  return (
    <Toaster
      position="top-right"
      offset={BELOW_BAR}
      mobileOffset={BELOW_BAR}
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
