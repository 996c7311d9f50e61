import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
} from "node:fs";
import { renameSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { createBrotliDecompress } from "node:zlib";
import { type Browser, chromium, type ElementHandle, expect, firefox, type Page } from "@playwright/test";
import { Builder, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { freePort } from "./own-instance";
import { find, FIND_FILE_BOX, FIND_TO_PRESS, type Size, type Target, type Visitor } from "./visitor";

export type Engine = {
  name: string;
  lacks: () => string | undefined;
  /** Over what a login is kept on this machine. WebKit needs TLS for it, and then reaches no phone codes over http. */
  logsInOver: "http" | "TLS" | "neither";
  /** One of those that are written for, or like it: it gets every step of the form, and applies at no lender. */
  isOld?: true;
  /** It goes its way on a phone only: there is hardly another such browser. */
  isPhone?: true;
  start: (size: Size) => Promise<Visitor>;
};

const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
const firstOf = (...files: string[]) => files.find((file) => existsSync(file));
const firefoxFile = () => firstOf("/usr/bin/firefox-esr", "/usr/bin/firefox");
const packedChromium = () => createRequire(join(process.cwd(), "package.json")).resolve("@sparticuz/chromium");

function miniBrowser() {
  const libraries = existsSync("/usr/lib") ? readdirSync("/usr/lib").filter((name) => name.endsWith("-linux-gnu")) : [];
  return firstOf(...libraries.map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`));
}
const lacksFiles = (...files: string[]) => !files.every((file) => existsSync(`/usr/bin/${file}`));
const lacksWebKit = () =>
  !miniBrowser() || lacksFiles("WebKitWebDriver", "xvfb-run", "openssl")
    ? "Debian's webkit2gtk-driver, xvfb and openssl"
    : undefined;

export const ENGINES: Engine[] = [
  {
    name: "Chromium",
    logsInOver: "http",
    lacks: () => undefined,
    start: async (size) =>
      byPlaywright(
        // With a window where there is one, as people have it.
        await chromium.launch({
          executablePath: firstOf("/usr/bin/chromium") ?? process.env.E2E_CHROMIUM,
          args: asRoot,
        }),
        size,
      ),
  },
  {
    name: "Chromium 109",
    isOld: true,
    logsInOver: "TLS",
    lacks: () =>
      process.platform !== "linux" || process.arch !== "x64" || lacksFiles("openssl")
        ? "a Linux on x64, and openssl"
        : undefined,
    start: async (size) =>
      byPlaywright(
        await chromium.launch({
          executablePath: await unpacked(packedChromium()),
          args: [...asRoot, "--no-zygote", "--disable-gpu"],
        }),
        size,
      ),
  },
  {
    name: "Firefox",
    logsInOver: "http",
    lacks: () => (firefoxFile() ? undefined : "Debian's firefox-esr"),
    start: async (size) => byPlaywright(await launchFirefox(), size),
  },
  { name: "WebKit", logsInOver: "neither", lacks: lacksWebKit, start: (size) => byWebDriver(size) },
  {
    name: "WebKit without popovers",
    isOld: true,
    isPhone: true,
    logsInOver: "neither",
    lacks: lacksWebKit,
    start: (size) => byWebDriver(size, ["--features=-PopoverAttribute"]),
  },
];

/** By WebDriver BiDi, which Debian's Firefox speaks. An ESR lets nobody set the colour scheme that Playwright sets. */
async function launchFirefox() {
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: firefoxFile(),
    // A fifth less work: fewer pictures a second, and no process for a next site.
    firefoxUserPrefs: {
      "layout.frame_rate": 15,
      "dom.ipc.processPrelaunch.enabled": false,
      "dom.ipc.processCount": 1,
    },
  });
  type Session = { send: (command: string, ...given: unknown[]) => Promise<unknown> };
  type Inside = { _connection: { toImpl: (its: Browser) => { _browserSession: Session } } };
  const session = (browser as unknown as Inside)._connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = async (command, ...given) =>
    command === "emulation.setMediaFeaturesOverride" ? {} : send(command, ...given);
  return browser;
}

async function unpacked(main: string) {
  const file = join(process.env.E2E_DATA_DIR!, "chromium-109");
  if (existsSync(file)) return file;
  const part = `${file}.${process.pid}`;
  await pipeline(
    createReadStream(join(dirname(main), "../bin/chromium.br")),
    createBrotliDecompress(),
    createWriteStream(part),
  );
  chmodSync(part, 0o755);
  renameSync(part, file);
  return file;
}

async function byPlaywright(browser: Browser, viewport: Size): Promise<Visitor> {
  const context = await browser.newContext({ viewport, locale: "en-IN", ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`${new URL(page.url()).pathname}: ${error.message}`));
  const wentTo: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) wentTo.push(request.url());
  });

  async function node(finder: string, target: Target) {
    let found: ElementHandle | null = null;
    await expect(async () => {
      found = (await page.evaluateHandle(`(${finder})(${JSON.stringify(target)})`)).asElement();
      expect(found, JSON.stringify(target)).not.toBeNull();
    }).toPass({ timeout: 240_000 });
    return found! as ElementHandle<HTMLElement>;
  }
  return {
    errors,
    open: (address) => opened(page, address, wentTo),
    ask: (work, given) => page.evaluate(`(${work.toString()})(${JSON.stringify(given)})`),
    of: (target, work) => page.evaluate(`(${work.toString()})((${find.toString()})(${JSON.stringify(target)}))`),
    click: async (target) => (await node(FIND_TO_PRESS, target)).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    give: async (css, file) =>
      ((await node(FIND_FILE_BOX, { css })) as ElementHandle<HTMLInputElement>).setInputFiles(file),
    picture: async (path) => void (await page.screenshot({ path })),
    end: () => browser.close(),
  };
}

/** Seldom, and on a busy machine only, Chromium drops a navigation: the address is entered again, as people do. */
async function opened(page: Page, address: string, wentTo: readonly string[]) {
  try {
    await page.goto(address);
  } catch (error) {
    if (!String(error).includes("net::ERR_ABORTED")) throw error;
    console.log(`Entered again: ${address}, at ${page.url()} after ${wentTo.slice(-3).join(", ")}`);
    await page.goto(address);
  }
}

const KEYS: Record<string, string> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowRight: Key.ARROW_RIGHT,
  PageDown: Key.PAGE_DOWN,
};

async function byWebDriver(size: Size, features: string[] = []): Promise<Visitor> {
  const port = await freePort();
  // Its bars alone are wider than a phone, unless they are made small.
  const settings = join(process.env.E2E_DATA_DIR!, "webkit-settings");
  mkdirSync(join(settings, "gtk-3.0"), { recursive: true });
  writeFileSync(
    join(settings, "gtk-3.0/gtk.css"),
    "* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }",
  );
  // Nothing manages windows here: the one under the pointer has the focus, and that stands in the screen's middle.
  const screen = `-screen 0 ${size.width}x${size.height}x24`;
  const server = spawn("xvfb-run", ["-a", "-s", screen, "WebKitWebDriver", "-p", String(port)], {
    env: { ...process.env, XDG_CONFIG_HOME: settings },
    stdio: "ignore",
    detached: true,
  });
  async function end() {
    await driver?.quit().catch(() => {});
    process.kill(-server.pid!);
  }
  let driver: WebDriver | undefined;
  try {
    await expect(async () => {
      expect((await fetch(`http://127.0.0.1:${port}/status`)).ok).toBe(true);
    }).toPass({ timeout: 240_000 });
    driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: "MiniBrowser",
        acceptInsecureCerts: true,
        "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation", ...features] },
      })
      .build();
    await driver.manage().window().setRect(size);
    await driver.manage().setTimeouts({ script: 30_000, pageLoad: 300_000 });
  } catch (error) {
    await end();
    throw error;
  }
  const own = driver;

  async function node(finder: string, target: Target) {
    let found: WebElement | null = null;
    await expect(async () => {
      found = await own.executeScript(`return (${finder})(arguments[0])`, target);
      expect(found, JSON.stringify(target)).not.toBeNull();
    }).toPass({ timeout: 240_000 });
    return found! as WebElement;
  }
  return {
    errors: [],
    open: (address) => own.get(address),
    ask: (work, given) => own.executeScript(`return (${work.toString()})(arguments[0])`, given),
    of: (target, work) => own.executeScript(`return (${work.toString()})((${find.toString()})(arguments[0]))`, target),
    click: async (target) => (await node(FIND_TO_PRESS, target)).click(),
    type: (text) => own.actions().sendKeys(text).perform(),
    press: (key) => {
      const [name, held] = key.split("+").reverse() as [string, string?];
      const code = KEYS[name] ?? name;
      const keys = own.actions();
      return (held ? keys.keyDown(Key.CONTROL).sendKeys(code).keyUp(Key.CONTROL) : keys.sendKeys(code)).perform();
    },
    give: async (css, file) => (await node(FIND_FILE_BOX, { css })).sendKeys(file),
    picture: async (path) => writeFileSync(path, await own.takeScreenshot(), "base64"),
    end,
  };
}

export async function overTls(site: string) {
  const folder = process.env.E2E_DATA_DIR!;
  const [key, cert] = [join(folder, `tls-${process.pid}.key`), join(folder, `tls-${process.pid}.crt`)];
  execFileSync(
    "openssl",
    [
      ..."req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=127.0.0.1".split(" "),
      "-addext",
      "subjectAltName=IP:127.0.0.1",
      "-keyout",
      key,
      "-out",
      cert,
    ],
    { stdio: "ignore" },
  );
  const { hostname, port } = new URL(site);
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (asked, answered) => {
    const passed = request(
      { hostname, port, path: asked.url, method: asked.method, headers: asked.headers },
      (answer) => {
        answered.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(answered);
      },
    );
    passed.on("error", () => answered.destroy());
    asked.pipe(passed);
  });
  server.listen(0, "127.0.0.1");
  while (!server.listening) await pause(10);
  return { address: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
