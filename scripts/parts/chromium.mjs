import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { run } from "./processes.mjs";
import { root, tools } from "./project.mjs";
import { step, Stop } from "./say.mjs";

// The one without a window first: it opens a page with a tenth less work.
const debian = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The path of a Chromium that runs, or undefined. Ubuntu's package of that name is a note that points to a snap. */
export function findChromium() {
  const own = createRequire(join(root, "package.json"))("@playwright/test").chromium.executablePath();
  return [process.env.CHROMIUM, ...debian, own].find(
    (file) => file && existsSync(file) && spawnSync(file, ["--version"], { timeout: 30_000 }).status === 0,
  );
}

/** Gets a Chromium when there is none: Debian's package where that can be installed, else Playwright's own. */
export async function installChromium(log) {
  if (findChromium()) return;
  await step("Getting Chromium", async () => {
    const asRoot = process.getuid?.() === 0;
    if (asRoot && existsSync("/usr/bin/apt-get")) {
      const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
      await run("apt-get", ["update", "-q"], { log, env });
      for (const name of ["chromium-headless-shell", "chromium"]) {
        // Not every release has the first.
        await run("apt-get", ["install", "-q", "-y", "--no-install-recommends", name], {
          log,
          append: true,
          env,
        }).catch(() => {});
        if (findChromium()) return;
      }
    }
    await run(process.execPath, [tools.playwright, "install", ...(asRoot ? ["--with-deps"] : []), "chromium"], {
      log,
      append: true,
    });
    if (!findChromium())
      throw new Stop(
        "No Chromium could be installed for the browser tests: install one and set CHROMIUM to its path.",
        log,
      );
  });
}
