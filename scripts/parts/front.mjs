// What every request passes before the app sees it: who sends it, under which name, and for how long.
import { createServer } from "node:http";
import { isIP } from "node:net";

// Headers by which a proxy tells what it saw. From anybody else they are a claim.
const told = /^(forwarded|x-forwarded(-.+)?|x-(real|client|cluster-client)-ip|(true-client|cf-connecting)-ip|x-host|x-original-(host|url)|x-rewrite-url)$/;

/**
 * The address that sent a request, as far as it can be trusted: the socket's own, unless `trustedProxies` proxies of ours
 * stand in front. Each of them wrote one entry at the right end of X-Forwarded-For; the leftmost of those is the sender.
 * A request with fewer entries did not come through all of them, so it is its socket's.
 */
export function senderOf({ headers, socket }, trustedProxies) {
  const own = plainAddress(socket.remoteAddress ?? "");
  if (trustedProxies === 0) return own;
  const entries = String(headers["x-forwarded-for"] ?? "").split(",");
  return plainAddress(entries.at(-trustedProxies) ?? "") || own;
}

/** The address alone, without a port, and IPv4 in its own form; "" when it is none. */
function plainAddress(text) {
  const bare = text.trim().replace(/^\[(.+)\](:\d+)?$/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1").replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(bare) ? bare : "";
}

/**
 * A server in front of the app. It takes out what a sender claims about itself, writes the one address that counts into
 * X-Forwarded-For, and gives every request the name of the site: nothing that is answered can follow a made-up Host.
 * @param handle the app; host: the site's own name and port; trustedProxies: how many proxies of ours stand in front
 */
export function frontServer({ handle, host, trustedProxies }) {
  const limits = {
    // Milliseconds. Headers come at once or not at all; a photo over a bad mobile line may take minutes.
    headersTimeout: 10_000,
    requestTimeout: 10 * 60_000,
    connectionsCheckingInterval: 2000,
    // Longer than the minute for which common proxies keep a connection, so that it is never us who close it under them.
    keepAliveTimeout: 65_000,
  };
  const server = createServer(limits, async (request, response) => {
    const sender = senderOf(request, trustedProxies);
    for (const name of Object.keys(request.headers)) if (told.test(name)) delete request.headers[name];
    Object.assign(request.headers, { host, "x-forwarded-host": host, "x-forwarded-for": sender });
    // A proxy's form of the address ("GET http://…/path") carries a host as well.
    if (!request.url.startsWith("/")) request.url = pathOf(request.url);
    if (closing) response.setHeader("connection", "close");
    try {
      await handle(request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  });
  server.maxHeadersCount = 100;
  // Nothing arrives and nothing leaves: milliseconds until such a connection is dropped.
  server.setTimeout(2 * 60_000);

  let closing;
  /** Takes no more connections and waits for the answers under way, `patience` milliseconds at most. */
  const close = (patience = 7000) =>
    (closing ??= new Promise((resolve) => {
      const idle = setInterval(() => server.closeIdleConnections(), 100);
      const late = setTimeout(() => server.closeAllConnections(), patience);
      server.close(() => {
        clearInterval(idle);
        clearTimeout(late);
        resolve();
      });
    }));
  return { server, close };
}

function pathOf(target) {
  if (!URL.canParse(target)) return "/";
  const { pathname, search } = new URL(target);
  return pathname.startsWith("/") ? pathname + search : "/";
}
