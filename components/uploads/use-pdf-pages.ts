import { useEffect, useRef, useState } from "react";
import { refusalText } from "@/lib/messages/refusal-text";
import { t } from "@/lib/messages/text";
import { otherKind } from "@/lib/uploads/checks/kinds";
import type { QuestionWords } from "@/lib/uploads/checks/table";
import { fileAs, fileKind } from "@/lib/uploads/client/file-kind";
import { uploads } from "@/lib/uploads/client/page-uploads";
import { pdfOfPictures } from "@/lib/uploads/client/pdf-writer";
import { BROKEN_PICTURE, PAGES_MAX, UPLOAD_LIMIT, WRONG_KIND } from "@/lib/uploads/policy";

export type PdfPage = { id: string; file: File; thumb: string; question: QuestionWords | null };

/** Bytes of a PDF that are not its pictures, at most. */
const AROUND = 64 * 1024;

/** The pages of a slot's PDF while it is put together: added, moved, turned, removed, and made into one file. */
export function usePdfPages({ slot, label, onClose }: { slot: string; label: string; onClose: () => void }) {
  const [pages, setPages] = useState<PdfPage[]>([]);
  const [busy, setBusy] = useState(0);
  const [wrong, setWrong] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const started = useRef(false);

  async function toPage(file: File, turns: number): Promise<PdfPage | null> {
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
    uploads.add(slot, new File([pdfOfPictures(bytes)], name, { type: "application/pdf" }));
    onClose();
  }

  return { pages, isBusy: busy > 0, wrong, said, add, move, remove, turn, finish };
}
