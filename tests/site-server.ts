import { type IncomingHttpHeaders, type IncomingMessage, request as send, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { servicesOf } from "@/lib/http/page-policy";
import { createSiteServer } from "@/server/server";

const ending: (() => Promise<unknown>)[] = [];
/** For `afterEach`. */
export async function endSites() {
  for (const end of ending.splice(0)) await end();
}

type App = (request: IncomingMessage, response: ServerResponse) => unknown;
type Options = {
  address?: string;
  authDomain?: string;
  trustedProxies?: number;
  takesUnsigned?: boolean;
  isListed?: (id: string) => Promise<boolean>;
  serveFile?: (request: IncomingMessage, response: ServerResponse) => boolean;
  isPage?: (path: string) => boolean;
  warmed?: string[];
  routeOf?: (url: string) => string;
};

/** The server in front of an app that is only what a test needs of one, on a port of its own. */
export async function startSite(handle: App, options: Options = {}) {
  const {
    address = "http://dakhila.example",
    authDomain = "auth.example",
    trustedProxies = 0,
    takesUnsigned,
    isListed = async () => true,
    serveFile,
    isPage = () => false,
    warmed = [],
    routeOf = () => "other",
  } = options;
  const { server, leave, close } = createSiteServer({
    handle: async (request, response) => void (await handle(request, response)),
    site: new URL(address),
    trustedProxies,
    takesUnsigned,
    services: servicesOf({ authDomain, isSecure: address.startsWith("https:") }),
    isListed,
    serveFile,
    build: { isPage, routeOf, ahead: warmed },
  });
  const sockets: Socket[] = [];
  server.on("connection", (socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ending.push(() => close(0));
  const { port } = server.address() as AddressInfo;

  type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
  /** A request on a connection of its own, which is closed afterwards. */
  function ask(path: string, { method = "GET", headers = {} as Record<string, string>, body = "" } = {}) {
    return new Promise<Answer>((resolve, reject) => {
      const given = { ...(body && { "content-length": String(Buffer.byteLength(body)) }), ...headers };
      const open = send({ port, host: "127.0.0.1", path, method, headers: given, agent: false }, async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(chunks) });
      });
      open.once("error", reject);
      open.end(body);
    });
  }
  const dial = () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    return socket;
  };
  return { server, port, sockets, ask, dial, leave, close };
}
