import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Shell } from "@/components/dashboard/shell";

// The part for everybody only; who is logged in arrives by the calls.
export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return <Shell>{children}</Shell>;
}
