import { buttonClass } from "@/components/ui/button-class";
import { notLoaded } from "@/lib/browser/load-part";
import { t } from "@/lib/messages/text";
import type { Retry } from "./lazy-part";

const show = (dialog: HTMLDialogElement) => {
  dialog.showModal();
  return () => dialog.close();
};

/** In place of a dialog whose code did not come. Plain elements: it travels with every page. */
export function DialogLoadError({ onClose, retry, isAsking }: Retry & { onClose: () => void }) {
  return (
    // Its own end, after the dialog has come, is none of the person's doing.
    <dialog
      ref={show}
      role="alertdialog"
      aria-label={notLoaded()}
      className="dialog dialog-small"
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected) onClose();
      }}
    >
      <div className="dialog-body pt-6">
        <p>{notLoaded()}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <button type="button" aria-busy={isAsking} onClick={retry} className={buttonClass()}>
            {isAsking ? t("ui.tryingAgain", "Trying again…") : t("ui.tryAgain", "Try again")}
          </button>
          <button type="button" onClick={onClose} className={buttonClass({ variant: "quiet" })}>
            {t("ui.close", "Close")}
          </button>
        </div>
      </div>
    </dialog>
  );
}
