import { createHash, timingSafeEqual } from "node:crypto";
import { revalidateTag } from "next/cache";
import { revalidateBody } from "@/lib/content/schema";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/http/refusal";
import { readJson } from "@/lib/http/json-body";
import { parse, route } from "@/lib/http/route";
import { refreshContent } from "@/lib/revalidation/refresh";

/**
 * Internal: lib/content/listener.ts calls it, because only a request may drop cached pages. To others it is not there.
 */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  // The body is read below: who has not the secret is not told what it should hold.
  { access: "anyone" },
  async ({ request }) => {
    if (!isOurs(request.headers.get("x-revalidate-secret"))) throw new Refusal(404, "notFound", "Not found.");
    const body = parse(revalidateBody, await readJson(request));
    // First what the pages will be made from: the database may be gone by the time that somebody asks for them.
    const stale = await refreshContent(body.tags);
    // Dropped at once, not served stale once more: an editor reloads and expects to see the change.
    for (const tag of stale) revalidateTag(tag, { expire: 0 });
    return { data: { tags: stale } };
  },
);

// Hashing first makes both sides equally long, which the comparison needs, and says nothing about either.
function isOurs(secret: string | null) {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return secret !== null && timingSafeEqual(digest(secret), digest(env.REVALIDATE_SECRET));
}
