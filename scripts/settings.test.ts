import { spawn } from "node:child_process";

// What npm start says to settings that cannot work. Nothing is started by these: they are checked first. Every setting
// is given, if only as empty, so that no .env that may lie here takes part.
const firebase = {
  FIREBASE_PROJECT_ID: "dakhila",
  FIREBASE_API_KEY: "key",
  FIREBASE_AUTH_DOMAIN: "dakhila.firebaseapp.com",
};
const OPEN = "The Firebase Auth emulator may only serve this machine";

function start(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const none = Object.fromEntries(
    [
      ...Object.keys(firebase),
      "FIREBASE_AUTH_EMULATOR_HOST",
      "NEXTAUTH_URL",
      "HOST",
      "PORT",
      "SMTP_URL",
      "NOTIFY_FROM",
      "NOTIFY_TO",
      "TRUSTED_PROXIES",
      "UPLOADTHING_TOKEN",
      "CLAMD_ADDRESS",
      "SHUTDOWN_PAUSE_SECONDS",
      "PAGES_AHEAD",
      "METRICS_PORT",
      "DATABASE_URL",
      "STUDIO_DATABASE_URL",
    ].map((name) => [name, ""]),
  );
  // npm_command makes a command end with its parent; here the parent is this test.
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, ...none, npm_command: "", NODE_ENV: "production", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stdout.on("data", (text) => (said += String(text)));
  child.stderr.on("data", (text) => (said += String(text)));
  return new Promise((resolve) => child.on("exit", (code) => resolve({ code, said })));
}

test.each<[string, Record<string, string>, string]>([
  [
    "T08 an emulator of one's own, open to others",
    { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099", HOST: "0.0.0.0" },
    `${OPEN}: to listen on 0.0.0.0`,
  ],
  [
    "T08 an emulator under a public address",
    { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099", NEXTAUTH_URL: "https://dakhila.example" },
    "leave FIREBASE_AUTH_EMULATOR_HOST empty and set FIREBASE_PROJECT_ID",
  ],
  [
    "T08 an emulator beside a whole Firebase project, open to others",
    { ...firebase, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099", HOST: "0.0.0.0" },
    OPEN,
  ],
  ["T08 the embedded emulator, open to others", { HOST: "0.0.0.0" }, OPEN],
  ["T08 the embedded emulator on the machine's address", { HOST: "192.0.2.1" }, OPEN],
  [
    "half a Firebase project",
    { FIREBASE_PROJECT_ID: "dakhila" },
    "set FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN in .env too",
  ],
  ["half a mail server", { SMTP_URL: "smtp://127.0.0.1:25" }, "set NOTIFY_FROM and NOTIFY_TO in .env too"],
  [
    "a sender that is no address",
    { SMTP_URL: "smtp://127.0.0.1:25", NOTIFY_FROM: "Dakhila <mail>", NOTIFY_TO: "a@b.example" },
    'NOTIFY_FROM is "Dakhila <mail>": it must be the address',
  ],
  [
    "a team of which one is no address",
    { SMTP_URL: "smtp://127.0.0.1:25", NOTIFY_FROM: "Dakhila <a@b.example>", NOTIFY_TO: "a@b.example, c" },
    'NOTIFY_TO is "a@b.example, c": it must list',
  ],
  [
    "an address for Prisma Studio alone",
    { STUDIO_DATABASE_URL: "postgresql://dakhila_editor:secret@db.example/dakhila" },
    "STUDIO_DATABASE_URL is set without DATABASE_URL",
  ],
  ["a database that is none", { DATABASE_URL: "hello" }, "DATABASE_URL is not the address of a PostgreSQL"],
  ["a database of another kind", { DATABASE_URL: "mysql://a:b@127.0.0.1/c" }, "DATABASE_URL is not the address of"],
  [
    "an address for Prisma Studio that is none",
    { DATABASE_URL: "postgresql://a:b@127.0.0.1:1/c", STUDIO_DATABASE_URL: "hello" },
    "STUDIO_DATABASE_URL is not the address of a PostgreSQL",
  ],
  ["an address that is none", { NEXTAUTH_URL: "dakhila.example" }, 'NEXTAUTH_URL is "dakhila.example"'],
  [
    "an address with a path, with a Firebase project",
    { ...firebase, NEXTAUTH_URL: "https://dakhila.example/app" },
    "without a path",
  ],
  ["an address for others by http", { ...firebase, NEXTAUTH_URL: "http://192.0.2.1:3000" }, "must begin with https://"],
  ["a token that is none", { UPLOADTHING_TOKEN: "garbage" }, "UPLOADTHING_TOKEN must be the whole token"],
  ["a scanner without a port", { CLAMD_ADDRESS: "clamav" }, "CLAMD_ADDRESS must be where clamd listens"],
  ["a pause without end", { SHUTDOWN_PAUSE_SECONDS: "61" }, 'SHUTDOWN_PAUSE_SECONDS is "61"'],
  ["pages ahead perhaps", { PAGES_AHEAD: "some" }, 'PAGES_AHEAD is "some"'],
  ["metrics on a port that is none", { METRICS_PORT: "90000" }, 'METRICS_PORT is "90000"'],
  ["metrics on the site's own port", { PORT: "3000", METRICS_PORT: "3000" }, "METRICS_PORT is the site's own port"],
  ["a port that is none", { PORT: "80a" }, 'PORT is "80a"'],
  ["proxies that are no number", { TRUSTED_PROXIES: "yes" }, 'TRUSTED_PROXIES is "yes"'],
])("%s: npm start refuses it, in one sentence", async (_, settings, sentence) => {
  const { code, said } = await start(settings);
  expect(code).toBe(1);
  expect(said).toContain(sentence);
  expect(said.trim().split("\n")).toHaveLength(1);
});
