import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/auth/options";
import { isSameOrigin } from "@/lib/http/same-origin";

/** next-auth's own addresses; the one exception, beside files and settings, to the wrapper of the POST contract. */
async function handle(request: NextRequest, segment: { params: Promise<{ nextauth: string[] }> }): Promise<Response> {
  if (request.method === "POST" && !isSameOrigin(request)) {
    return Response.json({ status: 0, message: "This request came from another site.", data: null }, { status: 403 });
  }
  const response: Response = await NextAuth(request, segment, authOptions(request));
  response.headers.set("cache-control", "no-store");
  return response;
}

export { handle as GET, handle as POST };
