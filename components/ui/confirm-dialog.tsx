"use client";

import { useId, useRef, type ReactNode } from "react";
import { t } from "@/lib/messages/text";
import { Button } from "./button";
import { Dialog } from "./dialog";

/** Asks before something that is hard to take back. The focus stands on the safe answer, and Esc gives it. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel = t("ui.yes", "Yes"),
  cancelLabel = t("ui.no", "No"),
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const textId = useId();
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size="small"
      role="alertdialog"
      describedBy={textId}
      initialFocus={safe}
      hideClose
    >
      <div id={textId} className="text-ink-2">
        {children}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button ref={safe} variant="quiet" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={danger ? "danger" : "main"} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
