"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useOnline } from "@/components/ui/use-online";
import type { Picker } from "@/components/uploads/pickers";
import { SlotActions } from "@/components/uploads/slot-actions";
import { SlotFrame } from "@/components/uploads/slot-frame";
import { SlotState } from "@/components/uploads/slot-states";
import { usePages } from "@/components/uploads/use-pages";
import { useUpload } from "@/components/uploads/use-upload";
import { notLoaded } from "@/lib/lazy-part";
import { t } from "@/lib/messages/text";
import { uploads } from "@/lib/uploads/client/page-uploads";
import { slotCommands } from "@/lib/uploads/client/slot-commands";
import { slotView } from "@/lib/uploads/client/slot-view";

/** One paper for a lender: added as a document of the form is, then handed in with one press. */
export function PaperSlot({
  id,
  label,
  onSend,
}: {
  id: string;
  label: string;
  /** Hands in the file at this address. @throws what is to be said */
  onSend: (url: string) => Promise<void>;
}) {
  const slot = `case ${id}`;
  const upload = useUpload(slot);
  const isOnline = useOnline();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const picker = useRef<Picker>(null);
  const pages = usePages({ slot, label, camera: "environment" }, () => setProblem(notLoaded()));
  const url = upload?.state === "done" ? (upload.uploaded?.url ?? "") : "";
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
  const clear = () => setProblem(null);
  const commands = slotCommands({
    uploads,
    slot,
    url,
    removed: "",
    setUrl: () => {},
    setRemoved: () => {},
    clearError: clear,
  });

  async function send() {
    setBusy(true);
    clear();
    try {
      await onSend(url);
      uploads.forget(slot);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <SlotFrame
      path={`paper-${id}`}
      label={label}
      isOptional={false}
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
        {url !== "" && (
          <Button size="sm" busy={busy} onClick={() => void send()}>
            {t("cases.handIn", "Hand in this paper")}
            <span className="sr-only">: {label}</span>
          </Button>
        )}
        <SlotActions
          label={label}
          view={view}
          commands={commands}
          openPages={() => void pages.open()}
          picker={{
            ref: picker,
            camera: "environment",
            name: `paper-${id}`,
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
