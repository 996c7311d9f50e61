import type { Metadata } from "next";
import { Suspense } from "react";
import { DeskFiles } from "@/components/desk/desk-files";
import { DeskLoading } from "@/components/desk/desk-frame";
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
