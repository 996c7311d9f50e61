import type { Metadata } from "next";
import { notFound } from "next/navigation";

export const metadata: Metadata = { title: "Page not found", robots: { index: false } };

/** Where unknown dashboard addresses are sent. The same screen as any other missing page, with its status. */
export default function NotFoundPage() {
  notFound();
}
