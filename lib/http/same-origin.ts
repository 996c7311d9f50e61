import "server-only";
import { env } from "@/lib/env";

const own = new URL(env.NEXTAUTH_URL).origin;

/** Current browsers send Sec-Fetch-Site; else the Origin decides. A request with neither may carry no cookie. */
export function isSameOrigin(request: Request) {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = request.headers.get("origin");
  if (origin) return origin === own || origin === new URL(request.url).origin;
  return !request.headers.has("cookie");
}
