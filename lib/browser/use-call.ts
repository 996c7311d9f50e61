import { useEffect, useMemo, useState } from "react";
import { isOffline } from "./post";

export type Reading<T> = { state: "loading" } | { state: "failed"; offline: boolean } | { state: "ready"; data: T };

const LOADING = { state: "loading" } as const;
const NO_EVENTS: readonly string[] = [];

/**
 * Reading one call, without React: a failed refresh keeps what was read, an older answer never replaces a newer one.
 * @param read null while there is nothing to read @param show is told each time that the state changes
 */
export function createLoader<T>(read: (() => Promise<T>) | null, show: (reading: Reading<T>) => void) {
  let reading: Reading<T> = LOADING;
  let asked = 0;
  let answered = 0;
  const enter = (next: Reading<T>) => {
    reading = next;
    show(next);
  };

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
    reload() {
      if (reading.state === "failed") enter(LOADING);
      return refresh();
    },
    restart() {
      answered = asked;
      enter(LOADING);
      return refresh();
    },
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
 * Reads a call for a component, by `createLoader`. @param read keeps its identity while the same is to be read
 * @param refreshOn events of the window; keeps its identity too
 */
export function useCall<T>(read: (() => Promise<T>) | null, refreshOn: readonly string[] = NO_EVENTS) {
  const [shown, setShown] = useState<{ read: typeof read; turn: number; reading: Reading<T> }>({
    read,
    turn: 0,
    reading: LOADING,
  });
  const loader = useMemo(() => {
    const turn = nextTurn();
    return createLoader<T>(read, (reading) => setShown((now) => (now.turn > turn ? now : { read, turn, reading })));
  }, [read]);
  useEffect(() => {
    void loader.refresh();
    return loader.follow(window, refreshOn);
  }, [loader, refreshOn]);
  const { refresh, reload, restart } = loader;
  return { ...(shown.read === read ? shown.reading : LOADING), refresh, reload, restart };
}
