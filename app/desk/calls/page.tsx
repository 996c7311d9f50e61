import type { Metadata } from "next";
import { DeskCalls } from "@/components/desk/desk-calls";
import { t } from "@/lib/messages/text";

export const generateMetadata = (): Metadata => ({ title: t("calls.title", "Calls") });

export default function DeskCallsPage() {
  return <DeskCalls />;
}
