"use client";

import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { toast, Toaster } from "sonner";
import { t } from "@/lib/messages/text";
import { Cross, Done, Warning } from "./icons";
import { placeToasts, toastHost } from "./toast-host";

export type Say = { kind: "success" | "failure"; text: string } | { kind: "clear" };
type Listen = (listener: (say: Say) => void) => () => void;

const TOAST_MS = 5000;
const TICK_MS = 100;

/** No message lies on the bar at the head of the page, nor on one at its foot or on the keyboard (app/globals.css). */
const OFFSET = { top: "var(--toast-top)", bottom: "var(--toast-bottom)" };
const CORNER = { width: 396, height: 116 };

/** Top right from 48rem on, unless a dialog's close button lies there; else at the bottom. */
function cornerOf(): "top-right" | "bottom-right" {
  const head = toastHost().closest("dialog")?.querySelector(".dialog-head")?.getBoundingClientRect();
  const isTaken = head && head.right > window.innerWidth - CORNER.width && head.top < CORNER.height;
  return window.matchMedia("(width >= 48rem)").matches && !isTaken ? "top-right" : "bottom-right";
}

function followKeyboard() {
  const view = window.visualViewport;
  if (!view) return;
  const measure = () => {
    const covered = window.innerHeight - view.offsetTop - view.height;
    toastHost().style.setProperty("--keyboard", `${Math.max(0, Math.round(covered))}px`);
  };
  measure();
  view.addEventListener("resize", measure);
  view.addEventListener("scroll", measure);
  return () => {
    view.removeEventListener("resize", measure);
    view.removeEventListener("scroll", measure);
  };
}

/** Draws the toasts from now on, apart from the page: none of it waits for them, and they need nothing of it. */
export function showToasts(listen: Listen) {
  const host = toastHost();
  placeToasts();
  createRoot(host).render(<ToastList listen={listen} />);
}

/** Alt+T moves the focus to the toasts; their clock stops while one is hovered or focused. */
function ToastList({ listen }: { listen: Listen }) {
  const [place, setPlace] = useState<ReturnType<typeof cornerOf>>("top-right");
  useEffect(followKeyboard, []);
  useEffect(() => {
    // sonner's clock does not stand still while the focus is in a message, and after Alt+T it never goes on.
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
      setPlace(cornerOf());
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
  }, [listen]);
  return (
    <Toaster
      position={place}
      offset={OFFSET}
      mobileOffset={OFFSET}
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
