"use client";

import { useEffect, useRef } from "react";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { keepsAnswers } from "@/lib/drafts/shared-phone";
import { uploads } from "@/lib/uploads/client/page-uploads";
import type { Upload } from "@/lib/uploads/client/upload";

/** What a slot has under way; undefined when nothing. */
export const useUpload = (slot: string): Upload | undefined =>
  useBrowserValue(() => uploads.get(slot), undefined, uploads.subscribe);

/**
 * For pages without the form: what a killed page left in slots that stand beside it is taken up again, and kept from
 * then on. @param owner the student's id; null where the form's page does it
 */
export function useLeftBehind(owner: string | null) {
  useEffect(() => {
    if (owner !== null) void uploads.openBeside({ owner, isKeeping: keepsAnswers() });
  }, [owner]);
}

/**
 * Follows a slot whose row moves to another place of its list; with a row that is removed, its upload goes too.
 * @param isThere whether the form still has the row at the slot's place
 */
export function useMoves(slot: string, isThere: () => boolean) {
  const latest = useRef({ slot, isThere });
  useEffect(() => {
    const before = latest.current.slot;
    latest.current = { slot, isThere };
    if (before !== slot) uploads.move(before, slot);
  });
  // A step that is only left keeps its values, and its uploads go on.
  useEffect(
    () => () => {
      if (!latest.current.isThere()) uploads.forget(latest.current.slot);
    },
    [],
  );
}

const COARSE = "(pointer: coarse)";
const onPointer = (listener: () => void) => {
  const query = matchMedia(COARSE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** Whether the finger is what points: such devices have a camera at hand. */
export const useTouch = () => useBrowserValue(() => matchMedia(COARSE).matches, false, onPointer);
