import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const STATIC_FILES = "/_next/static/";
type Routes = { staticRoutes: { page: string }[]; dynamicRoutes: { page: string; regex: string }[] };
type Prerendered = { routes: Record<string, { dataRoute: string | null; initialRevalidateSeconds: number | false }> };

export type Build = ReturnType<typeof readBuild>;

/**
 * What the manifests of a build say.
 * @returns routeOf(url): the route's template for metrics, "other" where none answers; isPage(path): whether there is a
 *   static page that visitors may open; contentPages: prerendered pages that are made from content; openPages: these
 *   and all others that visitors may open; madeFor: the site's address that stands in pages, which forgetAddress() ends
 */
export function readBuild(folder: string) {
  const read = <Manifest>(name: string) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Manifest;
  const { staticRoutes, dynamicRoutes } = read<Routes>("routes-manifest.json");
  const { routes } = read<Prerendered>("prerender-manifest.json");
  const address = join(folder, "made-for");
  const all = new Set(staticRoutes.map(({ page }) => page));
  const pages = new Set([...all].filter((page) => !/^\/(?:api|asked|_|404|\.)|\.\w+$/.test(page)));
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  const contentPages = Object.entries(routes).flatMap(([path, { dataRoute, initialRevalidateSeconds }]) =>
    dataRoute && initialRevalidateSeconds ? path : [],
  );
  return {
    routeOf(url: string) {
      const path = url.split("?", 1)[0]!;
      if (path.startsWith(STATIC_FILES)) return STATIC_FILES;
      return all.has(path) ? path : (patterns.find(({ regex }) => regex.test(path))?.page ?? "other");
    },
    isPage: (path: string) => pages.has(path),
    madeFor: existsSync(address) ? readFileSync(address, "utf8") : undefined,
    forgetAddress: () => rmSync(address, { force: true }),
    contentPages,
    openPages: [...new Set([...contentPages, ...Object.keys(routes).filter((path) => pages.has(path))])],
  };
}
