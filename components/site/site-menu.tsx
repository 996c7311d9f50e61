"use client";

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Elements } from "@/components/ui/elements";
import { closePopover } from "@/components/ui/popover";

const ID = "site-menu";

/** As in globals.css, --breakpoint-xl. */
const WIDE = "(width >= 75rem)";

/**
 * The site's navigation: a row at 1200 px and more. Below, the same element is a popover of the browser behind a
 * button, which brings Escape, the Android Back button, closing by a tap outside and giving the focus back, even before
 * this script runs; closing when the focus or the visitor moves on is added here.
 */
export function SiteMenu({
  className,
  beside,
  children,
}: {
  /** The looks of the navigation, row and popover. They come with the page, which has them anyway. */
  className: string;
  /** Stands between the row and the button. */
  beside: Elements;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const nav = menu.current;
    // Next keeps pages that were left in memory; an open menu must not be there on the way back.
    return () => closePopover(nav);
  }, []);

  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const changed = () => closePopover(menu.current);
    wide.addEventListener("change", changed);
    return () => wide.removeEventListener("change", changed);
  }, []);

  useEffect(() => {
    function moved({ target }: FocusEvent) {
      if (!menu.current?.contains(target as Node) && target !== button.current) closePopover(menu.current);
    }
    document.addEventListener("focusin", moved);
    return () => document.removeEventListener("focusin", moved);
  }, []);

  return (
    <>
      <nav
        ref={menu}
        id={ID}
        popover="auto"
        aria-label="Main"
        data-scroll-lock={open ? "narrow" : undefined}
        onToggle={(event) => setOpen(event.newState === "open")}
        onClick={(event) => {
          if ((event.target as Element).closest("a")) closePopover(menu.current);
        }}
        className={className}
      >
        {children}
      </nav>
      {beside}
      <button
        ref={button}
        type="button"
        popoverTarget={ID}
        aria-label="Menu"
        className="btn btn-plain btn-sm btn-icon -mr-2 xl:hidden"
      >
        <svg aria-hidden width="24" height="24" viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2.25">
          <path d={open ? "m5 5 14 14M19 5 5 19" : "M4 6h16M4 12h16M4 18h16"} />
        </svg>
      </button>
    </>
  );
}
