import { defineConfig, devices } from "@playwright/test";

// What tests/support/browsers.mjs found, else Playwright's own.
const chromium = process.env.E2E_CHROMIUM;

// npm test says where the app is that it has built; without it, one is served here, at the same port each time because
// the port stands in its pages. It never is the one of npm start, whose data the tests would change.
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

// Chromium draws the list below its address bar as two pages for each window, half of the work of opening one. A second
// switch of this name replaces the first, so Playwright's own list comes along.
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
        // The first time, it builds.
        timeout: 1_800_000,
        gracefulShutdown: { signal: "SIGTERM", timeout: 60_000 },
      },
  outputDir: process.env.E2E_RESULTS ?? "test-results",
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only at the second try is a defect, of the product or of the test. Here it fails the run; before
  // a landing it is named at the end (scripts/test.mjs), so that one race among hundreds of tests loses nobody's work.
  retries: process.env.CI ? 1 : 0,
  // One more than the cores that it is meant for: a test waits a third of its time, for a timer, a line or a server. A
  // fourth makes each of them a sixth dearer.
  workers: 3,
  // Test by test, not file by file, so that no worker is left alone with a long file at the end.
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
    // The calls, the console and the network: a tenth of a run's work, so only at a second try, and for somebody who
    // runs chosen files, who gets the pages as they were at each step as well.
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
