import { readEnv } from "./env";

const good = {
  NODE_ENV: "production",
  NEXTAUTH_URL: "http://127.0.0.1:3000",
  NEXTAUTH_SECRET: "s".repeat(32),
  DATABASE_URL: "postgresql://a:b@127.0.0.1:5432/c",
  FIREBASE_PROJECT_ID: "demo-dakhila",
  FIREBASE_API_KEY: "demo",
  FIREBASE_AUTH_DOMAIN: "localhost",
  FILES_DIR: "/tmp/files",
  FILES_KEYS: `k1:${Buffer.alloc(32).toString("base64")}`,
  REVALIDATE_SECRET: "0123456789abcdef",
};
const mail = {
  SMTP_URL: "smtps://a:b@mail.example:465",
  NOTIFY_FROM: "site@dakhila.example",
  NOTIFY_TO: "a@dakhila.example, b@dakhila.example",
};
const filledIn: string[] = [];
const emulator = { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" };

test("an empty line is no setting, and the rest has defaults", () => {
  const empty = {
    FIREBASE_APP_ID: "",
    ...Object.fromEntries(Object.keys(mail).map((name) => [name, ""])),
    LIMIT_UNPROVED_PER_MINUTE: "",
    DATABASE_PATIENCE_SECONDS: "",
    FILES_RESERVE_MB: "",
    UPLOADTHING_TOKEN: "",
  };
  expect(readEnv({ ...good, ...empty })).toMatchObject({
    LIMIT_UNPROVED_PER_MINUTE: 200,
    DATABASE_PATIENCE_SECONDS: 4,
    FILES_RESERVE_MB: 1024,
    UPLOADTHING_TOKEN: undefined,
    LOG_LEVEL: "info",
    FIREBASE_APP_ID: undefined,
    SMTP_URL: undefined,
  });
  expect(readEnv({ ...good, ...mail })).toMatchObject({ NOTIFY_TO: ["a@dakhila.example", "b@dakhila.example"] });
});

test("an emulator may serve this machine", () => {
  for (const host of ["http://127.0.0.1:3000", "http://localhost:3000", "http://[::1]:3000"])
    expect(readEnv({ ...good, ...emulator, NEXTAUTH_URL: host })).toMatchObject(emulator);
  expect(readEnv({ ...good, ...emulator, HOST: "127.0.0.1" })).toMatchObject(emulator);
});

test.each<[string, Record<string, string | undefined>, string[]]>([
  [
    "T08 an emulator off loopback",
    { ...emulator, NEXTAUTH_URL: "https://dakhila.example" },
    ["FIREBASE_AUTH_EMULATOR_HOST"],
  ],
  [
    "T08 a name that only begins like loopback",
    { ...emulator, NEXTAUTH_URL: "https://127.0.0.1.evil.example" },
    ["FIREBASE_AUTH_EMULATOR_HOST"],
  ],
  [
    "T08 an emulator behind a server on all addresses",
    { ...emulator, HOST: "0.0.0.0" },
    ["FIREBASE_AUTH_EMULATOR_HOST"],
  ],
  [
    "nothing at all",
    Object.fromEntries(Object.keys(good).map((name) => [name, undefined])),
    Object.keys(good).filter((name) => name !== "NODE_ENV"),
  ],
  [
    "half a Firebase project",
    { FIREBASE_API_KEY: "", FIREBASE_AUTH_DOMAIN: undefined },
    ["FIREBASE_API_KEY", "FIREBASE_AUTH_DOMAIN"],
  ],
  ["half a mail server", { SMTP_URL: mail.SMTP_URL }, ["NOTIFY_FROM", "NOTIFY_TO"]],
  ["the other half", { NOTIFY_FROM: mail.NOTIFY_FROM, NOTIFY_TO: mail.NOTIFY_TO }, ["SMTP_URL"]],
  ["a mail server of another kind", { ...mail, SMTP_URL: "https://mail.example" }, ["SMTP_URL"]],
  ["a sender with a second header", { ...mail, NOTIFY_FROM: "a@b.example\r\nBcc: c@d.example" }, ["NOTIFY_FROM"]],
  ["a sender without an address", { ...mail, NOTIFY_FROM: "Dakhila <mail>" }, ["NOTIFY_FROM"]],
  ["one wrong address among the team's", { ...mail, NOTIFY_TO: "a@b.example, c" }, ["NOTIFY_TO"]],
  ["an address that is none", { ...emulator, NEXTAUTH_URL: "dakhila" }, ["NEXTAUTH_URL"]],
  ["an address of another kind", { NEXTAUTH_URL: "ftp://dakhila.example" }, ["NEXTAUTH_URL"]],
  ["an address for others that is not encrypted", { NEXTAUTH_URL: "http://dakhila.example" }, ["NEXTAUTH_URL"]],
  ["another database", { DATABASE_URL: "mysql://a@b/c" }, ["DATABASE_URL"]],
  [
    "short secrets",
    { NEXTAUTH_SECRET: "s".repeat(31), REVALIDATE_SECRET: "x" },
    ["NEXTAUTH_SECRET", "REVALIDATE_SECRET"],
  ],
  ["keys of another length", { FILES_KEYS: "k1:abc" }, ["FILES_KEYS"]],
  ["a token of another kind", { UPLOADTHING_TOKEN: "sk_live_0123456789" }, ["UPLOADTHING_TOKEN"]],
  ["a scanner without a port", { CLAMD_ADDRESS: "clamav" }, ["CLAMD_ADDRESS"]],
  ["a reserve that is no number", { FILES_RESERVE_MB: "1 GB" }, ["FILES_RESERVE_MB"]],
  ["an hour's patience", { DATABASE_PATIENCE_SECONDS: "3600" }, ["DATABASE_PATIENCE_SECONDS"]],
  ["no limit", { LIMIT_UNPROVED_PER_MINUTE: "0" }, ["LIMIT_UNPROVED_PER_MINUTE"]],
])("%s: named", (_, changes, names) => {
  const read = () => readEnv({ ...good, ...changes }, filledIn);
  expect(read).toThrow("These settings need attention (see .env.example):");
  const lines = String(catching(read)).split("\n").slice(1);
  expect(lines.map((line) => line.trim().split(" ")[0])).toEqual(names);
});

function catching(work: () => unknown) {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe("a site that does not say who runs it", () => {
  const unsaid = ["phone", "offices[0].email"];
  test.each(["https://dakhila.in", "https://192.0.2.1:3000", "https://127.0.0.1.evil.example"])(
    "does not start at %s, and the refusal names the lines",
    (address) => {
      expect(() => readEnv({ ...good, NEXTAUTH_URL: address }, unsaid)).toThrow(
        /NEXTAUTH_URL .*lib\/site\.ts .*fill in phone, offices\[0\]\.email/,
      );
      expect(readEnv({ ...good, NEXTAUTH_URL: address }, filledIn)).toMatchObject({ NEXTAUTH_URL: address });
    },
  );
  test("may be looked at on this machine", () => {
    expect(readEnv(good, unsaid)).toMatchObject({ NEXTAUTH_URL: good.NEXTAUTH_URL });
    expect(readEnv({ ...good, HOST: "0.0.0.0" }, unsaid)).toBeTruthy();
  });
});
