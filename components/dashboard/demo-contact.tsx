import { t } from "@/lib/messages/text";
import { isDemo } from "@/lib/site";

/** Beside the phone number, as long as it reaches nobody. */
export function DemoContact() {
  if (!isDemo) return null;
  return <p className="text-sm text-marigold-ink">{t("dashboard.demoContact", "Demo: nobody answers here yet.")}</p>;
}
