"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect } from "react";
import { toast, Toaster } from "sonner";
import { listen } from "./toast";

/** How long a success stays, in milliseconds (SPEC section 9). */
const TOAST_MS = 5000;

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
      icons={{
        success: <CircleCheck aria-hidden size={22} strokeWidth={2.25} />,
        error: <CircleAlert aria-hidden size={22} strokeWidth={2.25} />,
        close: <X aria-hidden size={20} />,
      }}
      toastOptions={{ unstyled: true, closeButtonAriaLabel: "Close message", classNames: { toast: "toast", success: "toast-ok", error: "toast-bad" } }}
    />
  );
}
