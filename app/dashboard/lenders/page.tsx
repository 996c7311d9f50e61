import type { Metadata } from "next";
import { Suspense } from "react";
import { LendersLoading } from "@/components/cases/lenders-loading";
import { MyLenders } from "@/components/cases/my-lenders";
import { t } from "@/lib/messages/text";

export const generateMetadata = (): Metadata => ({ title: t("cases.myLenders", "My lenders") });

export default function MyLendersPage() {
  return (
    // Which lender is open stands in the address, which nobody knows while the page is prerendered.
    <Suspense fallback={<LendersLoading />}>
      <MyLenders />
    </Suspense>
  );
}
