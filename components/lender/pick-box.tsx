"use client";

import { createContext, useContext } from "react";
import { MOST } from "@/lib/lenders/compare";

/** The schemes picked so far, and what changes them. */
export const Picks = createContext<{ ids: readonly string[]; change: (ids: string[]) => void }>({
  ids: [],
  change: () => {},
});

/** Picks a scheme for the comparison. With three picked the others wait until one is taken out. */
export function PickBox({ id, name }: { id: string; name: string }) {
  const { ids, change } = useContext(Picks);
  const picked = ids.includes(id);
  return (
    <label className="box-label w-fit text-sm noscript:hidden">
      <input
        type="checkbox"
        className="box"
        checked={picked}
        disabled={!picked && ids.length >= MOST}
        onChange={() => change(picked ? ids.filter((other) => other !== id) : [...ids, id])}
      />
      {/* In the table the column says what the box is for. */}
      <span className="xl:sr-only">
        Compare<span className="sr-only">{` ${name}`}</span>
      </span>
    </label>
  );
}
