import type { Metadata } from "next";
import { ToolCards } from "@/components/dashboard/tool-cards";
import { t } from "@/lib/messages/text";

export const generateMetadata = (): Metadata => ({ title: t("dashboard.tools", "Tools") });

export default function ToolsPage() {
  return <ToolCards />;
}
