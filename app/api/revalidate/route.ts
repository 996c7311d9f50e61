import { createHash, timingSafeEqual } from "node:crypto";
import { revalidatePath, revalidateTag } from "next/cache";
import { revalidateBody } from "@/lib/content/schema";
import { everyPage } from "@/lib/content/tags";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/http/refusal";
import { readJson } from "@/lib/http/json-body";
import { parse, route } from "@/lib/http/route";
import { refreshContent } from "@/lib/revalidation/refresh";

/**
 * Internal: lib/content/listener.ts and server/address.ts call it, because Next drops pages only within a request. To
 * others it is not there.
 */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  // The body is read below: who has not the secret is not told what it should hold.
  { access: "anyone" },
  async ({ request }) => {
    if (!isOurs(request.headers.get("x-revalidate-secret"))) throw new Refusal(404, "notFound", "Not found.");
    const { changed } = parse(revalidateBody, await readJson(request));
    const content = changed.filter((name) => name !== everyPage);
    const stale = content.length > 0 ? await refreshContent(content) : [];
    // Not "max", which gives the old page once more (docs/decisions/006-content-cache.md).
    for (const tag of stale) revalidateTag(tag, { expire: 0 });
    if (content.length < changed.length) revalidatePath("/", "layout");
    return { data: { tags: stale } };
  },
);

// Hashing first makes both sides equally long, which the comparison needs, and says nothing about either.
function isOurs(secret: string | null) {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return secret !== null && timingSafeEqual(digest(secret), digest(env.REVALIDATE_SECRET));
}
