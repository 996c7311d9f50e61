import { t } from "@/lib/messages/text";

/** How a copy of a PDF without its password is made, where it cannot be opened here. */
export const CopySteps = () => (
  <details className="text-sm">
    <summary className="min-h-11 w-fit cursor-pointer content-center underline underline-offset-2">
      {t("uploads.copyTitle", "How to make a copy without the password")}
    </summary>
    <ul className="list-disc ps-5 text-ink-2">
      <li>
        {t(
          "uploads.copyAndroid",
          "Android: open the PDF with its password, choose Print in the menu of the app, and Save as PDF as the printer.",
        )}
      </li>
      <li>
        {t(
          "uploads.copyIphone",
          "iPhone: open it in Files with its password, tap Share, then Print, open the preview with two fingers, and tap Share, then Save to Files.",
        )}
      </li>
      <li>
        {t(
          "uploads.copyComputer",
          "Computer: open it in Chrome or Edge with its password, choose Print, and Save as PDF as the printer.",
        )}
      </li>
    </ul>
  </details>
);
