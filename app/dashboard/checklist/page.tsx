import type { Metadata } from "next";
import { PaperPage } from "@/components/papers/paper-page";

export const metadata: Metadata = { title: "Document checklist" };

export default function ChecklistPage() {
  return (
    <PaperPage
      kind="checklist"
      title="Document checklist"
      intro="The documents for your own application. Print it or send it to your family, and gather them together."
    />
  );
}
