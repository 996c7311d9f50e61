"use client";

import { ErrorScreen } from "@/components/site/error-screen";
import { t } from "@/lib/messages/text";
import { fontVariables } from "./fonts/fonts";
import "./globals.css";

/**
 * When the root layout itself fails. It brings its own document, without the head script: the theme is the light one.
 */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en-IN" className={fontVariables}>
      <body>
        <title>{t("site.wentWrong", "Something went wrong")}</title>
        <main>
          <ErrorScreen error={error} retry={retry} />
        </main>
      </body>
    </html>
  );
}
