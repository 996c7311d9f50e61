import type { Metadata } from "next";
import { HomePage } from "@/components/back-office/home-page";
import { t } from "@/lib/messages/text";

export const generateMetadata = (): Metadata => ({ title: t("desk.title", "The desk") });

export default function DeskPage() {
  return <HomePage />;
}
