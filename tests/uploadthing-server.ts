import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

// Speaks what uploadthing 7.7 speaks to UploadThing's three services, and checks what they check.

type Kept = { key: string; name: string; bytes: Buffer; type: string; acl: string; uploadedAt: number };
type Part = "put" | "get" | "api";
type Fault = number | "silent" | "cut" | "garbage" | "lost" | "cutAfter";

const API_KEY = "sk_test_a1b2c3d4e5f6";
const APP = "dakhilatests";

type Asked = { customIds?: string[]; fileKeys?: string[]; limit?: number; offset?: number };
const LIST_MAX = 2;

/** @param address a path with its query, as it was signed, on the origin that was signed */
export const signatureOf = (address: string, apiKey = API_KEY) =>
  `hmac-sha256=${createHmac("sha256", apiKey).update(address).digest("hex")}`;

const tokenOf = (told: object) => Buffer.from(JSON.stringify(told)).toString("base64");
export const TOKEN = tokenOf({ apiKey: API_KEY, appId: APP, regions: ["bom1", "fra1"] });
export const OTHER_TOKEN = tokenOf({ apiKey: "sk_test_000000000000", appId: APP, regions: ["bom1"] });

export async function uploadthingServer() {
  const files = new Map<string, Kept>();
  /** Ids that were used once: UploadThing takes none a second time. */
  const usedIds = new Set<string>();
  const faults: { on: Part; what: Fault }[] = [];
  const asked: { on: Part; url: string; headers: IncomingMessage["headers"] }[] = [];
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  // A busy test would send on a line that is just being closed.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const on: Part = request.method === "PUT" ? "put" : request.method === "POST" ? "api" : "get";
    asked.push({ on, url: request.url!, headers: request.headers });
    const fault = faults[0]?.on === on ? faults.shift()!.what : undefined;
    if (fault === "cut" && on === "put") {
      request.once("data", () => request.socket.destroy());
      return;
    }
    const body = await bodyOf(request);
    if (fault === "silent") return void (await pause(60_000, undefined, { ref: false }));
    if (typeof fault === "number") return send(response, fault, { error: "on demand" });
    if (fault === "garbage") return void response.writeHead(200, { "content-type": "application/json" }).end("<html>{");
    if (fault === "cut" && on === "api") return void response.destroy();
    if (on === "put") return put(request, response, body, fault);
    if (on === "get") return get(request, response, fault);
    if (request.headers["x-uploadthing-api-key"] !== API_KEY) return send(response, 401, { error: "Invalid API key" });
    if (!request.headers["x-uploadthing-version"]) return send(response, 400, { error: "No version" });
    api(request.url!, JSON.parse(body.toString()) as Asked, response);
  }

  /** The address without its signature, where the signature is right and the address not over; else null. */
  function signed(url: string) {
    const [, unsigned, signature] = /^(.*)[?&]signature=([^&]*)$/.exec(url) ?? [];
    if (unsigned === undefined) return null;
    const [right, given] = [signatureOf(origin + unsigned), decodeURIComponent(signature!)].map(Buffer.from);
    if (right!.length !== given!.length || !timingSafeEqual(right!, given!)) return null;
    const address = new URL(unsigned, origin);
    return Number(address.searchParams.get("expires")) > Date.now() ? address : null;
  }

  async function put(request: IncomingMessage, response: ServerResponse, body: Buffer, fault?: Fault) {
    const address = signed(request.url!);
    if (!address) return send(response, 401, { error: "Invalid signature" });
    const told = (name: string) => decodeURIComponent(address.searchParams.get(`x-ut-${name}`) ?? "");
    const key = address.pathname.slice(1);
    if (told("identifier") !== APP || !/^\w{30,}$/.test(key)) return send(response, 400, { error: "Invalid key" });
    if (request.headers.range !== "bytes=0-") return send(response, 400, { error: "Invalid range" });
    const form = await new Response(new Uint8Array(body), {
      headers: { "content-type": request.headers["content-type"]! },
    }).formData();
    const file = form.get("file");
    if (!(file instanceof Blob)) return send(response, 400, { error: "No file" });
    const bytes = Buffer.from(await file.arrayBuffer());
    if (bytes.length !== Number(told("file-size"))) return send(response, 400, { error: "Invalid size" });
    const id = told("custom-id");
    if (usedIds.has(id)) return send(response, 500, { error: "customId is taken" });
    usedIds.add(id);
    if (fault !== "lost")
      files.set(id, {
        key,
        name: told("file-name"),
        bytes,
        type: told("file-type"),
        acl: told("acl"),
        uploadedAt: Date.now(),
      });
    if (fault === "cutAfter") return void response.destroy();
    const ufsUrl = `${origin}/a/${APP}/${key}`;
    send(response, 200, { url: ufsUrl, appUrl: ufsUrl, ufsUrl, fileHash: "0".repeat(32), serverData: null });
  }

  function get(request: IncomingMessage, response: ServerResponse, fault?: Fault) {
    const { pathname } = new URL(request.url!, origin);
    const file = [...files.values()].find(({ key }) => pathname === `/a/${APP}/${key}`);
    if (file?.acl !== "public-read" && !signed(request.url!)) return send(response, 403, { error: "Forbidden" });
    if (!file) return send(response, 404, { error: "Not found" });
    response.writeHead(200, { "content-type": file.type, "content-length": file.bytes.length });
    if (fault !== "cut") return void response.end(file.bytes);
    response.write(file.bytes.subarray(0, file.bytes.length / 2));
    setTimeout(() => response.destroy(), 20);
  }

  function api(url: string, body: Asked, response: ServerResponse) {
    if (url === "/v6/listFiles") {
      const { limit = 500, offset = 0 } = body;
      const page = [...files].slice(offset, offset + Math.min(limit, LIST_MAX));
      return send(response, 200, {
        hasMore: offset + page.length < files.size,
        files: page.map(([customId, { key, name, bytes, uploadedAt }]) => ({
          id: key,
          customId,
          key,
          name,
          size: bytes.length,
          status: "Uploaded",
          uploadedAt,
        })),
      });
    }
    if (url !== "/v6/deleteFiles") return send(response, 404, { error: "Not found" });
    const gone = [...files].filter(([id, { key }]) => body.customIds?.includes(id) || body.fileKeys?.includes(key));
    for (const [id] of gone) files.delete(id);
    send(response, 200, { success: true, deletedCount: gone.length });
  }

  return {
    files,
    asked,
    origin,
    settings: {
      apiUrl: origin,
      ingestUrl: origin,
      ufsHost: `localhost:${port}`,
      ufsAppIdLocation: "path" as const,
    },
    fail: (on: Part, ...what: Fault[]) => void faults.push(...what.map((one) => ({ on, what: one }))),
    forgive: () => void faults.splice(0),
    end: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const send = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
