import { linkRoutes } from "@/lib/addresses/more-routes";

/**
 * The address that opens a share link. Browsers never send the part behind # to a server, so the secret is in no log.
 */
export const shareLinkUrl = (origin: string, { passId, secret }: { passId: string; secret: string }) =>
  `${new URL(linkRoutes.pack, origin).href}#${passId}.${secret}`;
