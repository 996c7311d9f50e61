import { buttonClass } from "@/components/ui/button-class";
import { notLoaded } from "@/lib/browser/load-part";
import { t } from "@/lib/messages/text";
import type { Retry } from "./lazy-part";

/** In place of a part of the page whose code did not come. */
export function SectionLoadError({ retry, isAsking, isAgain }: Retry) {
  return (
    <div role="alert" className="mt-3 text-sm">
      <p>{notLoaded()}</p>
      <button
        type="button"
        aria-busy={isAsking}
        autoFocus={isAgain}
        onClick={retry}
        className={buttonClass({ variant: "quiet", size: "sm" }, "mt-2")}
      >
        {isAsking ? t("ui.tryingAgain", "Trying again…") : t("ui.tryAgain", "Try again")}
      </button>
    </div>
  );
}
