import type { Metadata } from "next";
import { ToolCards } from "@/components/dashboard/tool-cards";

export const metadata: Metadata = { title: "Tools" };

export default function ToolsPage() {
  return (
    <>
      <h1 className="text-h2">Tools</h1>
      <p className="mt-1 mb-6 text-ink-2">They are open to everybody and need no answers from your application.</p>
      <ToolCards />
    </>
  );
}
