import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import fresh from "fresh";
import Negotiator from "negotiator";

export type Encoding = "br" | "gzip" | "identity";
type WithPreferred = { encoding(available: Encoding[], options: { preferred: Encoding[] }): Encoding | undefined };

/** The best of these encodings, the preferred one first, that the browser takes. */
export function encodingFor(request: IncomingMessage, available: Encoding[]) {
  const negotiator = new Negotiator(request) as unknown as WithPreferred;
  return negotiator.encoding(available, { preferred: available }) ?? "identity";
}

type Body = { id: string; bytes: Buffer; encoding: Encoding; policy: string; headers: OutgoingHttpHeaders };

/** Answers GET and HEAD with these bytes, or with 304 where the browser has them. `id` names the body's content. */
export function answerReady(request: IncomingMessage, response: ServerResponse, status: number, body: Body) {
  const { id, bytes, encoding, policy } = body;
  const etag = `"${id}-${encoding}"`;
  const headers = { ...body.headers, "content-security-policy": policy, ...(status === 200 && { etag }) };
  if (status === 200 && fresh(request.headers, { etag })) return response.writeHead(304, headers).end();
  const coded = encoding !== "identity" && { "content-encoding": encoding };
  return response.writeHead(status, { ...headers, ...coded, "content-length": bytes.length }).end(bytes);
}
