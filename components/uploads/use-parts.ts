import { useEffect, useMemo, useRef, useState } from "react";
import { t } from "@/lib/messages/text";
import { uploads } from "@/lib/uploads/client/page-uploads";
import type { PartPage } from "@/lib/uploads/client/pending-uploads";
import { PAGES_MAX } from "@/lib/uploads/policy";
import { joinAll, type Joined } from "./join-all";
import { inOrderOfDates, type Part, withChoices } from "./parts";
import { readPart, statedOf } from "./read-part";
import { usePartChanges } from "./use-part-changes";

/** The parts of a slot's PDF while it is put together: added, moved, turned, left out, and made into one file. */
export function useParts({ slot, label, onClose }: { slot: string; label: string; onClose: () => void }) {
  const [parts, setParts] = useState<readonly Part[]>([]);
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [joined, setJoined] = useState<Joined | null>(null);
  const [busy, setBusy] = useState(0);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [said, setSaid] = useState("");
  const started = useRef(false);
  /** From then on the order is the person's. */
  const [isMoved, setMoved] = useState(false);
  /** The slot's own file, which is kept there. */
  const [own, setOwn] = useState<string | null>(null);

  async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
    setBusy((count) => count + 1);
    try {
      return await work();
    } finally {
      setBusy((count) => count - 1);
    }
  }

  /** Puts it in its place by its dates, once they are read. */
  async function date(part: Part) {
    const stated = await statedOf(part);
    if (stated.length > 0) setParts((before) => before.map((one) => (one.id === part.id ? { ...one, stated } : one)));
  }

  const add = (files: readonly Waiting[]) =>
    whileBusy(async () => {
      uploads.pickerClosed(slot);
      setWrong([]);
      const room = PAGES_MAX - parts.length - waiting.length;
      const taken = files.slice(0, Math.max(0, room));
      setWaiting((before) => [...before, ...taken]);
      const read: Part[] = [];
      for (const one of taken) {
        const part = await readPart(one.file, one.turns ?? 0);
        setWaiting((before) => before.filter((other) => other !== one));
        if (typeof part === "string") {
          const named = t("uploads.partWrong", "{{name}}: {{problem}}", { name: one.file.name, problem: part });
          setWrong((before) => [...before, named]);
          continue;
        }
        setParts((before) => [...before, withChoices(part, one.pages ?? null)]);
        read.push(part);
        if (one.isOwn) setOwn(part.id);
        if (part.question) setSaid(part.question.aloud);
      }
      for (const part of read) await date(part);
    });

  // What was begun before goes on, or the file of the slot is the first part.
  useEffect(() => {
    if (started.current) return;
    const { pages = [], choices } = uploads.get(slot) ?? {};
    const first = uploads.fileOf(slot);
    queueMicrotask(() => {
      started.current = true;
      if (choices?.isMoved) setMoved(true);
      if (pages.length > 0) void add(pages.map((file, at) => ({ file, pages: choices?.pages?.[at] })));
      else if (first) void add([{ ...first, isOwn: true }]);
    });
  });

  const ordered = useMemo(() => (isMoved ? parts : inOrderOfDates(parts)), [isMoved, parts]);

  useEffect(() => {
    if (!started.current) return;
    const all = [...ordered.map((part) => ({ ...part, isOwn: part.id === own })), ...waiting];
    const kept = all.length === 1 && all[0]!.isOwn ? [] : all;
    const choices = { pages: kept.map(({ pages }) => pages ?? null), isMoved };
    uploads.keepPages(
      slot,
      kept.map(({ file }) => file),
      choices,
    );
  }, [slot, ordered, waiting, own, isMoved]);

  const changes = usePartChanges({ ordered, setParts, setMoved, setSaid, setWrong, whileBusy, date });

  async function finish() {
    setWrong([]);
    const made = await whileBusy(() => joinAll(ordered, label));
    if (typeof made === "string") setWrong([made]);
    else if (made.isForLook) setJoined(made);
    else send(made.file);
  }

  function send(file: File) {
    uploads.keepPages(slot, []);
    uploads.add(slot, file);
    onClose();
  }

  return {
    ...{ parts: ordered, joined, isBusy: busy > 0, wrong, said, finish, send, ...changes },
    add: (files: readonly File[]) => add(files.map((file) => ({ file }))),
    back: () => setJoined(null),
  };
}

type Waiting = { file: File; turns?: number; pages?: readonly PartPage[] | null; isOwn?: boolean };
