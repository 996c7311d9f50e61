"use client";

import type { ComponentProps } from "react";
import { useOnline } from "@/components/ui/use-online";
import type { HandIn } from "@/lib/uploads/client/hand-in";
import { uploads } from "@/lib/uploads/client/page-uploads";
import { slotCommands } from "@/lib/uploads/client/slot-commands";
import { slotView } from "@/lib/uploads/client/slot-view";
import { Slot } from "./slot";
import { useNextFocus } from "./use-next-focus";
import { useUpload } from "./use-upload";

/**
 * A slot that stands in no form: what was uploaded in it is its answer, until it is handed in. Nothing says that it was
 * received: nobody else has it yet.
 */
export function LoneSlot({
  isOptional = false,
  problem,
  handIn,
  onProblem,
  ...place
}: Pick<ComponentProps<typeof Slot>, "slot" | "path" | "label" | "help" | "many" | "children"> & {
  isOptional?: boolean;
  problem: string | null;
  /** How its handing in goes: null before, missing where what it holds goes with a form. */
  handIn?: HandIn | null;
  onProblem: (problem: string | null) => void;
}) {
  const { slot, label } = place;
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
    problem: handIn?.problem ?? problem,
    handIn,
    removed: "",
    canReuse: false,
    isOnline,
  });
  const { actions, acted } = useNextFocus(view.kind, "");
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
      {...place}
      note={isOptional ? "optional" : null}
      isReceived={false}
      view={view}
      commands={{
        ...commands,
        unlock(password) {
          acted();
          commands.unlock(password);
        },
      }}
      actions={actions}
      onAct={acted}
      onPickerOpened={() => {
        acted();
        uploads.pickerOpened(slot);
      }}
      onProblem={onProblem}
    />
  );
}

/** The address of the file that was uploaded in a slot; "" while there is none. */
export const addressIn = (upload: ReturnType<typeof useUpload>) =>
  upload?.state === "done" ? (upload.uploaded?.url ?? "") : "";
