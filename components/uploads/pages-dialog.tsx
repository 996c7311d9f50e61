"use client";

import { ArrowDown, ArrowUp, RotateCw, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import type { Question } from "@/lib/uploads/checks/table";
import { otherKind } from "@/lib/uploads/checks/kinds";
import { fileAs, fileKind } from "@/lib/uploads/client/file-kind";
import { uploads } from "@/lib/uploads/client/page-uploads";
import { pdfOf } from "@/lib/uploads/client/pdf-writer";
import { refusalText } from "@/lib/messages/refusal-text";
import { plural, t } from "@/lib/messages/text";
import {
  ACCEPT_PICTURES,
  addPage,
  BROKEN_PICTURE,
  PAGES_MAX,
  preparing,
  takePhoto,
  UPLOAD_LIMIT,
  WRONG_KIND,
} from "@/lib/uploads/policy";
import { Pickers } from "./pickers";
import { Asked, Wrong } from "./slot-body";

type Page = { id: string; file: File; thumb: string; question: Question | null };

/** Bytes of a PDF that are not its pictures, at most. */
const AROUND = 64 * 1024;

/**
 * Several photos, in order, become one PDF. What was taken is kept until it is made, also when the phone kills the
 * page.
 */
export function PagesDialog({
  slot,
  label,
  camera,
  onClose,
}: {
  slot: string;
  label: string;
  camera: "environment" | "user";
  onClose: () => void;
}) {
  const [pages, setPages] = useState<Page[]>([]);
  const [busy, setBusy] = useState(0);
  const [wrong, setWrong] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const started = useRef(false);

  async function toPage(file: File, turns: number): Promise<Page | null> {
    const { file: ready, thumb, question } = await uploads.preparePage(file, { turns });
    return thumb && ready.type === "image/jpeg"
      ? { id: crypto.randomUUID(), file: ready, thumb: URL.createObjectURL(thumb), question }
      : null;
  }

  async function add(files: readonly File[], turns = 0) {
    uploads.pickerClosed(slot);
    setWrong(null);
    setBusy((count) => count + 1);
    for (const file of files) {
      const { kind, start } = await fileKind(file);
      const isPicture = kind === "jpeg" || kind === "png";
      const page = isPicture ? await toPage(fileAs(kind, file), turns) : null;
      if (page) setPages((before) => [...before, page].slice(0, PAGES_MAX));
      if (page?.question) setSaid(page.question.aloud);
      const { code, message } = isPicture
        ? ({ code: "pictureBroken", message: BROKEN_PICTURE } as const)
        : (otherKind(start) ?? { code: "fileWrongKind", message: WRONG_KIND });
      if (!page) setWrong(refusalText(code, message));
    }
    setBusy((count) => count - 1);
  }

  // What was begun before goes on, or the picture of the slot is the first page.
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const kept = uploads.get(slot)?.pages ?? [];
    const first = uploads.pictureOf(slot);
    queueMicrotask(() => {
      if (kept.length > 0) void add(kept);
      else if (first) void add([first.file], first.turns);
    });
  });

  // One page alone is the picture that the slot has anyway.
  useEffect(() => {
    if (pages.length > 1)
      uploads.keepPages(
        slot,
        pages.map(({ file }) => file),
      );
  }, [slot, pages]);

  function move(at: number, by: -1 | 1) {
    const [page, other] = [pages[at], pages[at + by]];
    if (!page || !other) return;
    setPages(pages.map((one) => (one === page ? other : one === other ? page : one)));
    setSaid(t("uploads.pageMoved", "Page {{from}} is now page {{to}}", { from: at + 1, to: at + by + 1 }));
    // The button has moved with its page, and the browser forgot that it had the focus.
    requestAnimationFrame(() => document.getElementById(`${page.id}${by}`)?.focus());
  }

  function remove(at: number) {
    const left = pages.filter((_, index) => index !== at);
    setPages(left);
    if (left.length < 2) uploads.keepPages(slot, []);
    setSaid(t("uploads.pageRemoved", "Page {{number}} removed", { number: at + 1 }));
  }

  async function turn(at: number) {
    setBusy((count) => count + 1);
    const page = await toPage(pages[at]!.file, 1);
    if (page) setPages((before) => before.map((one, index) => (index === at ? { ...page, id: one.id } : one)));
    setBusy((count) => count - 1);
  }

  async function finish() {
    setBusy((count) => count + 1);
    const room = UPLOAD_LIMIT - AROUND;
    let files = pages.map(({ file }) => file);
    if (files.reduce((sum, { size }) => sum + size, 0) > room) {
      const limit = Math.floor(room / files.length);
      files = await Promise.all(files.map(async (file) => (await uploads.preparePage(file, { limit })).file));
    }
    const bytes = await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())));
    // Vowel signs and the like, which belong to the letters of many scripts, stay.
    const name = `${label.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim()}.pdf`;
    uploads.keepPages(slot, []);
    uploads.add(slot, new File([pdfOf(bytes)], name, { type: "application/pdf" }));
    onClose();
  }

  const isFull = pages.length >= PAGES_MAX;
  return (
    <Dialog open onClose={onClose} title={t("uploads.pagesOf", "{{label}}: pages", { label })} dirty>
      <p className="text-ink-2">{t("uploads.pagesIntro", "The photos become one PDF, in this order.")}</p>
      <ol className="mt-4 grid gap-3" aria-label={t("uploads.pages", "Pages")}>
        {pages.map(({ id, thumb, question }, at) => (
          <li key={id} className="flex items-center gap-3 rounded-md border border-line p-2">
            <picture className="shrink-0">
              <img src={thumb} alt="" className="h-24 w-20 rounded-sm border border-line bg-blank object-contain" />
            </picture>
            <div className="grid min-w-0 flex-1 gap-1">
              <p className="font-bold">{t("uploads.page", "Page {{number}}", { number: at + 1 })}</p>
              {question && <Asked words={question.atPage} />}
              <div className="-ml-2 flex flex-wrap gap-1">
                <IconButton
                  id={`${id}-1`}
                  words={t("uploads.pageUp", "Move page {{number}} up", { number: at + 1 })}
                  isOff={at === 0}
                  onClick={() => move(at, -1)}
                >
                  <ArrowUp aria-hidden size={20} />
                </IconButton>
                <IconButton
                  id={`${id}1`}
                  words={t("uploads.pageDown", "Move page {{number}} down", { number: at + 1 })}
                  isOff={at === pages.length - 1}
                  onClick={() => move(at, 1)}
                >
                  <ArrowDown aria-hidden size={20} />
                </IconButton>
                <IconButton
                  words={t("uploads.pageRotate", "Rotate page {{number}}", { number: at + 1 })}
                  onClick={() => void turn(at)}
                >
                  <RotateCw aria-hidden size={20} />
                </IconButton>
                <IconButton
                  words={t("uploads.pageRemove", "Remove page {{number}}", { number: at + 1 })}
                  onClick={() => remove(at)}
                >
                  <Trash2 aria-hidden size={20} />
                </IconButton>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-3 grid min-h-8 gap-2">
        {busy > 0 && (
          <p className="flex items-center gap-2">
            <Spinner />
            <span>{preparing()}</span>
          </p>
        )}
        <div role="status">
          {wrong && <Wrong message={wrong} />}
          <span className="sr-only">{said}</span>
        </div>
        {isFull && (
          <p className="text-sm text-ink-2">
            {t("uploads.pagesFull", "One PDF holds {{max}} pages at most.", { max: PAGES_MAX })}
          </p>
        )}
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {!isFull && (
          <Pickers
            label={t("uploads.pageName", "page {{number}}", { number: pages.length + 1 })}
            words={{ camera: takePhoto(), files: addPage() }}
            look="outline"
            camera={camera}
            accept={ACCEPT_PICTURES}
            many
            onOpen={() => uploads.pickerOpened(slot)}
            onPick={(files) => void add(files)}
            onCancel={() => uploads.pickerClosed(slot)}
          />
        )}
        <Button size="sm" disabled={pages.length === 0} busy={busy > 0} onClick={() => void finish()}>
          {plural("uploads.usePages", Math.max(1, pages.length), {
            one: "Use this page",
            other: "Use these {{count}} pages",
          })}
        </Button>
      </div>
    </Dialog>
  );
}

function IconButton({
  id,
  words,
  isOff = false,
  onClick,
  children,
}: {
  id?: string;
  words: string;
  isOff?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <Button
      id={id}
      variant="plain"
      size="sm"
      icon
      aria-label={words}
      title={words}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      {children}
    </Button>
  );
}
