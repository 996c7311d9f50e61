import "server-only";
import { normalizeText } from "@/lib/text/normalize";
import { isStorable, notStorable } from "@/lib/contact/validation";
import { Refusal } from "./refusal";

/** Bytes. The largest honest body, a section with ten co-applicants, is under 20 kB. */
export const JSON_LIMIT = 256 * 1024;
const DEPTH_LIMIT = 12;

/**
 * Reads a JSON object; texts come out in the stored form (lib/text/normalize.ts).
 * @throws Refusal 400 not JSON or cut, 413 too large, 415 another or an encoded content type, 422 text that cannot be
 * stored
 */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const encoding = request.headers.get("content-encoding");
  if (encoding && encoding !== "identity")
    throw new Refusal(415, "bodyCompressed", "Please send the request without compression.");
  const bytes = await readBytes(request, JSON_LIMIT);
  if (bytes.length === 0) return {};
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new Refusal(415, "bodyWrongType", "Please send JSON.");

  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, "bodyNotJson", "The request is not valid JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Refusal(400, "bodyNotJson", "The request must be a JSON object.");
  return withTexts(value, []) as Record<string, unknown>;
}

/** Reads a whole body, at most `limit` bytes. @throws Refusal 400 cut on the way, 413 over the limit */
export async function readBytes(request: Request, limit: number) {
  if (Number(request.headers.get("content-length") ?? 0) > limit)
    throw new Refusal(413, "bodyTooLarge", "The request is too large.");
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    // The sender left in the middle, as phones do: no failure of ours.
    const { done, value } = await reader.read().catch(() => {
      throw new Refusal(400, "bodyIncomplete", "The request did not arrive whole.");
    });
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > limit) {
      void reader.cancel().catch(() => {});
      throw new Refusal(413, "bodyTooLarge", "The request is too large.");
    }
    chunks.push(value);
  }
}

function withTexts(value: unknown, path: string[]): unknown {
  if (path.length > DEPTH_LIMIT) throw new Refusal(422, "bodyTooDeep", "The request is nested too deeply.");
  if (typeof value === "string") {
    if (isStorable(value)) return normalizeText(value);
    throw new Refusal(422, "textNotStorable", notStorable(), {
      issues: [{ path: path.join("."), message: notStorable() }],
    });
  }
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((inner, index) => withTexts(inner, [...path, String(index)]));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (!isStorable(key)) throw new Refusal(422, "textNotStorable", notStorable());
      return [key, withTexts(inner, [...path, key])];
    }),
  );
}
