"use client";

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Chevron } from "@/components/ui/icon";

/**
 * Disclosure navigation, not a menu in the sense of ARIA. Closes on a click outside, Escape, a focus moved out by
 * keyboard, and a link that is followed.
 */
export function Disclosure({
  label,
  closeDelay = 0,
  lockScroll = false,
  className,
  panelClassName,
  children,
}: {
  label: string;
  closeDelay?: number;
  /** Keeps the page from scrolling while it is open at 1200 px and more; the root layout looks for the mark. */
  lockScroll?: boolean;
  className: string;
  panelClassName: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  // Next keeps pages that were left in memory; an open menu must not be there on the way back.
  useLayoutEffect(() => () => setOpen(false), []);

  useEffect(() => {
    if (!open) return;
    const closing = new AbortController();
    const { signal } = closing;
    let pressed = false;
    let timer: number | undefined;
    const isOutside = (event: Event) => !root.current?.contains(event.target as Node);

    document.addEventListener(
      "keydown",
      (event) => {
        pressed = false;
        if (event.key !== "Escape") return;
        // One press closes one thing: without this the browser would go on to close the panel around this one.
        event.preventDefault();
        setOpen(false);
        button.current?.focus();
      },
      { signal },
    );
    // A click moves the focus too, but closes by a rule of its own.
    document.addEventListener("pointerdown", () => void (pressed = true), { signal });
    document.addEventListener(
      "focusin",
      (event) => {
        if (!pressed && isOutside(event)) setOpen(false);
      },
      { signal },
    );
    document.addEventListener(
      "click",
      (event) => {
        if (isOutside(event)) timer = window.setTimeout(() => setOpen(false), closeDelay);
      },
      { signal },
    );
    // On a narrow screen this stands in the site's menu, and closes with it.
    root.current?.closest("[popover]")?.addEventListener(
      "toggle",
      (event) => {
        if ((event as ToggleEvent).newState === "closed") setOpen(false);
      },
      { signal },
    );
    return () => {
      window.clearTimeout(timer);
      closing.abort();
    };
  }, [open, closeDelay]);

  return (
    <div ref={root} data-scroll-lock={open && lockScroll ? "wide" : undefined}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className={className}
        onClick={() => setOpen(!open)}
      >
        <span>{label}</span>
        <Chevron className={`shrink-0 transition-[rotate] duration-180 ${open ? "rotate-180" : ""}`} />
      </button>
      <div
        id={id}
        hidden={!open}
        className={panelClassName}
        onClick={(event) => {
          if ((event.target as Element).closest("a")) setOpen(false);
        }}
      >
        {children}
      </div>
    </div>
  );
}
