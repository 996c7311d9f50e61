"use client";

import type { MouseEvent, ReactNode } from "react";
import { Stamp } from "@/components/ui/stamp";
import { formatDay } from "@/lib/dates";
import { t } from "@/lib/messages/text";
import type { SlotView } from "@/lib/uploads/client/slot-view";
import { useDropArea } from "./drop-area";
import { Asked, Wrong } from "./slot-body";
import { useTouch } from "./use-upload";

/** The frame says the state at a glance; the words in it say it to everybody. */
const FRAME: Record<SlotView["kind"], string> = {
  empty: "border-dashed border-edge bg-surface",
  preparing: "border-line bg-surface",
  sending: "border-line bg-surface",
  done: "border-ok bg-surface",
  blurred: "border-marigold-strong bg-surface",
  refused: "border-bad bg-bad-soft",
  locked: "border-line bg-surface",
};

/** What is the same around a slot in all its states: its name, what is said about it, and where a file is dropped. */
export function SlotFrame({
  path,
  label,
  help,
  isOptional,
  view,
  onDrop,
  onOpen,
  children,
}: {
  path: string;
  label: string;
  help?: string;
  isOptional: boolean;
  view: SlotView;
  onDrop: (files: File[]) => void;
  /** Opens the picker, for a click on the empty slot. */
  onOpen: () => void;
  children: ReactNode;
}) {
  const { kind, problems, question } = view;
  const isTouch = useTouch();
  // A convenience for the mouse: the buttons are the way for everybody. A finger has two of them to choose from, and a
  // slot that shows an error is mended by its own button only.
  const isClickable = kind === "empty" && !isTouch;
  function click({ target }: MouseEvent) {
    const isOnItself = target instanceof Element && !target.closest("a, button, input, dialog");
    // The end of marking some of its words is no click.
    if (isClickable && isOnItself && getSelection()?.isCollapsed !== false) onOpen();
  }
  const { isOver, area } = useDropArea(kind !== "locked" && kind !== "preparing" && kind !== "sending", onDrop);
  const notes = [help && `${path}-hint`, (problems.length > 0 || question) && `${path}-error`]
    .filter(Boolean)
    .join(" ");
  const received = (kind === "done" || kind === "locked") && view.held?.file;
  return (
    <div
      id={path}
      role="group"
      aria-labelledby={`doc-${path}`}
      aria-describedby={notes || undefined}
      data-state={kind}
      {...area}
      onClick={click}
      className={`relative flex h-full min-h-60 min-w-0 flex-col gap-2 rounded-tab border p-4 has-[>[data-name]:focus-visible]:outline-3 has-[>[data-name]:focus-visible]:outline-offset-2 has-[>[data-name]:focus-visible]:outline-ink ${FRAME[kind]} ${isClickable ? "cursor-pointer" : ""}`}
    >
      <div className="flex min-h-12 items-start justify-between gap-3">
        {/* The target of links to this document: #doc-panCard. */}
        <p id={`doc-${path}`} tabIndex={-1} data-name className="scroll-mt-24 font-display text-h4 font-bold">
          {label}
          {isOptional && <span className="field-optional"> {t("uploads.optional", "(optional)")}</span>}
        </p>
        {received && (
          <Stamp word={t("uploads.received", "Received")} date={formatDay(received.createdAt)} fresh={view.isFresh} />
        )}
      </div>
      {help && (
        <p id={`${path}-hint`} className="text-sm text-ink-2">
          {help}
        </p>
      )}
      <div role="status" id={`${path}-error`} className="grid gap-1">
        {problems.map((problem) => (
          <Wrong key={problem} message={problem} />
        ))}
        {question && <Asked words={question.atSlot} />}
      </div>
      {"isLost" in view && view.isLost && (
        <p role="status" className="font-bold text-marigold-ink">
          {t("uploads.photoLost", "Your last photo did not come through, tap to try again")}
        </p>
      )}
      {children}
      {isOver && (
        <p
          aria-hidden
          className="pointer-events-none absolute inset-0 grid place-items-center rounded-tab border-2 border-dashed border-peacock bg-peacock-soft font-bold"
        >
          {t("uploads.dropHere", "Drop the file here")}
        </p>
      )}
    </div>
  );
}
