"use client";

import { type ReactElement, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";

/**
 * The whole list comes from the server; an entry hides itself with a class such as
 * "group-data-short/list:nth-[n+9]:hidden". Showing more moves the focus to the first entry that appeared.
 */
export function ShowMore({ first, count, children }: { first: number; count: number; children: ReactElement }) {
  const [short, setShort] = useState(true);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  if (count <= first) return children;

  function toggle() {
    flushSync(() => setShort(!short));
    const appeared = short ? list.current?.firstElementChild?.children[first] : undefined;
    (appeared?.querySelector<HTMLElement>("summary, a, button") ?? (appeared as HTMLElement | undefined))?.focus();
  }

  return (
    <>
      <div id={id} ref={list} data-short={short || undefined} className="group/list">
        {children}
      </div>
      <button type="button" className="btn btn-outline mt-4" aria-expanded={!short} aria-controls={id} onClick={toggle}>
        {short ? "Show More" : "Show Less"}
      </button>
    </>
  );
}
