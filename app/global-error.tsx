"use client";

import { isNetworkError } from "@/components/site/network-error";
import { buttonClass } from "@/components/ui/button-class";
import { noAnswer, serverFailed } from "@/lib/messages/load-failures";
import { t } from "@/lib/messages/text";
import { fontVariables } from "./fonts/fonts";
import "./globals.css";

/** Not from lib/routes, which would come along each time. */
const HOME = "/";

/**
 * When the root layout itself fails. It brings its own document, without the head script: the theme is the light one.
 * Plainer than the error screen inside a layout, because Next sends it along with every page.
 */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en-IN" className={fontVariables}>
      <body>
        <title>{t("site.wentWrong", "Something went wrong")}</title>
        <main className="wrap section grid justify-items-start gap-5">
          <h1>{t("site.error", "Error")}</h1>
          <p className="text-lg">{isNetworkError(error) ? noAnswer() : serverFailed()}</p>
          <button type="button" onClick={retry} className={buttonClass()}>
            {t("ui.tryAgain", "Try again")}
          </button>
          <a href={HOME} className={buttonClass({ variant: "quiet" })}>
            {t("site.returnHome", "Return Home")}
          </a>
        </main>
      </body>
    </html>
  );
}
