import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { run } from "../../scripts/parts/processes.mjs";
import { root, tools } from "../../scripts/parts/project.mjs";
import { step, CliError } from "../../scripts/parts/say.mjs";

const WINDOWLESS = "/usr/bin/chromium-headless-shell";

const OTHERS = {
  "firefox-esr": "/usr/bin/firefox-esr",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xvfb: "/usr/bin/xvfb-run",
  openssl: "/usr/bin/openssl",
};

const asRoot = process.getuid?.() === 0;
const hasDebian = asRoot && existsSync("/usr/bin/apt-get");

/** Ubuntu's package of that name is a note that points to a snap. @param hasWindow able to open one */
export function findChromium(hasWindow = false) {
  const own = createRequire(join(root, "package.json"))("@playwright/test").chromium.executablePath();
  return [process.env.CHROMIUM, ...(hasWindow ? [] : [WINDOWLESS]), "/usr/bin/chromium", own].find(
    (file) => file && existsSync(file) && spawnSync(file, ["--version"], { timeout: 30_000 }).status === 0,
  );
}

/** The one without a window does two thirds of the work of the one with one, which stays good enough. */
export async function installChromium(log) {
  const isEnough = () => process.env.CHROMIUM || existsSync(WINDOWLESS) || !hasDebian;
  if (findChromium() && isEnough()) return;
  await step("Getting Chromium", async () => {
    const others = findChromium() ? [] : ["chromium"];
    if (hasDebian) await installPackages(["chromium-headless-shell", ...others], log, findChromium);
    if (findChromium()) return;
    await run(process.execPath, [tools.playwright, "install", ...(asRoot ? ["--with-deps"] : []), "chromium"], {
      log,
      keep: true,
    });
    if (!findChromium())
      throw new CliError(
        "No Chromium could be installed for the browser tests: install one and set CHROMIUM to its path.",
        log,
      );
  });
}

export async function installOtherBrowsers(log) {
  const missing = Object.keys(OTHERS).filter((name) => !existsSync(OTHERS[name]));
  if (missing.length > 0 && hasDebian)
    await step("Getting other browsers", () => installPackages(missing, log, () => false));
}

async function installPackages(names, log, isEnough) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-q"], { log, env });
  for (const name of names) {
    await run("apt-get", ["install", "-q", "-y", "--no-install-recommends", name], { log, keep: true, env });
    if (isEnough()) return;
  }
}
