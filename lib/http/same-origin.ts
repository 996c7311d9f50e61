import "server-only";
import { env } from "@/lib/env";

const own = new URL(env.NEXTAUTH_URL).origin;

/**
 * True unless another site's page made the browser send this request. Every current browser sends Sec-Fetch-Site;
 * where it is absent the Origin decides, and a request with neither may carry no cookie.
 */
export function isSameOrigin(request: Request) {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = request.headers.get("origin");
  if (origin) return origin === own || origin === new URL(request.url).origin;
  return !request.headers.has("cookie");
}
