import type { Metadata } from "next";
import { Suspense } from "react";
import { DeskCases } from "@/components/desk/desk-cases";
import { DeskLoading } from "@/components/desk/desk-frame";
import { t } from "@/lib/messages/text";

export const generateMetadata = (): Metadata => ({ title: t("desk.cases", "Cases") });

export default function DeskCasesPage() {
  return (
    // Which one is open stands in the address, which nobody knows while the page is prerendered.
    <Suspense fallback={<DeskLoading />}>
      <DeskCases />
    </Suspense>
  );
}
