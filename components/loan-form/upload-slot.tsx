"use client";

import { CircleAlert, CircleCheck, FileText } from "lucide-react";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { ProgressBar } from "@/components/ui/progress";
import { Spinner } from "@/components/ui/spinner";
import { Stamp } from "@/components/ui/stamp";
import { formatBytes, formatDay } from "@/lib/format";
import type { Field } from "@/lib/loan-form/fields";
import { ACCEPT, checkBeforeUpload, UPLOADED, UPLOADING } from "@/lib/uploads/policy";
import { sendFile, type Uploaded } from "@/lib/uploads/send";
import type { Shared } from "./field-input";
import type { FormValues } from "./section-values";

/** The frame says the state at a glance; the words beside it say it to everybody. */
const FRAME = {
  empty: "border-dashed border-edge bg-surface",
  sending: "border-line bg-surface",
  done: "border-ok bg-surface",
  refused: "border-bad bg-bad-soft",
  locked: "border-line bg-surface",
} as const;

type Sending = { name: string; percent: number; stop: AbortController };

/**
 * One document. Its answer is the address of the stored file, so a finished upload is an edited field like any other.
 * States: empty, uploading, uploaded, refused, locked (SPEC section 2).
 */
export function UploadSlot({ path, field, files, locked, optional, onBusy }: Shared & { path: string; field: Field }) {
  const { setError, clearErrors } = useFormContext<FormValues>();
  const { field: answer, fieldState: { error } } = useController<FormValues>({ name: path });
  const [sending, setSending] = useState<Sending | null>(null);
  const [fresh, setFresh] = useState<Uploaded | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const url = typeof answer.value === "string" ? answer.value : "";
  const justUploaded = fresh !== null && fresh.url === url;
  const stored = justUploaded ? fresh : files[url];

  // Leaving the step stops what it was sending: nobody would be there to keep the answer.
  useEffect(() => () => sending?.stop.abort(), [sending?.stop]);

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file may be chosen again after an error, and only a changed value tells.
    event.target.value = "";
    if (!file) return;
    const wrong = checkBeforeUpload(file);
    if (wrong) return setError(path, { type: "upload", message: wrong });
    clearErrors(path);
    const stop = new AbortController();
    setSending({ name: file.name, percent: 0, stop });
    onBusy((count) => count + 1);
    try {
      const uploaded = await sendFile(file, (percent) => setSending((now) => now && { ...now, percent }), stop.signal);
      setFresh(uploaded);
      answer.onChange(uploaded.url);
      clearErrors(path);
    } catch (failure) {
      if (!stop.signal.aborted) setError(path, { type: "upload", message: (failure as Error).message });
    } finally {
      onBusy((count) => count - 1);
      setSending(null);
      opener.current?.focus({ preventScroll: true });
    }
  }

  const state: keyof typeof FRAME = locked ? "locked" : sending ? "sending" : error ? "refused" : url ? "done" : "empty";
  const labelId = `${path}-label`;
  const notes = [field.help && `${path}-hint`, error && `${path}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <div id={path} role="group" aria-labelledby={labelId} aria-describedby={notes} className={`flex h-full min-h-40 min-w-0 flex-col gap-2 rounded-tab border p-4 ${FRAME[state]}`} data-state={state}>
      <div className="flex items-start justify-between gap-3">
        <p id={labelId} className="font-display text-h4 font-bold">
          {field.label}
          {optional && <span className="field-optional"> (optional)</span>}
        </p>
        {url && !error && stored && <Stamp word="Received" date={formatDay(stored.createdAt)} fresh={justUploaded} />}
      </div>
      {field.help && <p id={`${path}-hint`} className="text-sm text-ink-2">{field.help}</p>}
      {error && (
        <p id={`${path}-error`} className="field-error mb-0">
          <CircleAlert aria-hidden size={18} strokeWidth={2.5} />
          <span><span className="sr-only">Error: </span>{error.message}</span>
        </p>
      )}
      {sending && (
        <div className="grid gap-2">
          <p className="flex items-center gap-2"><Spinner />{UPLOADING}</p>
          <ProgressBar value={sending.percent} label={`${field.label}: upload`} />
          <p className="truncate text-sm text-ink-2">{sending.name}</p>
        </div>
      )}
      {!sending && url && (
        <div className="grid gap-1">
          {stored && <p className="flex min-w-0 items-center gap-2 text-sm text-ink-2"><FileText aria-hidden size={16} className="shrink-0" /><span className="truncate">{stored.name}</span><span className="shrink-0">· {formatBytes(stored.size)}</span></p>}
          <p className="flex items-center gap-2 font-bold text-ok"><CircleCheck aria-hidden size={18} strokeWidth={2.5} />{UPLOADED}</p>
        </div>
      )}
      <p role="status" className="sr-only">{justUploaded && !sending ? `${field.label} ${UPLOADED}` : ""}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        {!sending && url && (
          <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ variant: "quiet", size: "sm" })}>
            View document<span className="sr-only">: {field.label} (opens in a new tab)</span>
          </a>
        )}
        {sending ? (
          <Button variant="quiet" size="sm" onClick={() => sending.stop.abort()}>Cancel<span className="sr-only"> the upload of {field.label}</span></Button>
        ) : !locked && (
          <Button ref={opener} variant={url ? "quiet" : "outline"} size="sm" onClick={() => picker.current?.click()}>
            {url ? "Edit document" : error ? "Choose another file" : "Choose file"}<span className="sr-only">: {field.label}</span>
          </Button>
        )}
        {/* Never shown or focused: the button above opens it. */}
        <input ref={picker} type="file" name={path} accept={ACCEPT} hidden aria-hidden tabIndex={-1} aria-label={field.label} onChange={choose} />
      </div>
    </div>
  );
}
