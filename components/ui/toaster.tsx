"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Toaster as Sonner } from "sonner";
import { placeToasts, toastHost } from "./toast-host";

/** Once, in the root layout. Alt+T moves the focus to the toasts; their clock stops while one is hovered or focused. */
export function Toaster() {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
    setHost(toastHost());
    placeToasts();
  }, []);
  return host && createPortal(
    <Sonner
      position="top-right"
      icons={{
        success: <CircleCheck aria-hidden size={22} strokeWidth={2.25} />,
        error: <CircleAlert aria-hidden size={22} strokeWidth={2.25} />,
        close: <X aria-hidden size={20} />,
      }}
      toastOptions={{ unstyled: true, closeButtonAriaLabel: "Close message", classNames: { toast: "toast", success: "toast-ok", error: "toast-bad" } }}
    />,
    host,
  );
}
