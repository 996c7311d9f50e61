const FRAME = 'iframe[src*="/recaptcha/"][src*="/bframe"]';

/**
 * Lets the person reach reCAPTCHA's picture puzzle while one of our modals is open. The puzzle is drawn on the page,
 * and everything outside a modal dialog is inert: nobody could tap it. While it shows, the dialog is open without
 * being modal. Returns what ends the watch.
 * @param onShow is told when it comes and when it goes
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
  // It only changes its kind. Whoever listens for its closing must not hear of it.
  dialog.addEventListener("close", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  dialog.close();
  dialog[how]();
}
