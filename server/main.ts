import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type createNext from "next";
import { servicesOf } from "@/lib/http/page-policy";
import { serveMetrics } from "@/lib/metrics/serve";
import { shutdownPause } from "@/lib/settings/shutdown.mjs";
import { dropPages } from "./address";
import { readBuild } from "./build";
import { createFileServer } from "./files";
import { createSiteServer } from "./server";

// Set by instrumentation-node.ts, in this process.
const app = globalThis as { readListedLenders?: () => Promise<string[]>; stopNewsWorker?: () => Promise<void> };

type Site = { root: string; hostname: string; port: number; nextApp: ReturnType<typeof createNext> };

/** Serves the build under `root`; its environment is the process's. `nextApp` is prepared. */
export async function serveSite({ root, hostname, port, nextApp }: Site) {
  const { env } = process;
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, FIREBASE_AUTH_DOMAIN: authDomain } = env;
  const folder = join(root, env.NEXT_DIST_DIR ?? ".next");
  const site = new URL(env.NEXTAUTH_URL ?? `http://${hostname}:${port}`);
  const build = readBuild(folder);
  const handle = nextApp.getRequestHandler();
  const isElsewhere = build.madeFor !== site.origin;
  if (isElsewhere) {
    // Next writes pages that it makes anew over those of the build: from now on it is nobody's address.
    build.forgetAddress();
    await dropPages(handle, site, env.REVALIDATE_SECRET ?? "");
  }
  const ahead = isElsewhere ? build.openPages : build.contentPages;
  const { server, leave, close } = createSiteServer({
    handle,
    site,
    trustedProxies: Number(env.TRUSTED_PROXIES || 0),
    takesUnsigned: Boolean(emulator),
    services: servicesOf({ authDomain, emulator, isSecure: site.protocol === "https:" }),
    // While no list could be read yet the app decides.
    isListed: async (id) => (await app.readListedLenders?.().catch(() => undefined))?.includes(id) ?? true,
    serveFile: createFileServer(folder),
    build: { ...build, ahead: env.PAGES_AHEAD === "no" ? [] : ahead },
  });
  server.on("error", fail).listen(port, hostname);
  if (env.METRICS_PORT)
    serveMetrics({ host: env.METRICS_HOST || "127.0.0.1", port: Number(env.METRICS_PORT) }).on("error", fail);

  let askedAt: number | undefined;
  async function end() {
    // Within half a second it is one press of Ctrl+C, passed on twice.
    if (askedAt !== undefined) return performance.now() - askedAt > 500 && process.exit(1);
    askedAt = performance.now();
    leave();
    await pause(1000 * shutdownPause(env));
    const mail = app.stopNewsWorker?.();
    await close();
    await nextApp.close();
    await mail;
    process.exit(0);
  }
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void end());
}

function fail(error: unknown): never {
  console.error(error);
  process.exit(1);
}
