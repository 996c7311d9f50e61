"use client";

import { useEffect, useRef, type MouseEvent } from "react";

const MARK = "Error: ";

/**
 * Focuses `target` as soon as it can take the focus: an accordion item that has just been told to open
 * still counts as hidden for a frame or two.
 */
function focusSoon(target: HTMLElement, show: Element, frames = 10) {
  requestAnimationFrame(() => {
    target.focus({ preventScroll: true });
    if (document.activeElement !== target && frames > 0) focusSoon(target, show, frames - 1);
    else show.scrollIntoView({ block: "center" });
  });
}

/** Brings the field into view and focuses it, opening the accordion items it may be hidden in. */
function goTo(id: string, event: MouseEvent) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  for (let fold = field.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) {
    if (!fold.open) fold.querySelector("summary")?.click();
  }
  // A group or a drop area has no focus of its own: its first control takes it.
  const target = field.matches("input,select,textarea,button,a[href],[tabindex]") ? field : (field.querySelector<HTMLElement>("input,select,textarea,button") ?? field);
  focusSoon(target, field.closest(".field") ?? field);
}

/**
 * What stopped a form, at its top: takes the focus each time `at` changes (count the attempts), links to every field,
 * and marks the page title while it is there. Draw it only when there is something to say.
 */
export function ErrorSummary({ at, heading = "There is a problem", message, errors = [] }: {
  at: number | string;
  heading?: string;
  message?: string;
  errors?: readonly { id: string; message: string }[];
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    if (!document.title.startsWith(MARK)) document.title = MARK + document.title;
    return () => {
      if (document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length);
    };
  }, [at]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="summary-box">
      <h2 className="text-h4">{heading}</h2>
      {message && <p className="mt-2">{message}</p>}
      {errors.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {errors.map((error) => (
            <li key={`${error.id} ${error.message}`}>
              <a href={`#${error.id}`} className="inline-block py-1" onClick={(event) => goTo(error.id, event)}>{error.message}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
