import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { absolute } from "@/lib/addresses/absolute";

/** The dashboard is not listed here: it says noindex itself, which a crawler must be able to read. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  // It names the site's address, which a build does not know.
  await connection();
  return { rules: { userAgent: "*", allow: "/", disallow: "/api/" }, sitemap: absolute("/sitemap.xml") };
}
