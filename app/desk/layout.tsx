import type { Metadata } from "next";
import type { ReactNode } from "react";
import { BackOfficeFrame } from "@/components/back-office/back-office-frame";

// The part for everybody only; what is private arrives by the calls.
export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function DeskLayout({ children }: { children: ReactNode }) {
  return <BackOfficeFrame>{children}</BackOfficeFrame>;
}
