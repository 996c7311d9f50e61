import type { Metadata } from "next";
import { DeskHome } from "@/components/desk/desk-home";
import { t } from "@/lib/messages/text";

export const generateMetadata = (): Metadata => ({ title: t("desk.title", "The desk") });

export default function DeskPage() {
  return <DeskHome />;
}
