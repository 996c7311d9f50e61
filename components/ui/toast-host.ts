const ID = "toast-host";

export function toastHost(): HTMLElement {
  const found = document.getElementById(ID);
  if (found) return found;
  const host = document.createElement("div");
  host.id = ID;
  document.body.append(host);
  return host;
}

/**
 * Into the topmost modal dialog: outside of it everything is inert, and a toast could be neither read out nor closed.
 */
export function placeToasts(): void {
  const host = document.getElementById(ID);
  const target = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  if (host && host.parentElement !== target) target.append(host);
}
