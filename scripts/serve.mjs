// Serves the production build. Needs the app's whole environment (parts/settings.mjs); npm start calls it.
// SIGTERM and SIGINT let the answers under way finish first; a second one ends it at once.
import { EventEmitter } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import next from "next";
import { shutdownPause } from "./parts/ending.mjs";
import { filesOf } from "./parts/files.mjs";
import { frontServer } from "./parts/front.mjs";
import { listedLenders } from "./parts/listed-lenders.mjs";
import { originOf } from "./parts/ports.mjs";
import { serveMetrics } from "./parts/metrics-server.mjs";
import { servicesOf } from "./parts/page-policy.mjs";
import { SAME_PRESS } from "./parts/processes.mjs";
import { root } from "./parts/project.mjs";
import { madeAhead } from "./parts/renewal.mjs";
import { pagesOf, routesOf } from "./parts/request-metrics.mjs";

const { HOST: hostname = "127.0.0.1", PORT = "3000", NEXTAUTH_URL, TRUSTED_PROXIES } = process.env;
const { NEXT_DIST_DIR = ".next", PAGES_AHEAD } = process.env;
const { METRICS_HOST, METRICS_PORT } = process.env;
const { FIREBASE_AUTH_DOMAIN: authDomain, FIREBASE_AUTH_EMULATOR_HOST: emulator } = process.env;
const port = Number(PORT);
const dist = join(root, NEXT_DIST_DIR);
const site = new URL(NEXTAUTH_URL ?? originOf(hostname, port));
// Next would put a listener for upgraded connections on our server, past everything that the front checks.
const app = next({ dev: false, dir: root, hostname, port, httpServer: new EventEmitter() });
await app.prepare();

const { server, leave, close } = frontServer({
  handle: app.getRequestHandler(),
  site,
  trustedProxies: Number(TRUSTED_PROXIES || 0),
  takesUnsigned: Boolean(emulator),
  services: servicesOf({ authDomain, emulator, isSecure: site.protocol === "https:" }),
  // Set by instrumentation-node.ts, in this process.
  isListed: listedLenders(async () => globalThis.readListedLenders()),
  files: filesOf(dist),
  isPage: pagesOf(dist),
  ahead: PAGES_AHEAD === "no" ? [] : madeAhead(dist),
  routeOf: routesOf(dist),
});
const fail = (error) => {
  console.error(error);
  process.exit(1);
};
server.on("error", fail);
server.listen(port, hostname);
if (METRICS_PORT) serveMetrics({ host: METRICS_HOST || "127.0.0.1", port: Number(METRICS_PORT) }).on("error", fail);

let askedAt;
for (const signal of ["SIGTERM", "SIGINT"]) {
  process.on(signal, async () => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > SAME_PRESS) process.exit(1);
      return;
    }
    askedAt = performance.now();
    leave();
    await pause(1000 * shutdownPause(process.env));
    const mail = globalThis.stopNewsWorker?.();
    await close();
    await app.close();
    await mail;
    process.exit(0);
  });
}
