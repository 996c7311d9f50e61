import type { Metadata } from "next";
import { BareNotFound } from "@/components/site/bare-not-found";

export const metadata: Metadata = { title: "Page not found" };

/** For addresses that lead nowhere at all. */
export default function NotFound() {
  return <BareNotFound />;
}
