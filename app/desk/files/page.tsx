import type { Metadata } from "next";
import { Suspense } from "react";
import { FilesPage } from "@/components/back-office/files-page";
import { BackOfficeLoading } from "@/components/back-office/back-office-frame";
import { t } from "@/lib/messages/text";

export const generateMetadata = (): Metadata => ({ title: t("desk.files", "Files") });

export default function DeskFilesPage() {
  return (
    // Which one is open stands in the address, which nobody knows while the page is prerendered.
    <Suspense fallback={<BackOfficeLoading />}>
      <FilesPage />
    </Suspense>
  );
}
