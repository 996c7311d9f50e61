// Answers whose bytes are ready: a file of the build, or a page that is kept.
import fresh from "fresh";
import Negotiator from "negotiator";

/** Codings that bodies are kept in, the one to give first to a browser that takes several. */
export const CODINGS = ["br", "gzip", "identity"];

/**
 * The coding of an answer.
 * @param codings those that there are of it, the best one first
 */
export const codingFor = (request, codings = CODINGS) =>
  new Negotiator(request).encoding(codings, { preferred: codings }) ?? "identity";

/** Answers GET and HEAD with these bytes, or says that whoever asks has them already. */
export function answerReady(request, response, { bytes, coding, etag, headers }) {
  if (fresh(request.headers, { etag })) return response.writeHead(304, { ...headers, etag }).end();
  response.writeHead(200, {
    ...headers,
    etag,
    ...(coding !== "identity" && { "content-encoding": coding }),
    "content-length": bytes.length,
  });
  response.end(bytes);
}
