import type { Metadata } from "next";
import { ToolCards } from "@/components/dashboard/tool-cards";

export const metadata: Metadata = { title: "Tools" };

export default function ToolsPage() {
  return (
    <>
      <h1 className="mb-6 text-h2">Tools</h1>
      <ToolCards />
    </>
  );
}
