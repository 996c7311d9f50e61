"use client";

import { type ComponentType, memo, type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Stamp } from "@/components/ui/stamp";
import { useOnline } from "@/components/ui/use-online";
import { useDropArea } from "@/components/uploads/drop-area";
import type { PagesDialog } from "@/components/uploads/pages-dialog";
import { type Picker, Pickers } from "@/components/uploads/pickers";
import { ReuseOffer } from "@/components/uploads/reuse-offer";
import { PagesButton, RemoveButton, RotateButton, SmallButton, ViewLink } from "@/components/uploads/slot-actions";
import { Blurred, Preview, Received, Underway, Wrong } from "@/components/uploads/slot-body";
import { useMoves, useTouch, useUpload } from "@/components/uploads/use-upload";
import { formatDay } from "@/lib/dates";
import { loadPart, NOT_LOADED } from "@/lib/lazy-part";
import { documentsToReuse } from "@/lib/loan-form/reuse";
import { ONE_FILE, PHOTO_LOST, UPLOADED } from "@/lib/uploads/policy";
import {
  answered,
  asked,
  forget,
  give,
  keepBlurred,
  refuse,
  retry,
  rotate,
  slotOf,
} from "@/lib/uploads/client/slot-store";
import type { InputProps } from "./input-props";
import { type LoadedForm, useLoanForm } from "./loan-form-context";
import type { FormValues } from "./section-values";

/** The frame says the state at a glance; the words in it say it to everybody. */
const FRAME = {
  empty: "border-dashed border-edge bg-surface",
  preparing: "border-line bg-surface",
  sending: "border-line bg-surface",
  done: "border-ok bg-surface",
  blurred: "border-marigold-strong bg-surface",
  refused: "border-bad bg-bad-soft",
  locked: "border-line bg-surface",
} as const;

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

/**
 * Its answer is the address of the stored file, so a finished upload is an edited field like any other. The upload
 * itself lives above the form (lib/uploads/client): it goes on while steps come and go, and the slot takes what came of
 * it. States: empty, preparing, uploading, uploaded, refused or failed, locked (SPEC section 2).
 */
