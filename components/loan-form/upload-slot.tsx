"use client";

import { memo, useRef } from "react";
import type { Picker } from "@/components/uploads/pickers";
import { SlotActions } from "@/components/uploads/slot-actions";
import { SlotFrame } from "@/components/uploads/slot-frame";
import { SlotState } from "@/components/uploads/slot-states";
import { usePages } from "@/components/uploads/use-pages";
import { notLoaded } from "@/lib/lazy-part";
import { uploads } from "@/lib/uploads/client/page-uploads";
import type { InputProps } from "./input-props";
import { type LoadedForm, useLoanForm } from "./loan-form-context";
import { useSlot } from "./use-slot";

type Props = Pick<InputProps, "path" | "field" | "files" | "locked" | "optional" | "onBusy">;

/** One document. It needs to know the application around it, for what could be used again. */
export function UploadSlot({ path, field, files, locked, optional, onBusy }: Props) {
  const form = useLoanForm();
  if (form.state !== "ready") return null;
  return (
    <Slot
      path={path}
      field={field}
      files={files}
      locked={locked}
      optional={optional}
      onBusy={onBusy}
      record={form.record}
    />
  );
}

/** Draws what lib/uploads/client/slot-view.ts says: the states of SPEC section 2, and the question about a photo. */
const Slot = memo(function Slot({ optional, ...props }: Props & { record: LoadedForm }) {
  const { path, field, files } = props;
  const { label } = field;
  const { slot, view, known, actions, act, commands, setProblem, pickerOpened } = useSlot(props);
  const picker = useRef<Picker>(null);
  const camera = field.selfie ? "user" : "environment";
  const pages = usePages({ slot, label, camera }, () => setProblem(notLoaded()));
  return (
    <SlotFrame
      path={path}
      label={label}
      help={field.help}
      isOptional={optional}
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
      <div ref={actions} className="mt-auto flex flex-wrap gap-2 pt-2">
        <SlotActions
          label={label}
          view={view}
          commands={commands}
          openPages={act(() => void pages.open())}
          picker={{
            ref: picker,
            camera,
            name: path,
            onOpen: pickerOpened,
            onCancel: () => uploads.pickerClosed(slot),
          }}
          documents={known}
          files={files}
        />
      </div>
      {pages.dialog}
    </SlotFrame>
  );
});
