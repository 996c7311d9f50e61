import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";

// Debian's Chromium where there is one, else Playwright's own.
const chromium = [process.env.E2E_CHROMIUM, "/usr/bin/chromium"].find((file) => file && existsSync(file));

// Root has no sandbox, and the browser's own background traffic gets connections refused on closed-off machines.
const asRoot = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// Debian's Chromium draws in full even without a screen, and opens two pages of its own for the address bar with every
// window, a second of a processor each test. Of several such lists the last counts, so Playwright's own is repeated.
const withoutFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  outputDir: process.env.E2E_RESULTS ?? "test-results",
  forbidOnly: Boolean(process.env.CI),
  // A test that passes at the second try is a defect, of the product or of the test.
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    [process.stdout.isTTY ? "line" : "list"],
    ...(process.env.E2E_REPORT ? [["json", { outputFile: process.env.E2E_REPORT }] as const] : []),
  ],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: process.env.E2E_BASE_URL ?? "http://127.0.0.1:3000",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    actionTimeout: 15_000,
    // The pages as they were at each step, without a film of them, which would slow every test.
    trace: { mode: "retain-on-failure", screenshots: false, sources: false },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromium,
      args: [`--disable-features=${withoutFeatures.join(",")}`, ...(process.getuid?.() === 0 ? asRoot : [])],
    },
  },
  projects: [{ name: "chromium" }],
});
