import type { MetadataRoute } from "next";
import { absolute } from "@/lib/addresses/absolute";

/** The dashboard is not listed here: it says noindex itself, which a crawler must be able to read. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: "/api/" }, sitemap: absolute("/sitemap.xml") };
}
