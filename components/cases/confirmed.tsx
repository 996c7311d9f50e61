"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { ButtonLook } from "@/components/ui/button-class";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useAct } from "@/lib/browser/use-act";

/** A button whose press is asked about once, then done. */
export function ConfirmedButton({
  label,
  look,
  title,
  text,
  confirmLabel,
  cancelLabel,
  danger,
  onConfirm,
}: {
  label: string;
  look?: ButtonLook;
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  danger?: boolean;
  onConfirm: () => Promise<unknown>;
}) {
  const [open, setOpen] = useState(false);
  const { busy, problem, run } = useAct(async () => {
    await onConfirm();
    setOpen(false);
  });
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        title={title}
        confirmLabel={confirmLabel}
        cancelLabel={cancelLabel}
        danger={danger}
        busy={busy}
        onConfirm={run}
        onCancel={() => setOpen(false)}
      >
        <p>{text}</p>
        {problem && (
          <p role="alert" className="field-error">
            {problem}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
