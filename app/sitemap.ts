import type { MetadataRoute } from "next";
import { studyPages } from "@/lib/countries/data";
import { partAddress } from "@/lib/lenders/compare";
import { lenderAddresses } from "@/lib/lenders/data";
import { routes } from "@/lib/routes";
import { SITE_PAGES } from "@/lib/addresses/site-pages";
import { absolute } from "@/lib/addresses/absolute";

/** Every public page. Only the rows of lenders and of countries know when they last changed. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [{ lenders, parts }, countries] = await Promise.all([lenderAddresses(), studyPages()]);
  return [
    ...SITE_PAGES.map(({ path }) => ({ url: absolute(path) })),
    ...Array.from({ length: parts - 1 }, (_, index) => ({ url: absolute(partAddress(index + 2)) })),
    ...countries.map(({ slug, changedOn }) => ({ url: absolute(routes.study(slug)), lastModified: changedOn })),
    ...lenders.map(({ id, updatedAt }) => ({ url: absolute(routes.lender(id)), lastModified: updatedAt })),
  ];
}
