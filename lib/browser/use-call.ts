import { useEffect, useMemo, useState } from "react";
import { isOffline } from "./post";

/** How far reading something has come. `offline`: no answer came at all. */
export type Reading<T> = { state: "loading" } | { state: "failed"; offline: boolean } | { state: "ready"; data: T };

const LOADING = { state: "loading" } as const;
const NO_EVENTS: readonly string[] = [];

/**
 * The rules of reading one call, without React. A failed refresh keeps what was read; answers may come out of order,
 * and an older one never replaces a newer one.
 * @param read makes the call; null while there is nothing to read
 * @param show is told each time that the state changes
 */
export function createLoader<T>(read: (() => Promise<T>) | null, show: (reading: Reading<T>) => void) {
  let reading: Reading<T> = LOADING;
  let asked = 0;
  let answered = 0;
  const enter = (next: Reading<T>) => {
    reading = next;
    show(next);
  };

  /** Reads anew while what was read stays. @returns null when that failed */
  async function refresh(): Promise<T | null> {
    if (!read) return null;
    const mine = ++asked;
    try {
      const data = await read();
      if (mine > answered) {
        answered = mine;
        enter({ state: "ready", data });
      }
      return data;
    } catch (error) {
      if (mine === asked && reading.state !== "ready") enter({ state: "failed", offline: isOffline(error) });
      return null;
    }
  }

  return {
    refresh,
    /** Reads anew; where nothing has been read yet, that shows. @returns null when it failed */
    reload() {
      if (reading.state === "failed") enter(LOADING);
      return refresh();
    },
    /** Forgets what was read, and what is still on its way, and reads anew. */
    restart() {
      answered = asked;
      enter(LOADING);
      return refresh();
    },
    /**
     * Reads anew at each of `events`, and when the line is back as long as nothing has been read.
     * @returns how to stop
     */
    follow(target: EventTarget, events: readonly string[]) {
      const again = () => void refresh();
      const lineIsBack = () => {
        if (reading.state !== "ready") again();
      };
      for (const event of events) target.addEventListener(event, again);
      if (!events.includes("online")) target.addEventListener("online", lineIsBack);
      return () => {
        for (const event of events) target.removeEventListener(event, again);
        target.removeEventListener("online", lineIsBack);
      };
    },
  };
}

let turns = 0;
const nextTurn = () => (turns += 1);

/**
 * Reads a call for a component: once when it appears, then by the rules of `createLoader`.
 * @param read keeps its identity as long as the same is to be read; another one begins anew, null reads nothing
 * @param refreshOn events of the window at which it is read anew; keeps its identity too
 */
export function useCall<T>(read: (() => Promise<T>) | null, refreshOn: readonly string[] = NO_EVENTS) {
  const [shown, setShown] = useState<{ read: typeof read; turn: number; reading: Reading<T> }>({
    read,
    turn: 0,
    reading: LOADING,
  });
  const loader = useMemo(() => {
    const turn = nextTurn();
    // What was asked for before may be answered last: it is not what is to be read any more.
    return createLoader<T>(read, (reading) => setShown((now) => (now.turn > turn ? now : { read, turn, reading })));
  }, [read]);
  useEffect(() => {
    void loader.refresh();
    return loader.follow(window, refreshOn);
  }, [loader, refreshOn]);
  const { refresh, reload, restart } = loader;
  return { ...(shown.read === read ? shown.reading : LOADING), refresh, reload, restart };
}
