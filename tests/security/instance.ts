// One of several instances of the app, as far as a call needs it: the real server in front, the exported handlers, the
// real database. Started by start-instance.ts.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { NextRequest } from "next/server";
import { env } from "@/lib/env";
import { addressOf } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { servicesOf } from "@/lib/http/page-policy";
import { createSiteServer } from "@/server/server";

type Handler = (request: NextRequest) => Promise<Response>;

// A call that does nothing but count: 20 in ten minutes for one address, under a name that each test draws.
const limited = (name: string): Handler =>
  route({ access: "anyone", limits: [{ name, points: 20, seconds: 600 }] }, async () => ({ data: null })).POST;
const seen: Handler = async (request) =>
  Response.json({
    sender: addressOf(request),
    host: request.headers.get("host"),
    headers: [...request.headers.keys()],
  });

async function handlerOf(path: string): Promise<Handler> {
  if (path.startsWith("/api/limited/")) return limited(path.slice("/api/limited/".length));
  if (path === "/api/seen") return seen;
  // By a name made here, since nobody imports from app/.
  return ((await import(`../../app${path}/route`)) as { POST: Handler }).POST;
}

async function handle(incoming: IncomingMessage, outgoing: ServerResponse) {
  const path = incoming.url!.split("?")[0]!;
  const body = incoming.method === "POST" ? (Readable.toWeb(incoming) as ReadableStream) : null;
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as [string, string]);
  const request = new NextRequest(new URL(incoming.url!, env.NEXTAUTH_URL), {
    method: incoming.method,
    headers,
    body,
    duplex: "half",
  });
  const response = await (await handlerOf(path))(request);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
}

const { server } = createSiteServer({
  handle,
  site: new URL(env.NEXTAUTH_URL),
  trustedProxies: Number(process.argv[2] ?? 0),
  services: servicesOf({ authDomain: env.FIREBASE_AUTH_DOMAIN, isSecure: true }),
  isListed: async () => true,
  build: { isPage: () => false, routeOf: () => "other", ahead: [] },
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit(0));
