"use client";

import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { setSearch } from "@/components/ui/use-search";
import { DEFAULTS, fromAddress, toAddress, type ExtraInputs, type InputName, type Inputs } from "@/lib/emi/inputs";
import { pinPart } from "@/lib/emi/pin-address";
import type { MainInputs, SliderName } from "@/lib/emi/main-inputs";
import { schemePart } from "@/lib/lenders/emi-address";

const WRITE_AFTER_MS = 600;

function split(inputs: Inputs): { main: MainInputs; extra: ExtraInputs } {
  const { amount, rate, course, tenure, ...extra } = inputs;
  return { main: { amount, rate, course, tenure }, extra };
}
const START = split(DEFAULTS);

/**
 * What stands in the boxes, kept in step with the address. The page is static, so the address is read after the first
 * paint; it is written a moment after the last change, and never before one, so that the bare address stays bare.
 */
export function useInputs() {
  const [main, setMain] = useState(START.main);
  const [extra, setExtra] = useState(START.extra);
  const [ignored, setIgnored] = useState<readonly InputName[]>([]);
  const changed = useRef(false);
  /** What was typed before the address was read; null from then on. */
  const early = useRef<Partial<Inputs> | null>({});
  const note = useCallback((change: Partial<Inputs>) => {
    changed.current = true;
    if (early.current) Object.assign(early.current, change);
  }, []);

  // Also runs when the router shows the page again, perhaps with a lender's rate in its address: that goes on top.
  useEffect(() => {
    const found = fromAddress(location.search);
    const given = { ...found.given, ...early.current };
    early.current = null;
    startTransition(() => {
      if (Object.keys(found.given).length > 0) {
        setMain((old) => split({ ...START.extra, ...old, ...given }).main);
        setExtra((old) => split({ ...START.main, ...old, ...given }).extra);
      }
      setIgnored(found.ignored);
    });
  }, []);

  const write = useCallback(() => {
    const address =
      toAddress({ ...main, ...extra }) + schemePart(location.search, main.rate) + pinPart(location.search);
    if (location.search !== address) setSearch(address.slice(1));
  }, [main, extra]);

  useEffect(() => {
    if (!changed.current) return;
    const timer = window.setTimeout(write, WRITE_AFTER_MS);
    // Written while the page of a link is on its way, which on a slow line takes longer, it would call that page off.
    const leaving = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) write();
    };
    window.addEventListener("click", leaving, true);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("click", leaving, true);
    };
  }, [write]);

  const setOne = useCallback(
    (name: SliderName, text: string) => {
      note({ [name]: text });
      setMain((old) => ({ ...old, [name]: text }));
    },
    [note],
  );
  const setAll = useCallback(
    (next: MainInputs) => {
      note(next);
      setMain(next);
    },
    [note],
  );
  const setMore = useCallback(
    (change: Partial<ExtraInputs>) => {
      note(change);
      setExtra((old) => ({ ...old, ...change }));
    },
    [note],
  );

  /** Nothing was asked for yet but what the page came with. */
  const isFirst = main === START.main && extra === START.extra;
  return { main, extra, ignored, isFirst, setOne, setAll, setMore, write };
}
