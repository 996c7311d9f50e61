"use client";

import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from "react";
import { t } from "@/lib/messages/text";
import { Cross } from "./icons";
import { placeToasts } from "./toast-host";

/**
 * A modal on the browser's own `<dialog>`. The title has the focus on opening and whenever it changes, unless
 * `initialFocus` names something else. A tap outside closes it while nothing was typed. The parent holds the state.
 */
export function Dialog({
  open,
  onClose,
  title,
  size = "normal",
  dirty = false,
  role,
  describedBy,
  initialFocus,
  closeLabel = t("ui.close", "Close"),
  hideClose = false,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** 416, 480 and 960 px wide; under 480 px all but `small` fill the screen. */
  size?: "small" | "normal" | "wide";
  /** There is something to lose, so a tap outside must not close. Typing counts by itself. */
  dirty?: boolean;
  role?: "alertdialog";
  describedBy?: string;
  initialFocus?: RefObject<HTMLElement | null>;
  closeLabel?: string;
  hideClose?: boolean;
  children: ReactNode;
}) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const typed = useRef(false);
  const pressedOutside = useRef(false);
  const latest = useRef({ open, onClose });
  // Before the browser's word of a close, which may come before other effects.
  useLayoutEffect(() => {
    latest.current = { open, onClose };
  });

  useLayoutEffect(() => {
    const node = dialog.current;
    if (!node || !open) return;
    const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    typed.current = false;
    node.showModal();
    placeToasts();
    return () => {
      node.close();
      placeToasts();
      // The browser gives the focus back as well, but not when the node is about to leave the page.
      if (opener?.isConnected) opener.focus({ preventScroll: true });
      // A page kept hidden by the router must not come back with its dialog open; one that is gone needs no word.
      window.setTimeout(() => {
        if (latest.current.open && node.isConnected && !node.open) latest.current.onClose();
      });
    };
  }, [open]);

  useEffect(() => {
    if (open) (initialFocus?.current ?? heading.current)?.focus();
  }, [open, title, initialFocus]);

  const isOutside = (event: MouseEvent) => event.target === dialog.current;

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      className={size === "normal" ? "dialog" : `dialog dialog-${size}`}
      onInput={() => {
        typed.current = true;
      }}
      onCancel={(event) => {
        // A file picker's own "cancel" bubbles up here and is none of ours.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // A second Back closes without asking.
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open && latest.current.open) onClose();
      }}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (isOutside(event) && pressedOutside.current && !dirty && !typed.current) onClose();
      }}
    >
      {open && (
        <div>
          <div className="dialog-head">
            <h2 ref={heading} id={titleId} tabIndex={-1} className="dialog-title">
              {title}
            </h2>
            {!hideClose && (
              <button
                type="button"
                className="btn btn-plain btn-sm btn-icon -mr-2"
                aria-label={closeLabel}
                onClick={onClose}
              >
                <Cross size={22} />
              </button>
            )}
          </div>
          <div className="dialog-body">{children}</div>
        </div>
      )}
    </dialog>
  );
}
