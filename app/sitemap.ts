import type { MetadataRoute } from "next";
import { activePartners } from "@/lib/partners/data";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/site-address";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const lenders = await activePartners();
  return [
    ...[routes.home, routes.lenders, routes.terms, routes.privacy].map((path) => ({ url: absolute(path) })),
    ...lenders.map(({ id, updatedAt }) => ({ url: absolute(routes.lender(id)), lastModified: updatedAt })),
  ];
}
