import type { Metadata } from "next";
import { Suspense } from "react";
import { DeskFiles } from "@/components/back-office/files-page";
import { DeskLoading } from "@/components/back-office/back-office-frame";
import { t } from "@/lib/messages/text";

export const generateMetadata = (): Metadata => ({ title: t("desk.files", "Files") });

export default function DeskFilesPage() {
  return (
    // Which one is open stands in the address, which nobody knows while the page is prerendered.
    <Suspense fallback={<DeskLoading />}>
      <DeskFiles />
    </Suspense>
  );
}
