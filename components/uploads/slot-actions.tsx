"use client";

import { Ellipsis, Files, RotateCw, Trash2 } from "lucide-react";
import { type MouseEvent, type Ref, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import type { Elements } from "@/components/ui/elements";
import { closePopover } from "@/components/ui/popover";
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

/** The buttons of a slot, in the order of its state: in the row what is done first, in its menu the rest. */
export function SlotActions(offer: Offer) {
  const { actions, menu } = offer.view;
  return (
    <>
      {actions
        .filter((action) => !menu.includes(action))
        .map((action) => (
          <SlotAction key={action} action={action} {...offer} />
        ))}
      {menu.length > 0 && (
        <SlotMenu label={offer.label}>
          {menu.map((action) => (
            <SlotAction key={action} action={action} isInMenu {...offer} />
          ))}
        </SlotMenu>
      )}
    </>
  );
}

/**
 * What is seldom done to a document, behind one button: a popover of the browser, so Escape, the Android Back button
 * and a tap outside close it.
 */
function SlotMenu({ label, children }: { label: string; children: Elements }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const words = t("uploads.more", "More: {{label}}", { label });
  // The focus goes back to the button before the slot changes, so that it is never lost.
  function close({ target }: MouseEvent) {
    if (target instanceof Element && target.closest("button")) closePopover(menu.current);
  }
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={words}
        title={t("uploads.moreTitle", "More")}
        className="btn btn-plain btn-sm btn-icon ms-auto"
      >
        <Ellipsis aria-hidden size={22} />
      </button>
      <div ref={menu} id={id} popover="auto" className="slot-menu" onClick={close}>
        <p aria-hidden className="px-3.5 pb-1 text-sm font-bold text-ink-2 md:hidden">
          {label}
        </p>
        {children}
      </div>
    </>
  );
}

function SlotAction({
  action,
  isInMenu = false,
  label,
  view,
  commands,
  openPages,
  picker,
  documents,
  files,
}: Offer & { action: Action; isInMenu?: boolean }) {
  const shared = { label, isInMenu };
  switch (action) {
    // Stands with the document's name (slot-states.tsx).
    case "view":
      return null;
    case "cancel":
      return <SlotButton {...shared} words={t("uploads.cancel", "Cancel")} onClick={commands.cancel} />;
    case "retry":
      return <SlotButton {...shared} words={t("uploads.retry", "Retry")} onClick={commands.retry} />;
    case "undo":
      return <SlotButton {...shared} words={t("uploads.undo", "Undo")} onClick={commands.undo} />;
    case "continue-pages":
      return (
        "pages" in view && (
          <SlotButton
            {...shared}
            sign={<Files aria-hidden size={18} />}
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
            look={isInMenu ? "plain" : view.picker.isQuiet ? "quiet" : "outline"}
            block={isInMenu}
            onPick={commands.pick}
          />
        )
      );
    case "keep":
      return <SlotButton {...shared} words={t("uploads.keep", "Use it anyway")} onClick={commands.keep} />;
    case "rotate":
      return (
        <SlotButton
          {...shared}
          sign={<RotateCw aria-hidden size={18} />}
          words={t("uploads.rotate", "Rotate")}
          onClick={commands.rotate}
        />
      );
    case "add-page":
      return <SlotButton {...shared} sign={<Files aria-hidden size={18} />} words={addPage()} onClick={openPages} />;
    case "remove":
      return (
        <SlotButton
          {...shared}
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
  isInMenu,
  onClick,
}: {
  label: string;
  words: string;
  sign?: Elements;
  isInMenu: boolean;
  onClick: () => void;
}) => (
  <Button
    variant={isInMenu ? "plain" : "quiet"}
    size="sm"
    block={isInMenu}
    className={isInMenu ? "justify-start" : undefined}
    aria-label={t("uploads.actionOf", "{{action}}: {{label}}", { action: words, label })}
    onClick={onClick}
  >
    {sign}
    <span>{words}</span>
  </Button>
);