const Slot = memo(function Slot({
  path,
  field,
  files,
  locked,
  optional,
  onBusy,
  record,
}: Props & { record: LoadedForm }) {
  const { clearErrors, getValues } = useFormContext<FormValues>();
  const {
    field: answer,
    fieldState: { error },
  } = useController<FormValues>({ name: path });
  const slot = slotOf(path, (index) => getValues(`${index}.id`));
  const upload = useUpload(slot);
  const isOnline = useOnline();
  const isTouch = useTouch();
  const [removed, setRemoved] = useState("");
  const [Pages, setPages] = useState<typeof PagesDialog | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const actions = useRef<HTMLDivElement>(null);
  const picker = useRef<Picker>(null);
  const acted = useRef(false);
  const documents = useMemo(() => documentsToReuse(record, path), [record, path]);
  const { label } = field;
  const camera = field.selfie ? "user" : "environment";

  useMoves(slot, () => !path.includes(".") || getValues(path.slice(0, path.lastIndexOf("."))) !== undefined);

  const url = typeof answer.value === "string" ? answer.value : "";
  const finished = !locked && upload?.state === "done" && !upload.isSaved ? (upload.uploaded?.url ?? "") : "";
  const stored = upload?.uploaded?.url === url ? upload.uploaded : files[url];
  // Clearing draws every slot of the step again, so only where there is something to clear.
  const hasError = error !== undefined;
  const isBusy = upload?.state === "preparing" || upload?.state === "sending";
  const isBlurred =
    !locked && upload?.isBlurred === true && (upload.state === "sending" || upload.uploaded?.url === url);

  // What finished while nobody was here is taken now.
  const { onChange } = answer;
  useEffect(() => {
    if (!finished || finished === url) return;
    onChange(finished);
    if (hasError) clearErrors(path);
  }, [finished, url, onChange, hasError, clearErrors, path]);

  useEffect(() => {
    if (!isBusy) return;
    onBusy((count) => count + 1);
    return () => onBusy((count) => count - 1);
  }, [isBusy, onBusy]);

  // The button that was pressed has gone with the state it belonged to: the next one in its place takes the focus.
  const state: keyof typeof FRAME = locked
    ? "locked"
    : isBusy
      ? upload.state === "preparing"
        ? "preparing"
        : "sending"
      : upload?.state === "failed" || upload?.state === "refused" || error || problem
        ? "refused"
        : url
          ? isBlurred
            ? "blurred"
            : "done"
          : "empty";
  useEffect(() => {
    const { activeElement } = document;
    if (acted.current && (!activeElement || activeElement === document.body))
      actions.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  }, [state, removed]);

  const act = (work: () => void) => () => {
    acted.current = true;
    setProblem(null);
    work();
  };
  function pick(chosen: readonly File[]) {
    act(() => {
      if (hasError) clearErrors(path);
      setRemoved("");
      if (chosen.length > 1) refuse(slot, chosen[0]!, ONE_FILE);
      else give(slot, chosen[0]!);
    })();
  }
  const change = (to: string) => {
    forget(slot);
    if (hasError) clearErrors(path);
    onChange(to);
  };
  const remove = act(() => {
    setRemoved(url);
    change("");
  });
  const openPages = act(() => {
    loadPart("pages", () => import("@/components/uploads/pages-dialog")).then(
      (loaded) => setPages(() => loaded.PagesDialog),
      () => setProblem(NOT_LOADED),
    );
  });
  // A convenience for the mouse: the buttons are the way for everybody. A finger has two of them to choose from, and a
  // slot that shows an error is mended by its own button only.
  const isClickable = state === "empty" && !isTouch;
  function clickArea({ target }: MouseEvent) {
    const isOnItself = target instanceof Element && !target.closest("a, button, input, dialog");
    // The end of marking some of its words is no click.
    if (isClickable && isOnItself && getSelection()?.isCollapsed !== false) picker.current?.open();
  }
  const { isOver, area } = useDropArea(!locked && !isBusy, pick);

  // Behind the ways to another photo: what takes the focus by itself must not be the answer.
  const keepAnyway = isBlurred && (
    <SmallButton label={label} words="Use it anyway" onClick={act(() => keepBlurred(slot))} />
  );
  const message = upload?.message ?? problem;
  const waits = upload?.pages.length ?? 0;
  const hasFailed = upload?.state === "failed";
  const notes =
    [field.help && `${path}-hint`, (error || message || isBlurred) && `${path}-error`].filter(Boolean).join(" ") ||
    undefined;
  const words = isBlurred
    ? { camera: "Take another photo", files: "Choose another file" }
    : url
      ? { camera: "Retake photo", files: "Edit document" }
      : state === "refused"
        ? { camera: "Take photo", files: "Choose another file" }
        : { camera: "Take photo", files: "Choose file" };
  return (
    <div
      id={path}
      role="group"
      aria-labelledby={`doc-${path}`}
      aria-describedby={notes}
      data-state={state}
      {...area}
      onClick={clickArea}
      className={`relative flex h-full min-h-60 min-w-0 flex-col gap-2 rounded-tab border p-4 has-[>[data-name]:focus-visible]:outline-3 has-[>[data-name]:focus-visible]:outline-offset-2 has-[>[data-name]:focus-visible]:outline-ink ${FRAME[state]} ${isClickable ? "cursor-pointer" : ""}`}
    >
      <div className="flex min-h-12 items-start justify-between gap-3">
        {/* The target of links to this document: #doc-panCard. */}
        <p id={`doc-${path}`} tabIndex={-1} data-name className="scroll-mt-24 font-display text-h4 font-bold">
          {label}
          {optional && <span className="field-optional"> (optional)</span>}
        </p>
        {state !== "refused" && !isBlurred && !isBusy && url && stored && (
          <Stamp word="Received" date={formatDay(stored.createdAt)} fresh={upload?.isFresh} />
        )}
      </div>
      {field.help && (
        <p id={`${path}-hint`} className="text-sm text-ink-2">
          {field.help}
        </p>
      )}
      <div role="status" id={`${path}-error`} className="grid gap-1">
        {!isBusy && message && <Wrong message={message} />}
        {!isBusy && error?.message && <Wrong message={error.message} />}
        {isBlurred && <Blurred />}
      </div>
      {upload?.isLost && !isBusy && (
        <p role="status" className="font-bold text-marigold-ink">
          {PHOTO_LOST}
        </p>
      )}
      <div className="grid min-h-24 content-center gap-2">
        {isBusy && (
          <Preview thumb={upload.thumb} mime={upload.isPicture ? "image/" : ""} name={upload.name} size={upload.size} />
        )}
        {isBusy && (
          <Underway
            label={label}
            isPreparing={upload.state === "preparing"}
            percent={upload.percent}
            isOnline={isOnline}
          />
        )}
        {!isBusy && url && stored && (
          <Preview
            thumb={upload?.uploaded?.url === url ? upload.thumb : null}
            mime={stored.mime}
            name={stored.name}
            size={stored.size}
          />
        )}
        {!isBusy && url && <Received />}
        {!isBusy && !url && !locked && !removed && (
          <p className="text-sm text-ink-2">
            <span className="pointer-coarse:hidden">Drop the file here, or choose it. </span>JPEG, PNG or PDF, up to 10
            MB.
          </p>
        )}
        {!isBusy && !url && locked && <p className="text-sm text-ink-2">Not provided</p>}
        {!isBusy && !url && removed && <p role="status">Removed. It goes for good when you save this step.</p>}
        {waits > 1 && !isBusy && <p className="text-sm">{waits} photos are kept for one PDF.</p>}
      </div>
      <p role="status" className="sr-only">
        {upload?.isFresh && upload.state === "done" ? `${label} ${UPLOADED}` : ""}
      </p>
      <div ref={actions} className="mt-auto flex flex-wrap gap-2 pt-2">
        {!isBusy && url && <ViewLink url={url} label={label} />}
        {isBusy && <SmallButton label={label} words="Cancel" onClick={act(() => forget(slot))} />}
        {isBusy && upload.isPicture && upload.state === "sending" && (
          <RotateButton label={label} onClick={act(() => rotate(slot))} />
        )}
        {isBusy && keepAnyway}
        {!isBusy && !locked && (
          <>
            {hasFailed && <SmallButton label={label} words="Retry" onClick={act(() => retry(slot))} />}
            {removed && !url && (
              <SmallButton
                label={label}
                words="Undo"
                onClick={act(() => {
                  change(removed);
                  setRemoved("");
                })}
              />
            )}
            {waits > 1 && <PagesButton label={label} words={`Continue with ${waits} pages`} onClick={openPages} />}
            <Pickers
              ref={picker}
              label={label}
              words={words}
              look={url && !isBlurred ? "quiet" : "outline"}
              camera={camera}
              name={path}
              onOpen={() => {
                acted.current = true;
                asked(slot);
              }}
              onPick={pick}
              onCancel={() => answered(slot)}
            />
            {keepAnyway}
            {(state === "done" || state === "blurred") && upload?.isPicture && (
              <RotateButton label={label} onClick={act(() => rotate(slot))} />
            )}
            {state === "done" && upload?.isPicture && waits < 2 && (
              <PagesButton label={label} words="Add page" onClick={openPages} />
            )}
            {(url || hasFailed) && <RemoveButton label={label} onClick={remove} />}
            {!url && !hasFailed && (
              <ReuseOffer
                label={label}
                documents={documents}
                files={files}
                onUse={(known) =>
                  act(() => {
                    setRemoved("");
                    change(known);
                  })()
                }
              />
            )}
          </>
        )}
      </div>
      {isOver && (
        <p
          aria-hidden
          className="pointer-events-none absolute inset-0 grid place-items-center rounded-tab border-2 border-dashed border-peacock bg-peacock-soft font-bold"
        >
          Drop the file here
        </p>
      )}
      {Pages && <Opened Dialog={Pages} slot={slot} label={label} camera={camera} onClose={() => setPages(null)} />}
    </div>
  );
});

/** The dialog of pages, which is loaded when it is first wanted. */
function Opened({
  Dialog,
  ...props
}: { Dialog: ComponentType<Parameters<typeof PagesDialog>[0]> } & Parameters<typeof PagesDialog>[0]) {
  return <Dialog {...props} />;
}
