"use client";

import { type Ref, useRef } from "react";
import type { Elements } from "@/components/ui/elements";
import type { Reusable } from "@/lib/loan-form/reuse";
import { notLoaded } from "@/lib/browser/load-part";
import { uploads } from "@/lib/uploads/client/page-uploads";
import type { Uploaded } from "@/lib/uploads/client/send";
import type { SlotCommands } from "@/lib/uploads/client/slot-commands";
import type { SlotView } from "@/lib/uploads/client/slot-view";
import type { Picker } from "./pickers";
import { SlotActions } from "./slot-actions";
import { SlotFrame, type SlotNote } from "./slot-frame";
import { usePages } from "./use-pages";

/** One document, in a form or in none: draws what lib/uploads/client/slot-view.ts says, with what can be done to it. */
export function Slot({
  slot,
  path,
  label,
  help,
  note = null,
  isReceived = true,
  camera = "environment",
  view,
  commands,
  documents = [],
  files = {},
  actions,
  onAct = () => {},
  onPickerOpened = () => uploads.pickerOpened(slot),
  onProblem,
  children,
}: {
  /** The store's name for it. */
  slot: string;
  /** Its id on the page. */
  path: string;
  label: string;
  help?: string;
  note?: SlotNote;
  /** Whoever it is for has what stands here. */
  isReceived?: boolean;
  camera?: "environment" | "user";
  view: SlotView;
  commands: SlotCommands;
  /** What was given before and could serve here. */
  documents?: readonly Reusable[];
  files?: Partial<Record<string, Uploaded>>;
  /** The place of its buttons. */
  actions?: Ref<HTMLDivElement>;
  /** Something is done that is no command: the pages are opened. */
  onAct?: () => void;
  onPickerOpened?: () => void;
  onProblem: (problem: string) => void;
  /** Before the slot's own buttons. */
  children?: Elements;
}) {
  const picker = useRef<Picker>(null);
  const pages = usePages({ slot, label, camera }, () => onProblem(notLoaded()));
  return (
    <>
      <SlotFrame
        path={path}
        label={label}
        help={help}
        note={note}
        isReceived={isReceived}
        view={view}
        actions={actions}
        onDrop={commands.pick}
        onOpen={() => picker.current?.open()}
      >
        {children}
        <SlotActions
          label={label}
          view={view}
          commands={commands}
          openPages={() => {
            onAct();
            void pages.open();
          }}
          picker={{
            ref: picker,
            camera,
            name: path,
            onOpen: onPickerOpened,
            onCancel: () => uploads.pickerClosed(slot),
          }}
          documents={documents}
          files={files}
        />
      </SlotFrame>
      <div className="contents">{pages.dialog}</div>
    </>
  );
}
