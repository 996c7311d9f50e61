import type { Metadata } from "next";
import { PaperPage } from "@/components/papers/paper-page";
import { t } from "@/lib/messages/text";

export const generateMetadata = (): Metadata => ({ title: t("papers.checklist", "Document checklist") });

export default function ChecklistPage() {
  return <PaperPage kind="checklist" />;
}
