import type { Metadata } from "next";
import { Faqs } from "@/components/dashboard/faq-list";
import { t } from "@/lib/messages/text";

export const generateMetadata = (): Metadata => ({ title: t("dashboard.faqs", "FAQs") });

export default function FaqsPage() {
  return <Faqs />;
}
