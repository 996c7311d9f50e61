import type { Metadata } from "next";
import { CallsPage } from "@/components/back-office/calls-page";
import { t } from "@/lib/messages/text";

export const generateMetadata = (): Metadata => ({ title: t("calls.title", "Calls") });

export default function DeskCallsPage() {
  return <CallsPage />;
}
