import { Spinner } from "@/components/ui/spinner";
import { t } from "@/lib/messages/text";

/** Where a modal's code is still on the way, as on a slow line. */
export const OpeningNotice = () => (
  <div role="status" className="page-notice page-notice-late no-print">
    <p>
      <Spinner />
      <span>{t("ui.opening", "Opening…")}</span>
    </p>
  </div>
);
