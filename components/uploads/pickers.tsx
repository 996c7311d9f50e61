"use client";

import { Camera, Upload as UploadIcon } from "lucide-react";
import { type ChangeEvent, type Ref, useImperativeHandle, useRef } from "react";
import { Button } from "@/components/ui/button";
import type { ButtonLook } from "@/components/ui/button-class";
import { ACCEPT } from "@/lib/uploads/policy";
import { useTouch } from "./use-upload";

type Words = { camera: string; files: string };
/** For what stands around the buttons: opens the picker as the button for files does. */
export type Picker = { open: () => void };

/**
 * Two ways to a file. On a phone both: a camera of its own, because an `accept` of pictures alone leads to a photo
 * picker without one there. Elsewhere the picker does for everything. The buttons are real ones: voice control and
 * keyboards find them; the inputs are never seen.
 */
export function Pickers({
  ref,
  label,
  words,
  look,
  camera,
  accept = ACCEPT,
  many = false,
  name,
  onOpen,
  onPick,
  onCancel,
}: {
  ref?: Ref<Picker>;
  /** The document, for those who hear the buttons only. */
  label: string;
  words: Words;
  look: ButtonLook["variant"];
  camera: "environment" | "user";
  accept?: string;
  many?: boolean;
  name?: string;
  onOpen: () => void;
  onPick: (files: File[]) => void;
  onCancel: () => void;
}) {
  const files = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  const isTouch = useTouch();

  function open(input: HTMLInputElement | null) {
    onOpen();
    input?.click();
  }
  useImperativeHandle(ref, () => ({ open: () => open(files.current) }));
  function pick(event: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(event.target.files ?? [])];
    // The same file may be chosen again after an error, and only a changed value tells.
    event.target.value = "";
    if (chosen.length > 0) onPick(chosen);
    else onCancel();
  }
  const hidden = {
    type: "file",
    hidden: true,
    tabIndex: -1,
    "aria-hidden": true,
    "aria-label": label,
    onChange: pick,
    onCancel,
  } as const;
  const about = <span className="sr-only">{`: ${label}`}</span>;
  const button = { variant: look, size: "sm" } as const;
  return (
    <>
      {isTouch && (
        <Button {...button} onClick={() => open(photo.current)}>
          <Camera aria-hidden size={18} />
          <span>{words.camera}</span>
          {about}
        </Button>
      )}
      <Button {...button} onClick={() => open(files.current)}>
        <UploadIcon aria-hidden size={18} />
        <span>{words.files}</span>
        {about}
      </Button>
      {isTouch && <input {...hidden} ref={photo} accept="image/*" capture={camera} />}
      <input {...hidden} ref={files} name={name} accept={accept} multiple={many} />
    </>
  );
}
