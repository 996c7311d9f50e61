import { routes } from "@/lib/routes";

/** Every public page that has one address, the page-not-found screen among them. */
export const PUBLIC_PAGES: readonly string[] = Object.values(routes).flatMap((route) =>
  typeof route === "string" && !route.startsWith(routes.dashboard) ? [route] : [],
);
if (PUBLIC_PAGES.length < 8) throw new Error("lib/routes names fewer public pages than there are.");
