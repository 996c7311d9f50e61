"use client";

import { type ReactNode, useState } from "react";
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
  disabled,
  onConfirm,
}: {
  label: ReactNode;
  look?: ButtonLook;
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  danger?: boolean;
  disabled?: boolean;
  onConfirm: () => Promise<unknown>;
}) {
  // As it stood at the press: what is confirmed is what was read, though the page is read again meanwhile.
  const [asked, setAsked] = useState<{ text: string; onConfirm: () => Promise<unknown> } | null>(null);
  const { busy, problem, run } = useAct(async () => {
    await asked?.onConfirm();
    setAsked(null);
  });
  return (
    <>
      <Button {...look} busy={busy} disabled={disabled} onClick={() => setAsked({ text, onConfirm })}>
        {label}
      </Button>
      <ConfirmDialog
        open={asked !== null}
        title={title}
        confirmLabel={confirmLabel}
        cancelLabel={cancelLabel}
        danger={danger}
        busy={busy}
        onConfirm={run}
        onCancel={() => setAsked(null)}
      >
        <p>{asked?.text}</p>
        {problem && (
          <p role="alert" className="field-error">
            {problem}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
