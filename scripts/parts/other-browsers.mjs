import { existsSync } from "node:fs";
import { run } from "./processes.mjs";
import { step } from "./say.mjs";

/** Debian's packages of what the long tests drive beside Chromium, by a file of each. */
const PACKAGES = {
  "firefox-esr": "/usr/bin/firefox-esr",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xvfb: "/usr/bin/xvfb-run",
  openssl: "/usr/bin/openssl",
};

/** Gets what is missing where Debian has it; a test whose browser is not there says so and is left out. */
export async function installOtherBrowsers(log) {
  const missing = Object.keys(PACKAGES).filter((name) => !existsSync(PACKAGES[name]));
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await step("Getting other browsers", async () => {
    await run("apt-get", ["update", "-q"], { log, env }).catch(() => {});
    for (const name of missing)
      await run("apt-get", ["install", "-q", "-y", "--no-install-recommends", name], { log, append: true, env }).catch(
        () => {},
      );
  });
}
