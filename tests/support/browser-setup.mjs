// Playwright's globalSetup: tells the tests where the app is that serve.mjs serves, unless npm test has done so.
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { findChromium } from "./browsers.mjs";
import { environmentFile } from "./instance.mjs";

const PATIENCE = 120_000;

export default async function setUp({ projects, webServer }) {
  if (!webServer) return;
  for (const from = Date.now(); !existsSync(environmentFile) && Date.now() - from < PATIENCE;) await pause(100);
  if (!existsSync(environmentFile))
    throw new Error(`${webServer.url} is served by another folder: end that, or choose another port with E2E_PORT.`);
  const hasWindow = projects.some(({ use }) => use.headless === false);
  const chromium = findChromium(hasWindow);
  Object.assign(process.env, JSON.parse(readFileSync(environmentFile, "utf8")), {
    E2E_PAGES_AHEAD: "no",
    E2E_SNAPSHOTS: "1",
    ...(chromium && { E2E_CHROMIUM: chromium }),
  });
}
