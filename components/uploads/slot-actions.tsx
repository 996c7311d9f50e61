"use client";

import { Files, RotateCw, Trash2 } from "lucide-react";
import type { Ref } from "react";
import { Button } from "@/components/ui/button";
import type { Elements } from "@/components/ui/elements";
import type { Reusable } from "@/lib/loan-form/reuse";
import { plural, t } from "@/lib/messages/text";
import type { Uploaded } from "@/lib/uploads/client/send";
import type { SlotCommands } from "@/lib/uploads/client/slot-commands";
import type { Action, SlotView } from "@/lib/uploads/client/slot-view";
import { addPage } from "@/lib/uploads/policy";
import { type Picker, Pickers } from "./pickers";
import { ReuseOffer } from "./reuse-offer";

type Offer = {
  label: string;
  view: SlotView;
  commands: SlotCommands;
  openPages: () => void;
  picker: {
    ref: Ref<Picker>;
    camera: "environment" | "user";
    many: boolean;
    name: string;
    onOpen: () => void;
    onCancel: () => void;
  };
  documents: readonly Reusable[];
  files: Partial<Record<string, Uploaded>>;
};

export function SlotActions(offer: Offer) {
  return offer.view.actions.map((action) => <SlotAction key={action} action={action} {...offer} />);
}

function SlotAction({
  action,
  label,
  view,
  commands,
  openPages,
  picker,
  documents,
  files,
}: Offer & { action: Action }) {
  switch (action) {
    // Stands with the document's name (slot-states.tsx).
    case "view":
      return null;
    case "cancel":
      return <SlotButton label={label} words={t("uploads.cancel", "Cancel")} onClick={commands.cancel} />;
    case "retry":
      return <SlotButton label={label} words={t("uploads.retry", "Retry")} onClick={commands.retry} />;
    case "undo":
      return <SlotButton label={label} words={t("uploads.undo", "Undo")} onClick={commands.undo} />;
    case "continue-pages":
      return (
        "pages" in view && (
          <SlotButton
            label={label}
            sign={<Files aria-hidden size={18} />}
            words={plural("uploads.continuePages", view.pages, {
              one: "Continue with 1 file",
              other: "Continue with {{count}} files",
            })}
            onClick={openPages}
          />
        )
      );
    case "pick":
      return (
        "picker" in view && (
          <Pickers
            {...picker}
            label={label}
            words={view.picker}
            look={view.picker.isQuiet ? "quiet" : "outline"}
            onPick={commands.pick}
          />
        )
      );
    case "keep":
      return <SlotButton label={label} words={t("uploads.keep", "Use it anyway")} onClick={commands.keep} />;
    case "rotate":
      return (
        <SlotButton
          label={label}
          isSeldom
          sign={<RotateCw aria-hidden size={18} />}
          words={t("uploads.rotate", "Rotate")}
          onClick={commands.rotate}
        />
      );
    case "add-page":
      return (
        <SlotButton
          label={label}
          isSeldom
          sign={<Files aria-hidden size={18} />}
          words={addPage()}
          onClick={openPages}
        />
      );
    case "remove":
      return (
        <SlotButton
          label={label}
          isSeldom
          sign={<Trash2 aria-hidden size={18} />}
          words={t("uploads.remove", "Remove")}
          onClick={commands.remove}
        />
      );
    case "reuse":
      return <ReuseOffer label={label} documents={documents} files={files} onUse={commands.reuse} />;
  }
}

/** What a click does, and to what, for those who hear one button at a time. */
const SlotButton = ({
  label,
  words,
  sign,
  isSeldom = false,
  onClick,
}: {
  label: string;
  words: string;
  sign?: Elements;
  /** Not what most people do to a document next. */
  isSeldom?: boolean;
  onClick: () => void;
}) => (
  <Button
    variant={isSeldom ? "plain" : "quiet"}
    size="sm"
    aria-label={t("uploads.actionOf", "{{action}}: {{label}}", { action: words, label })}
    onClick={onClick}
  >
    {sign}
    <span>{words}</span>
  </Button>
);
