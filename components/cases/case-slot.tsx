"use client";

import { type ReactNode, useRef } from "react";
import { useOnline } from "@/components/ui/use-online";
import type { Picker } from "@/components/uploads/pickers";
import { SlotActions } from "@/components/uploads/slot-actions";
import { SlotFrame } from "@/components/uploads/slot-frame";
import { SlotState } from "@/components/uploads/slot-states";
import { usePages } from "@/components/uploads/use-pages";
import { useUpload } from "@/components/uploads/use-upload";
import { notLoaded } from "@/lib/lazy-part";
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
  const picker = useRef<Picker>(null);
  const pages = usePages({ slot, label, camera: "environment" }, () => onProblem(notLoaded()));
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
    <SlotFrame
      path={path}
      label={label}
      help={help}
      isOptional={isOptional}
      view={view}
      onDrop={commands.pick}
      onOpen={() => picker.current?.open()}
    >
      <div className="grid min-h-24 content-center gap-2">
        <SlotState view={view} label={label} />
      </div>
      <p role="status" className="sr-only">
        {view.announcement}
      </p>
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        {children}
        <SlotActions
          label={label}
          view={view}
          commands={commands}
          openPages={() => void pages.open()}
          picker={{
            ref: picker,
            camera: "environment",
            name: path,
            onOpen: () => uploads.pickerOpened(slot),
            onCancel: () => uploads.pickerClosed(slot),
          }}
          documents={[]}
          files={{}}
        />
      </div>
      {pages.dialog}
    </SlotFrame>
  );
}

/** The address of the file that was uploaded in a slot; "" while there is none. */
export const addressIn = (upload: ReturnType<typeof useUpload>) =>
  upload?.state === "done" ? (upload.uploaded?.url ?? "") : "";
