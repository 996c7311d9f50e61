import type { Metadata } from "next";
import { PaperPage } from "@/components/papers/paper-page";

export const metadata: Metadata = { title: "Copy of your application" };

export default function ApplicationPage() {
  return (
    <PaperPage
      kind="application"
      title="Copy of your application"
      intro="All your answers and documents, to read, print or keep. Numbers of identity papers and accounts show their last four characters only."
    />
  );
}
