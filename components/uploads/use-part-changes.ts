import type { Dispatch, SetStateAction } from "react";
import type { PartPage } from "@/lib/uploads/client/pending-uploads";
import { partWords } from "./part-words";
import { moved, pageChanged, type Part } from "./parts";
import { readPart, turnedPart, unlockedPart } from "./read-part";

type Changed = {
  ordered: readonly Part[];
  setParts: Dispatch<SetStateAction<readonly Part[]>>;
  setMoved: (isMoved: boolean) => void;
  setSaid: (words: string) => void;
  setWrong: (problems: readonly string[]) => void;
  whileBusy: <T>(work: () => Promise<T>) => Promise<T>;
  /** Reads what a part is of. */
  date: (part: Part) => Promise<void>;
};

/** What can be done with one part, named by its place. The focus stays where it was, or at what took its place. */
export function usePartChanges({ ordered, setParts, setMoved, setSaid, setWrong, whileBusy, date }: Changed) {
  const replace = (part: Part) => setParts((before) => before.map((one) => (one.id === part.id ? part : one)));

  function moveTo(from: number, to: number) {
    const part = ordered[from];
    if (from === to || !part || !ordered[to]) return;
    setMoved(true);
    setParts(moved(ordered, from, to));
    setSaid(partWords(part, from + 1).movedTo(to + 1));
  }

  return {
    moveTo,
    move(at: number, by: -1 | 1) {
      moveTo(at, at + by);
      // The button has moved with its part, and the browser forgot that it had the focus.
      focusLater(() => document.getElementById(`${ordered[at]?.id}${by}`));
    },
    remove(at: number) {
      const [part, next] = [ordered[at]!, ordered[at + 1] ?? ordered[at - 1]];
      setParts((before) => before.filter(({ id }) => id !== part.id));
      setSaid(partWords(part, at + 1).removed);
      focusLater(() => (next ? buttonOf(next) : document.querySelector("dialog[open] h2")));
    },
    changePage: (at: number, number: number, to: Partial<PartPage>) => replace(pageChanged(ordered[at]!, number, to)),
    async turn(at: number) {
      replace(await whileBusy(() => turnedPart(ordered[at]!)));
    },
    async readAgain(at: number) {
      const part = ordered[at]!;
      const read = await whileBusy(() => readPart(part.file, 0));
      if (typeof read === "string") return setWrong([read]);
      replace({ ...read, id: part.id });
      if (!read.isUnread) focusLater(() => buttonOf(part));
      await whileBusy(() => date({ ...read, id: part.id }));
    },
    async unlock(at: number, password: string) {
      const part = ordered[at]!;
      replace({ ...part, lock: { isOpening: true, problem: null } });
      const opened = await unlockedPart(part, password);
      const isHere = document.getElementById(part.id)?.contains(document.activeElement);
      replace(opened);
      if (opened.lock) return;
      if (isHere) focusLater(() => buttonOf(part));
      await whileBusy(() => date(opened));
      // A bank locks all that it sends to one person alike.
      for (const other of ordered) {
        if (!other.lock || other.lock.isOpening || other.id === part.id) continue;
        replace({ ...other, lock: { ...other.lock, isOpening: true } });
        const same = await unlockedPart(other, password);
        replace(same.lock ? other : same);
        if (!same.lock) await whileBusy(() => date(same));
      }
    },
  };
}

const buttonOf = ({ id }: Part) => document.getElementById(id)?.querySelector<HTMLElement>("button") ?? null;
const focusLater = (find: () => HTMLElement | null) => requestAnimationFrame(() => find()?.focus());
