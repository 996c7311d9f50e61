import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { ownerOf } from "@/lib/auth/data";
import { dropProof, NO_PROOF, PROOF_COOKIE } from "@/lib/auth/kept-proof";
import { takeLogin } from "@/lib/auth/login-limit";
import { authOptions } from "@/lib/auth/options";
import { noteDenied } from "@/lib/http/denied";
import { readBytes } from "@/lib/http/json-body";
import { Refusal } from "@/lib/http/refusal";
import { refuse } from "@/lib/http/route";
import { isSameOrigin } from "@/lib/http/same-origin";
import { sessionIdOf } from "@/lib/session/session-user";

/** What is used of next-auth. Its other addresses (pages of its own, a log that anybody may write) are not there. */
const ACTIONS: Record<string, readonly string[]> = { GET: ["csrf", "session"], POST: ["callback/identity", "signout"] };
/** Bytes. An identity token is under 2 kB. */
const FORM_LIMIT = 16 * 1024;

type Segment = { params: Promise<{ nextauth: string[] }> };

/** next-auth's own addresses; the one exception, beside files and settings, to the wrapper of the POST contract. */
async function handle(request: NextRequest, segment: Segment): Promise<Response> {
  try {
    const action = (await segment.params).nextauth.join("/");
    if (!ACTIONS[request.method]?.includes(action)) throw new Refusal(404, "notFound", "Not found.");
    return request.method === "POST" ? await submit(action, request, segment) : await answer(request, segment);
  } catch (error) {
    void noteDenied(request, error);
    return refuse(error);
  }
}

async function submit(action: string, request: NextRequest, segment: Segment): Promise<Response> {
  if (!isSameOrigin(request)) throw new Refusal(403, "otherSite", "This request came from another site.");
  const sent = await readForm(request);
  const refused = action === "signout" ? null : await takeLogin(request, sent.toString());
  if (refused) return refused;
  const form = new NextRequest(request.url, {
    method: "POST",
    headers: request.headers,
    body: new Uint8Array(sent),
  });
  const response = action === "signout" ? await signOut(form, segment) : await answer(form, segment);
  // A proof of a phone that was kept for a signup has had its use, or is not wanted any more.
  if (request.cookies.has(PROOF_COOKIE)) {
    await dropProof(request);
    response.headers.append("set-cookie", NO_PROOF);
  }
  return response;
}

async function signOut(request: NextRequest, segment: Segment): Promise<Response> {
  const wasLoggedIn = (await ownerOf(await sessionIdOf(request)).catch(() => null)) !== null;
  const response = await answer(request, segment);
  // What the browser kept goes with the session. Where the session had run out before, drafts stay for whoever logs in
  // again.
  response.headers.set("clear-site-data", wasLoggedIn ? '"cache", "storage"' : '"cache"');
  return response;
}

/** The form of a request: next-auth would read a body of any size, and break on JSON that is no object. */
async function readForm(request: NextRequest) {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") throw new Refusal(415, "bodyWrongType", "Please send a form.");
  return readBytes(request, FORM_LIMIT);
}

async function answer(request: NextRequest, segment: Segment): Promise<Response> {
  const response: Response = await NextAuth(request, segment, authOptions(request));
  response.headers.set("cache-control", "no-store");
  return response;
}

export { handle as GET, handle as POST };
