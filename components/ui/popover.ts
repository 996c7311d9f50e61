/**
 * Popovers, for browsers too that have none (Chrome before 114, Safari before 17, Firefox before 125): there a polyfill
 * (instrumentation-client.ts) marks an open one with a class, and until it has come none can be opened.
 */
// eslint-disable-next-line no-restricted-syntax -- asked first
const openSelector = () => (CSS.supports("selector(:popover-open)") ? ":popover-open" : ".\\:popover-open");

const isPopoverOpen = (popover: Element | null | undefined) => popover?.matches(openSelector()) ?? false;

export const isAnyPopoverOpen = () => document.querySelector(openSelector()) !== null;

/* eslint-disable no-restricted-properties -- here it is asked first */
export function openPopover(popover: HTMLElement | null) {
  if (popover && "showPopover" in popover) popover.showPopover();
}

export function closePopover(popover: HTMLElement | null) {
  if (isPopoverOpen(popover)) popover?.hidePopover();
}
