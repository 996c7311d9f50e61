import type { Metadata } from "next";
import { DeskCalls } from "@/components/back-office/calls-page";
import { t } from "@/lib/messages/text";

export const generateMetadata = (): Metadata => ({ title: t("calls.title", "Calls") });

export default function DeskCallsPage() {
  return <DeskCalls />;
}
