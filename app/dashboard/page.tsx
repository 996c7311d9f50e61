import type { Metadata } from "next";
import { Home } from "@/components/dashboard/home";
import { t } from "@/lib/messages/text";

export const generateMetadata = (): Metadata => ({ title: t("dashboard.dashboard", "Dashboard") });

export default function DashboardPage() {
  return <Home />;
}
