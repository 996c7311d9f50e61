"use client";

import { createContext, useContext } from "react";
import { ControlledInput } from "@/components/ui/controlled";
import { MOST } from "@/lib/lenders/compare";

/** The schemes picked so far, and what picks one or takes it out. */
export const PickedLenders = createContext<{ ids: readonly string[]; pick: (id: string, isPicked: boolean) => void }>({
  ids: [],
  pick: () => {},
});

/** Picks a scheme for the comparison. With three picked the others wait until one is taken out. */
export function PickBox({ id, name }: { id: string; name: string }) {
  const { ids, pick } = useContext(PickedLenders);
  const picked = ids.includes(id);
  return (
    <label className="box-label w-fit text-sm noscript:hidden">
      <ControlledInput
        type="checkbox"
        className="box"
        checked={picked}
        disabled={!picked && ids.length >= MOST}
        onChange={({ target }) => pick(id, target.checked)}
      />
      {/* In the table the column says what the box is for. */}
      <span className="xl:sr-only">
        Compare<span className="sr-only">{` ${name}`}</span>
      </span>
    </label>
  );
}
