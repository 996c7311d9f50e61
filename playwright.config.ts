import { defineConfig, devices } from "@playwright/test";

const chromium = process.env.E2E_CHROMIUM;

// npm test says where the app is; else one is served here, at the same port because it stands in its pages.
const isGiven = Boolean(process.env.E2E_BASE_URL);
const port = process.env.E2E_PORT ?? "3100";

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

// Chromium draws the list below its address bar as two pages for each window, half of the work of opening one, and
// starts a process for a next site that no test goes to, a seventh of the rest. A second switch of this name replaces
// the first, so Playwright's own list comes along.
const switchedOff = [
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
  "SpareRendererForSitePerProcess",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/** A test of one rule does without, unless it is about motion: drawing that is a twelfth of a browser's work. */
const STILL = { contextOptions: { reducedMotion: "reduce" } } as const;

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./tests/support/browser-setup.mjs",
  webServer: isGiven
    ? undefined
    : {
        command: "node tests/support/serve.mjs",
        env: { PORT: port },
        url: `http://127.0.0.1:${port}/api/health/ready`,
        reuseExistingServer: true,
        stdout: "pipe",
        timeout: 1_800_000,
        gracefulShutdown: { signal: "SIGTERM", timeout: 60_000 },
      },
  outputDir: process.env.E2E_RESULTS ?? "test-results",
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only at the second try is a defect; in CI it is named at the end (scripts/test.mjs).
  retries: process.env.CI ? 1 : 0,
  // A test waits a third of its time; a fourth worker makes each a sixth dearer.
  workers: 3,
  fullyParallel: true,
  // Long: on a busy machine everything takes its time, and nothing may fail for that.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  reporter: [
    [process.stdout.isTTY ? "line" : "list"],
    ...(process.env.E2E_REPORT ? [["json", { outputFile: process.env.E2E_REPORT }] as const] : []),
  ],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: process.env.E2E_BASE_URL,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    actionTimeout: 120_000,
    // A tenth of a run's work: at a second try, and for chosen files.
    trace: {
      mode: process.env.E2E_SNAPSHOTS ? "retain-on-failure" : "on-first-retry",
      screenshots: false,
      snapshots: Boolean(process.env.E2E_SNAPSHOTS),
      sources: false,
    },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromium,
      args: [`--disable-features=${switchedOff.join()}`, ...(process.getuid?.() === 0 ? asRoot : [])],
    },
  },
  projects: [
    // With all that moves, and first, so that none is left alone at the end. npm test takes it with --all only.
    { name: "long", testDir: "e2e/long" },
    { name: "chromium", testIgnore: "**/long/**", use: STILL },
  ],
});
