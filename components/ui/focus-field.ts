import { isAnyPopoverOpen } from "./popover";

/** An accordion item that has just been told to open counts as hidden for a frame or two. */
function focusSoon(target: HTMLElement, show: Element, frames = 10) {
  requestAnimationFrame(() => {
    target.focus({ preventScroll: true });
    if (document.activeElement !== target && frames > 0) focusSoon(target, show, frames - 1);
    else show.scrollIntoView({ block: "center" });
  });
}

/** Brings the field with this id into view and focuses it. @returns false when there is none on the page */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  if (!field) return false;
  for (let fold = field.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) {
    if (!fold.open) fold.querySelector("summary")?.click();
  }
  // A group or a drop area has no focus of its own: its first control on screen takes it.
  const control = [...field.querySelectorAll<HTMLElement>("input,select,textarea,button")].find(
    (inner) => getComputedStyle(inner).display !== "none",
  );
  const target = field.matches("input,select,textarea,button,a[href],[tabindex]") ? field : (control ?? field);
  focusSoon(target, field.closest(".field") ?? field);
  return true;
}

/** Starts a new page at its heading; not while something is open over it, which the person is in the middle of. */
export function focusHeading(heading: HTMLElement | null) {
  if (!isAnyPopoverOpen()) heading?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}
