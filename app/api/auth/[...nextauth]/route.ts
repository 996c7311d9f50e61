import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { ownerOf } from "@/lib/auth/data";
import { authOptions } from "@/lib/auth/options";
import { sessionIdOf } from "@/lib/auth/session";
import { takeLogin } from "@/lib/auth/login-limit";
import { isSameOrigin } from "@/lib/http/same-origin";

/** next-auth's own addresses; the one exception, beside files and settings, to the wrapper of the POST contract. */
async function handle(request: NextRequest, segment: { params: Promise<{ nextauth: string[] }> }): Promise<Response> {
  const action = request.method === "POST" ? (await segment.params).nextauth.join("/") : "";
  if (request.method === "POST" && !isSameOrigin(request)) {
    return Response.json({ status: 0, message: "This request came from another site.", data: null }, { status: 403, headers: { "cache-control": "no-store" } });
  }
  const refused = action.startsWith("callback") ? await takeLogin(request) : null;
  if (refused) return refused;
  const logsOut = action === "signout";
  const wasLoggedIn = logsOut && (await ownerOf(await sessionIdOf(request)).catch(() => null)) !== null;
  const response: Response = await NextAuth(request, segment, authOptions(request));
  response.headers.set("cache-control", "no-store");
  // What the browser kept goes with the session. Where the session had run out before, drafts stay for whoever logs in again.
  if (logsOut) response.headers.set("clear-site-data", wasLoggedIn ? '"cache", "storage"' : '"cache"');
  return response;
}

export { handle as GET, handle as POST };
