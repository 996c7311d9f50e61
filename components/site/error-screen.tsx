"use client";

import { buttonClass } from "@/components/ui/button-class";
import { noAnswer, serverFailed } from "@/lib/messages/load-failures";
import { t } from "@/lib/messages/text";
import { isNetworkError } from "./network-error";
import { StatusScreen } from "./status-screen";

/** Not from lib/routes, which would come along each time. */
const HOME = "/";

/** Its code travels with every page, so it is made of plain elements; the plain link loads the home page anew. */
export function ErrorScreen({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <StatusScreen
      tab={t("site.notInFile", "Not in this file")}
      title={t("site.error", "Error")}
      message={isNetworkError(error) ? noAnswer() : serverFailed()}
    >
      <button type="button" onClick={retry} className={buttonClass()}>
        {t("ui.tryAgain", "Try again")}
      </button>
      <a href={HOME} className={buttonClass({ variant: "quiet" })}>
        {t("site.returnHome", "Return Home")}
      </a>
    </StatusScreen>
  );
}
