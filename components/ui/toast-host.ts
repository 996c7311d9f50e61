const ID = "toast-host";

/** The element that toasts are drawn into, made on first use. Browser only. */
export function toastHost(): HTMLElement {
  const found = document.getElementById(ID);
  if (found) return found;
  const host = document.createElement("div");
  host.id = ID;
  document.body.append(host);
  return host;
}

/**
 * Puts the toasts into the topmost modal dialog, or back on the page when none is open. Outside an open modal dialog
 * everything is covered and inert, and a toast there could be neither read out nor closed.
 */
export function placeToasts(): void {
  const host = document.getElementById(ID);
  const target = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  if (host && host.parentElement !== target) target.append(host);
}
