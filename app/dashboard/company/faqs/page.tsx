import type { Metadata } from "next";
import { FaqList } from "@/components/dashboard/faq-list";

export const metadata: Metadata = { title: "FAQs" };

export default function FaqsPage() {
  return (
    <>
      <h1 className="mb-6 text-h2">FAQs</h1>
      <FaqList />
    </>
  );
}
