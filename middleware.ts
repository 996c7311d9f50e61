import { type NextRequest, NextResponse } from "next/server";
import { getToken } from "next-auth/jwt";
import { guard } from "@/lib/auth/guard";
import { askedAddress } from "@/lib/lenders/asked-address";
import { routes } from "@/lib/routes";
import { FROM_DASHBOARD_COOKIE, SESSION_COOKIE } from "@/lib/session/cookie";

/**
 * Sends visitors home from the dashboard, and made-up addresses of the table of lenders to the one that they mean. What
 * reaches it only reads: server/server.ts refuses the rest.
 */
export async function middleware(request: NextRequest) {
  const path = request.nextUrl.pathname;
  if (path === routes.lenders) {
    const address = askedAddress(request.nextUrl.search);
    return address === null ? NextResponse.next() : NextResponse.redirect(new URL(address, request.url));
  }
  const sent = guard(path, await hasSession(request));
  if (!sent) return NextResponse.next();
  const response = NextResponse.redirect(new URL(sent.go, request.url));
  // Readable by the page, which opens the login modal, clears it, and goes on to the page that was wanted.
  const wanted = guard(path, true) ? routes.dashboard : path + request.nextUrl.search;
  if (sent.remember)
    response.cookies.set(FROM_DASHBOARD_COOKIE, wanted, { path: "/", maxAge: 60, sameSite: "lax", secure: true });
  return response;
}

/** That we wrote the cookie, not that its session still lives: only the database knows, and every call asks it. */
async function hasSession(request: NextRequest) {
  if (!request.cookies.has(SESSION_COOKIE)) return false;
  const token = await getToken({ req: request, cookieName: SESSION_COOKIE, secureCookie: true }).catch(() => null);
  return token !== null;
}

// Never /api: Next copies every body that a matcher covers and cuts the copy at 10 MB without a word.
// Nor a prefetch: nobody wants that page yet, and its shell holds nothing of anybody.
export const config = {
  matcher: [
    { source: "/dashboard/:path*", missing: [{ type: "header", key: "next-router-prefetch" }] },
    // SERVER_PARAMETERS of lib/lenders/asked.ts: Next reads only what is written out here.
    { source: "/education-loan", has: [{ type: "query", key: "part" }], missing: [{ type: "header", key: "rsc" }] },
    { source: "/education-loan", has: [{ type: "query", key: "show" }], missing: [{ type: "header", key: "rsc" }] },
  ],
};
