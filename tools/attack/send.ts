import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";

export const site = new URL(process.env.E2E_BASE_URL!);

/** Any request at all, also one that no browser would send. */
export type Sent = {
  method: string;
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
};
export type HttpAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** From the first byte sent to the last one received. */
  ms: number;
};

/** Milliseconds after which a request counts as not answered. */
const PATIENCE = 60_000;

// Linux answers to all of 127.0.0.0/8. Each sender takes a network of its own, so that limits by address never add up
// over campaigns, or over the tests beside them; elsewhere all share one.
const HAS_MANY = process.platform === "linux";
let drawn = 0;
function newAddress() {
  if (!HAS_MANY) return "127.0.0.1";
  drawn += 1;
  return `127.${100 + Math.floor(drawn / 62_500)}.${1 + (Math.floor(drawn / 250) % 250)}.${1 + (drawn % 250)}`;
}

/** Somebody at an address of their own, whose connections are kept. */
export class Sender {
  readonly address = newAddress();
  readonly #site: URL;
  readonly #agent = new Agent({ keepAlive: true, maxFreeSockets: 4 });

  /** @param to another server than the instance under test */
  constructor(to = site) {
    this.#site = to;
  }

  /** @throws when there is no answer */
  async send(sent: Sent): Promise<HttpAnswer> {
    try {
      return await this.#once(sent);
    } catch (error) {
      // A connection that was kept may have been closed just then: nothing was said about the request.
      if ((error as { isReused?: boolean }).isReused) return this.#once(sent);
      throw error;
    }
  }

  #once({ method, path, headers = {}, body }: Sent): Promise<HttpAnswer> {
    const from = performance.now();
    return new Promise((resolve, reject) => {
      const open = request(
        {
          ...{ host: this.#site.hostname, port: this.#site.port, localAddress: this.address, agent: this.#agent },
          ...{ method, path, timeout: PATIENCE },
          headers: { ...(body !== undefined && { "content-length": Buffer.byteLength(body) }), ...headers },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          // Cut off in the middle: what came is looked at all the same.
          answer.on("error", () => {});
          answer.on("close", () =>
            resolve({
              status: answer.statusCode!,
              headers: answer.headers,
              body: Buffer.concat(chunks),
              ms: performance.now() - from,
            }),
          );
        },
      );
      open.on("timeout", () => open.destroy(new Error("no answer")));
      open.on("error", (error) => reject(Object.assign(error, { isReused: open.reusedSocket })));
      open.end(body);
    });
  }

  /** Closes the connections that are kept. */
  leave() {
    this.#agent.destroy();
  }
}

/**
 * Speaks to the socket itself.
 * @param stream more bytes after `head`, `most` at most, until the other side has enough
 * @param isOneAnswer that the first answer is the end of it, though the connection stays open
 * @returns what was answered until it closed, whether it closed in time, and how many bytes it was sent
 */
export function speak(head: string | Buffer, { stream = "", most = 0, wait = 15_000, isOneAnswer = false } = {}) {
  return new Promise<{ text: string; isClosed: boolean; written: number; ms: number }>((resolve) => {
    const from = performance.now();
    let text = "";
    let written = 0;
    const socket = connect({ port: Number(site.port), host: site.hostname, localAddress: newAddress() });
    const end = (isClosed: boolean) => {
      clearTimeout(late);
      socket.destroy();
      resolve({ text, isClosed, written, ms: performance.now() - from });
    };
    const late = setTimeout(() => end(false), wait);
    socket.on("data", (data) => {
      text += data.toString("latin1");
      if (isOneAnswer && text.includes("\r\n\r\n")) end(false);
    });
    socket.on("error", () => {});
    socket.on("close", () => end(true));
    const go = () => {
      while (written < most && !socket.destroyed) {
        written += stream.length;
        if (!socket.write(stream)) return void socket.once("drain", go);
      }
    };
    socket.write(head);
    go();
  });
}

export const FROM_OUR_PAGE = { "sec-fetch-site": "same-origin" } as const;
export const AS_JSON = { "content-type": "application/json" } as const;

export const BOUNDARY = "----attack7MA4YWxkTrZu0gW";
/** A multipart body with one file, as a browser writes it; `name` goes into its header as it is. */
export function fileBody(bytes: Buffer, name: string, type: string, field = "file") {
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="`),
    Buffer.from(name),
    Buffer.from(`"\r\nContent-Type: ${type}\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}
export const IN_PARTS = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` } as const;
