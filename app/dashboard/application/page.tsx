import type { Metadata } from "next";
import { PaperPage } from "@/components/papers/paper-page";
import { t } from "@/lib/messages/text";

export const generateMetadata = (): Metadata => ({ title: t("papers.applicationCopy", "Copy of your application") });

export default function ApplicationPage() {
  return <PaperPage kind="application" />;
}
