"use client";

import type { MouseEvent, ReactNode, Ref } from "react";
import { Stamp } from "@/components/ui/stamp";
import { formatDay } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import type { SlotView } from "@/lib/uploads/client/slot-view";
import { useDropArea } from "./drop-area";
import { SlotQuestion, Wrong } from "./slot-body";
import { SlotState, SlotThumb } from "./slot-states";
import { useTouch } from "./use-upload";

/** The frame says the state at a glance; the words in it say it to everybody. */
const FRAME: Record<SlotView["kind"], string> = {
  empty: "border-dashed border-edge bg-surface",
  preparing: "border-line bg-surface",
  asking: "border-marigold-strong bg-surface",
  sending: "border-line bg-surface",
  done: "border-ok bg-surface",
  blurred: "border-marigold-strong bg-surface",
  refused: "border-bad bg-bad-soft",
  locked: "border-line bg-surface",
};

/** What a slot's name is followed by: how much lenders want the document, where the form does not require it. */
export type SlotNote = "optional" | "usual" | null;

/**
 * A slot as a row: what it holds, its name and state, and its buttons (`children`); files can be dropped on it. A row
 * that was just filled keeps its height, with the stamp where its buttons were, so that nothing below it moves.
 */
export function SlotFrame({
  path,
  label,
  help,
  note,
  isReceived = true,
  view,
  actions,
  onDrop,
  onOpen,
  children,
}: {
  path: string;
  label: string;
  help?: string;
  note: SlotNote;
  isReceived?: boolean;
  view: SlotView;
  actions?: Ref<HTMLDivElement>;
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
    const isOnItself = target instanceof Element && !target.closest("a, button, input, dialog, [popover]");
    // The end of marking some of its words is no click.
    if (isClickable && isOnItself && getSelection()?.isCollapsed !== false) onOpen();
  }
  const { isOver, area } = useDropArea(view.actions.includes("pick"), onDrop);
  const received = isReceived && (kind === "done" || kind === "locked") && view.held?.file;
  const isFolded = (kind === "done" || kind === "locked") && !view.isFresh;
  const hint = kind === "done" || kind === "locked" ? undefined : help;
  const notes = [hint && `${path}-hint`, (problems.length > 0 || question) && `${path}-error`]
    .filter(Boolean)
    .join(" ");
  return (
    <div
      id={path}
      role="group"
      aria-labelledby={`doc-${path}`}
      aria-describedby={notes || undefined}
      data-state={kind}
      {...area}
      onClick={click}
      className={`slot @container ${FRAME[kind]} ${isClickable ? "cursor-pointer" : ""}`}
    >
      <div className="flex flex-wrap items-center gap-3">
        <div
          className={`flex min-h-16 min-w-0 flex-1 basis-48 flex-wrap items-center gap-3 ${isFolded ? "" : "pointer-coarse:basis-full"}`}
        >
          <SlotThumb view={view} />
          {/* With large letters it stands below the picture, where a word has room. */}
          <div className="min-w-[min(100%,8rem)] flex-1">
            {/* The target of links to this document: #doc-panCard. */}
            <p id={`doc-${path}`} tabIndex={-1} data-name className="scroll-mt-24 leading-snug font-bold">
              <span>{label}</span>
              {note === "optional" && <span className="field-optional"> {t("uploads.optional", "(optional)")}</span>}
            </p>
            {note === "usual" && (kind === "empty" || kind === "refused") && (
              <p className="text-sm font-bold text-marigold-ink">
                {t("uploads.usual", "Lenders usually ask for this")}
              </p>
            )}
            {hint && (
              <p id={`${path}-hint`} className="text-sm text-ink-2">
                {hint}
              </p>
            )}
            <div role="status" id={`${path}-error`}>
              {problems.map((problem) => (
                <Wrong key={problem} message={problem} />
              ))}
              {question && <SlotQuestion words={question.atSlot} />}
            </div>
            {"isLost" in view && view.isLost && (
              <p role="status" className="text-sm font-bold text-marigold-ink">
                {t("uploads.photoLost", "Your last photo did not come through, tap to try again")}
              </p>
            )}
            <SlotState view={view} label={label} />
          </div>
        </div>
        <p role="status" className="sr-only">
          {view.announcement}
        </p>
        {received && (
          <span className={`px-1 ${view.isFresh ? "" : "hidden @min-[30rem]:block"}`}>
            <Stamp word={t("uploads.received", "Received")} date={formatDay(received.createdAt)} fresh={view.isFresh} />
          </span>
        )}
        <div
          ref={actions}
          className={`flex max-w-full flex-wrap items-center gap-2 empty:hidden ${kind === "done" ? "ms-auto" : kind === "asking" ? "basis-full" : ""}`}
        >
          {children}
        </div>
      </div>
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
