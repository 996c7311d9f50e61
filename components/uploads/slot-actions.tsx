"use client";

import { Files, RotateCw, Trash2 } from "lucide-react";
import type { Ref } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { RichText } from "@/components/ui/rich-text";
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
  picker: { ref: Ref<Picker>; camera: "environment" | "user"; name: string; onOpen: () => void; onCancel: () => void };
  /** What was given before and could serve here. */
  documents: readonly Reusable[];
  files: Partial<Record<string, Uploaded>>;
};

/** The buttons of a slot, in the order of its state. */
export const SlotActions = (offer: Offer) =>
  offer.view.actions.map((action) => <SlotAction key={action} action={action} {...offer} />);

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
    case "view":
      return "held" in view && view.held && <ViewLink url={view.held.url} label={label} />;
    case "cancel":
      return <SmallButton label={label} words={t("uploads.cancel", "Cancel")} onClick={commands.cancel} />;
    case "retry":
      return <SmallButton label={label} words={t("uploads.retry", "Retry")} onClick={commands.retry} />;
    case "undo":
      return <SmallButton label={label} words={t("uploads.undo", "Undo")} onClick={commands.undo} />;
    case "continue-pages":
      return (
        "pages" in view && (
          <PagesButton
            label={label}
            words={plural("uploads.continuePages", view.pages, {
              one: "Continue with 1 page",
              other: "Continue with {{count}} pages",
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
      return <SmallButton label={label} words={t("uploads.keep", "Use it anyway")} onClick={commands.keep} />;
    case "rotate":
      return <RotateButton label={label} onClick={commands.rotate} />;
    case "add-page":
      return <PagesButton label={label} words={addPage()} onClick={openPages} />;
    case "remove":
      return <RemoveButton label={label} onClick={commands.remove} />;
    case "reuse":
      return <ReuseOffer label={label} documents={documents} files={files} onUse={commands.reuse} />;
  }
}

type Act = { label: string; onClick: () => void };

/** What a click does, and to what, for those who hear one button at a time. */
const SmallButton = ({ label, words, onClick }: Act & { words: string }) => (
  <Button variant="quiet" size="sm" onClick={onClick}>
    {words}
    <span className="sr-only">: {label}</span>
  </Button>
);

const ViewLink = ({ url, label }: { url: string; label: string }) => (
  <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ variant: "quiet", size: "sm" })}>
    <RichText
      text={t("uploads.view", "View document<hidden>: {{label}} (opens in a new tab)</hidden>", { label })}
      parts={{ hidden: (words) => <span className="sr-only">{words}</span> }}
    />
  </a>
);

const RotateButton = ({ label, onClick }: Act) => (
  <Button
    variant="quiet"
    size="sm"
    icon
    aria-label={t("uploads.rotateLabel", "Rotate: {{label}}", { label })}
    title={t("uploads.rotate", "Rotate")}
    onClick={onClick}
  >
    <RotateCw aria-hidden size={20} />
  </Button>
);

const RemoveButton = ({ label, onClick }: Act) => (
  <Button
    variant="quiet"
    size="sm"
    icon
    aria-label={t("uploads.removeLabel", "Remove: {{label}}", { label })}
    title={t("uploads.remove", "Remove")}
    onClick={onClick}
  >
    <Trash2 aria-hidden size={20} />
  </Button>
);

const PagesButton = ({ label, words, onClick }: Act & { words: string }) => (
  <Button variant="quiet" size="sm" onClick={onClick}>
    <Files aria-hidden size={18} />
    {words}
    <span className="sr-only">: {label}</span>
  </Button>
);
