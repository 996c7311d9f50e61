const FRAME = 'iframe[src*="/recaptcha/"][src*="/bframe"]';

/**
 * Makes the dialog not modal while reCAPTCHA's puzzle shows: outside a modal dialog everything is inert.
 * @returns a function that ends the watch
 */
export function letChallengeThrough(onShow: (isShown: boolean) => void): () => void {
  let eased: HTMLDialogElement | null = null;
  let wasShown = false;

  function look() {
    const frame = document.querySelector(FRAME);
    const isShown = frame !== null && getComputedStyle(frame).visibility === "visible";
    if (isShown !== wasShown) onShow((wasShown = isShown));
    if (isShown && !eased) {
      eased = [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")].at(-1) ?? null;
      if (eased) reopen(eased, "show");
    } else if (!isShown) {
      restore();
    }
  }
  function restore() {
    if (eased?.isConnected && eased.open) reopen(eased, "showModal");
    eased = null;
  }

  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["style"] });
  return () => {
    observer.disconnect();
    restore();
  };
}

function reopen(dialog: HTMLDialogElement, how: "show" | "showModal") {
  // Only its kind changes: listeners for its closing must not hear of it.
  dialog.addEventListener("close", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  dialog.close();
  dialog[how]();
}
