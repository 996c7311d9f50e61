import { linkRoutes } from "@/lib/more-routes";

/**
 * The address that opens a pass. The secret stands behind the #, which no browser sends to a server: it is in no log,
 * and a messenger that looks at the page for its preview opens nothing.
 * @param origin of the site, such as location.origin
 */
export const shareLinkUrl = (origin: string, { passId, secret }: { passId: string; secret: string }) =>
  `${new URL(linkRoutes.pack, origin).href}#${passId}.${secret}`;
