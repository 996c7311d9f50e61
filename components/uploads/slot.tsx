"use client";

import { type Ref, Suspense, useRef } from "react";
import { lazyPart, type Retry } from "@/components/lazy/lazy-part";
import { SectionLoadError } from "@/components/lazy/section-load-error";
import type { Elements } from "@/components/ui/elements";
import { Spinner } from "@/components/ui/spinner";
import { refusalText } from "@/lib/messages/refusal-text";
import type { Reusable } from "@/lib/loan-form/reuse";
import { notLoaded } from "@/lib/browser/load-part";
import { uploads } from "@/lib/uploads/client/page-uploads";
import type { Uploaded } from "@/lib/uploads/client/send";
import type { SlotCommands } from "@/lib/uploads/client/slot-commands";
import type { SlotView } from "@/lib/uploads/client/slot-view";
import { PASSWORD_PDF } from "@/lib/uploads/policy";
import { CopySteps } from "./copy-steps";
import type { Picker } from "./pickers";
import { SlotActions } from "./slot-actions";
import { SlotFrame, type SlotNote } from "./slot-frame";
import { usePages } from "./use-pages";

const PasswordBox = lazyPart(async () => (await import("./password-box")).PasswordBox, WithoutBox);

/** Where the box did not come, what is left is a copy. */
function WithoutBox({ retry, isAsking, isAgain }: Retry) {
  return (
    <div className="basis-full text-sm">
      <p>{refusalText("pdfHasPassword", PASSWORD_PDF)}</p>
      <CopySteps />
      <SectionLoadError retry={retry} isAsking={isAsking} isAgain={isAgain} />
    </div>
  );
}

/** One document, in a form or in none: draws what lib/uploads/client/slot-view.ts says, with what can be done to it. */
export function Slot({
  slot,
  path,
  label,
  help,
  note = null,
  isReceived = true,
  many = false,
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
  /** Several files may be chosen at once, to be joined. */
  many?: boolean;
  camera?: "environment" | "user";
  view: SlotView;
  commands: SlotCommands;
  documents?: readonly Reusable[];
  files?: Partial<Record<string, Uploaded>>;
  actions?: Ref<HTMLDivElement>;
  /** Something is done that is no command: the pages are opened. */
  onAct?: () => void;
  onPickerOpened?: () => void;
  onProblem: (problem: string) => void;
  children?: Elements;
}) {
  const picker = useRef<Picker>(null);
  const pages = usePages({ slot, label, camera }, () => onProblem(notLoaded()));
  function openPages() {
    onAct();
    void pages.open();
  }
  function pick(files: readonly File[]) {
    commands.pick(files);
    if (files.length > 1) openPages();
  }
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
        onDrop={pick}
        onOpen={() => picker.current?.open()}
      >
        {children}
        {view.kind === "asking" && (
          <Suspense fallback={<Spinner />}>
            <PasswordBox
              path={path}
              label={label}
              isWrong={view.problems.length > 0}
              isOpening={view.isOpening}
              onUnlock={commands.unlock}
            />
          </Suspense>
        )}
        <SlotActions
          label={label}
          view={view}
          commands={{ ...commands, pick }}
          openPages={openPages}
          picker={{
            ref: picker,
            camera,
            many,
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
