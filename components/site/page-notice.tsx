"use client";

import { useEffect, useOptimistic } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Spinner } from "@/components/ui/spinner";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { getTrouble, onFollowed, onTrouble, tryAgain } from "@/lib/browser/page-requests";
import { t } from "@/lib/messages/text";

/**
 * Says below the bar of every page that the page of a link is on the way, or why it does not come. Once, in the root
 * layout.
 */
export function PageNotice() {
  // True until the router's transition is over, which is when the new page stands.
  const [onTheWay, setOnTheWay] = useOptimistic(false);
  const trouble = useBrowserValue(getTrouble, undefined, onTrouble);
  useEffect(() => onFollowed(() => setOnTheWay(true)), [setOnTheWay]);
  return (
    <div role="status" tabIndex={-1} data-page-notice className="page-notice no-print">
      {trouble ? (
        <div className="page-notice-bad">
          <p>{trouble}</p>
          <button
            type="button"
            className={buttonClass({ size: "sm" })}
            onClick={({ currentTarget }) => {
              // The button goes while it is tried; the focus must not go with it.
              currentTarget.closest<HTMLElement>("[role=status]")!.focus();
              tryAgain();
            }}
          >
            {t("ui.tryAgain", "Try again")}
          </button>
        </div>
      ) : (
        onTheWay && (
          <p>
            <Spinner />
            <span>{t("site.loadingPage", "Loading the page…")}</span>
          </p>
        )
      )}
    </div>
  );
}
