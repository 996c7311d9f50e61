import type { Metadata } from "next";
import { SharedFilePage } from "@/components/shared-file/shared-file-page";
import { t } from "@/lib/messages/text";

export const generateMetadata = (): Metadata => ({
  title: t("pack.title", "A student's loan application"),
  description: t("pack.description", "For officers of a lender whom a student gave a link or a code."),
  robots: { index: false, follow: false },
  referrer: "no-referrer",
});

/** Static, and the same for everybody: whose application it is stands in the fragment, which no server ever gets. */
export default function Pack() {
  return <SharedFilePage />;
}
