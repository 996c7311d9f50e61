"use client";

import type { ReactNode } from "react";
import { useOnline } from "@/components/ui/use-online";
import { Slot } from "@/components/uploads/slot";
import { useUpload } from "@/components/uploads/use-upload";
import { uploads } from "@/lib/uploads/client/page-uploads";
import { slotCommands } from "@/lib/uploads/client/slot-commands";
import { slotView } from "@/lib/uploads/client/slot-view";

/** A slot that stands in no form: what was uploaded in it is its answer, until it is handed in. */
export function CaseSlot({
  slot,
  path,
  label,
  help,
  isOptional = false,
  problem,
  onProblem,
  children,
}: {
  /** The store's name for it. */
  slot: string;
  /** Its id on the page. */
  path: string;
  label: string;
  help?: string;
  isOptional?: boolean;
  problem: string | null;
  onProblem: (problem: string | null) => void;
  /** Before the slot's own actions. */
  children?: ReactNode;
}) {
  const upload = useUpload(slot);
  const isOnline = useOnline();
  const url = addressIn(upload);
  const view = slotView({
    label,
    upload,
    url,
    stored: upload?.uploaded ?? undefined,
    isLocked: false,
    error: undefined,
    problem,
    removed: "",
    canReuse: false,
    isOnline,
  });
  const commands = slotCommands({
    uploads,
    slot,
    url,
    removed: "",
    setUrl: () => {},
    setRemoved: () => {},
    clearError: () => onProblem(null),
  });

  return (
    <Slot
      slot={slot}
      path={path}
      label={label}
      help={help}
      note={isOptional ? "optional" : null}
      view={view}
      commands={commands}
      onProblem={onProblem}
    >
      {children}
    </Slot>
  );
}

/** The address of the file that was uploaded in a slot; "" while there is none. */
export const addressIn = (upload: ReturnType<typeof useUpload>) =>
  upload?.state === "done" ? (upload.uploaded?.url ?? "") : "";
