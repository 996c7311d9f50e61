import type { Metadata } from "next";
import { Suspense } from "react";
import { CasesPage } from "@/components/back-office/cases-page";
import { BackOfficeLoading } from "@/components/back-office/back-office-frame";
import { t } from "@/lib/messages/text";

export const generateMetadata = (): Metadata => ({ title: t("desk.cases", "Cases") });

export default function DeskCasesPage() {
  return (
    // Which one is open stands in the address, which nobody knows while the page is prerendered.
    <Suspense fallback={<BackOfficeLoading />}>
      <CasesPage />
    </Suspense>
  );
}
