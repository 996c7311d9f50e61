"use client";

import { type DragEvent, useEffect, useState } from "react";

const hasFiles = (event: { dataTransfer: DataTransfer | null }) => event.dataTransfer?.types.includes("Files") ?? false;

/** A file that misses its slot must not take the place of the whole page. */
function useSafeMisses(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const keep = (event: globalThis.DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    window.addEventListener("dragover", keep);
    window.addEventListener("drop", keep);
    return () => {
      window.removeEventListener("dragover", keep);
      window.removeEventListener("drop", keep);
    };
  }, [isOn]);
}

/** Makes an element take dropped files, while it is on. Give `area` to the element. */
export function useDropArea(isOn: boolean, onDrop: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  useSafeMisses(isOn);
  const area = {
    onDragOver(event: DragEvent) {
      if (!isOn || !hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      // Leaving a child for another child is not leaving.
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!isOn || !hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onDrop(files);
    },
  };
  return { isOver, area };
}
