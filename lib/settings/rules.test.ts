import {
  clamdPlace,
  isLoopback,
  isUploadthingToken,
  mailNames,
  mailSender,
  missingOf,
  notMet,
  openPlace,
} from "./rules.mjs";

test.each(["localhost", "127.0.0.1", "127.255.0.3", "::1", "[::1]"])("%s is this machine alone", (host) => {
  expect(isLoopback(host)).toBe(true);
});
test.each(["", "0.0.0.0", "::", "192.0.2.1", "127.0.0.1.example", "localhost.example", "128.0.0.1"])(
  "%j can be reached by others",
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);

test("a group may be set or left out, not set by half", () => {
  const missing = (set: Record<string, string>) => missingOf(mailNames, (name) => set[name]);
  expect(missing({})).toEqual([]);
  expect(missing({ SMTP_URL: "a", NOTIFY_FROM: "b", NOTIFY_TO: "c" })).toEqual([]);
  expect(missing({ NOTIFY_FROM: "b" })).toEqual(["SMTP_URL", "NOTIFY_TO"]);
});

test("the first place that others can reach is named", () => {
  const places = (url: string, host: string) => openPlace([["NEXTAUTH_URL", url] as const, ["HOST", host] as const]);
  expect(places("localhost", "127.0.0.1")).toBeUndefined();
  expect(places("dakhila.example", "0.0.0.0")).toEqual(["NEXTAUTH_URL", "dakhila.example"]);
  expect(places("[::1]", "0.0.0.0")).toEqual(["HOST", "0.0.0.0"]);
});

test("a token of UploadThing is told from a part of one and from another service's", () => {
  const good = { apiKey: "sk_live_a1b2", appId: "app", regions: ["bom1"] };
  const inBase64 = (told: unknown) => Buffer.from(JSON.stringify(told)).toString("base64");
  expect(isUploadthingToken(inBase64(good))).toBe(true);
  expect(isUploadthingToken(inBase64({ ...good, ingestHost: "ingest.example" }))).toBe(true);
  for (const told of [
    { ...good, apiKey: "pk_live" },
    { ...good, appId: "" },
    { ...good, regions: [] },
    null,
    "sk_live",
  ])
    expect(isUploadthingToken(inBase64(told))).toBe(false);
  for (const text of ["", "sk_live_a1b2", inBase64(good).slice(0, -8), JSON.stringify(good)])
    expect(isUploadthingToken(text)).toBe(false);
});

test("where clamd listens is a socket's path or a host and a port", () => {
  expect(clamdPlace("/run/clamav/clamd.ctl")).toEqual({ path: "/run/clamav/clamd.ctl" });
  expect(clamdPlace("clamav:3310")).toEqual({ host: "clamav", port: 3310 });
  expect(clamdPlace("[::1]:3310")).toEqual({ host: "::1", port: 3310 });
  for (const address of [
    "clamav",
    "clamav:",
    ":3310",
    "clamav:0",
    "clamav:65536",
    "http://clamav:3310",
    "run/clamd.ctl",
  ])
    expect(clamdPlace(address)).toBeNull();
});

test.each([
  ["mail@dakhila.example", { name: "", address: "mail@dakhila.example" }],
  ["Dakhila <mail@dakhila.example>", { name: "Dakhila", address: "mail@dakhila.example" }],
  ['"Dakhila, Surat" <mail@dakhila.example>', { name: "Dakhila, Surat", address: "mail@dakhila.example" }],
  ["<mail@dakhila.example>", { name: "", address: "mail@dakhila.example" }],
  ["दाखिला <mail@dakhila.example>", { name: "दाखिला", address: "mail@dakhila.example" }],
  ["Dakhila mail@dakhila.example", null],
  ["Dakhila <mail>", null],
  ["Dakhila <mail@dakhila.example", null],
  ["A <a@b.example>, B <c@d.example>", null],
  ["Dakhila\r\nBcc: x <mail@dakhila.example>", null],
  ["a@b.example\r\nBcc: c@d.example", null],
])("%j as the sender of mail is %j", (text, sender) => expect(mailSender(text)).toEqual(sender));

const site = { host: "127.0.0.1", url: "https://dakhila.example", proxies: 1, scanner: "/run/clamav/clamd.ctl" };
const TLS = /^Which versions of TLS .*certificate.* only the proxy decides.*\(12\.1\.1 and 12\.2\.2\)/;
const CLEAR = /^CLAMD_ADDRESS leads to another machine.*documents go there unencrypted/;
const sure = "postgresql://a:b@db.example/dakhila?sslmode=verify-full";

// What npm start says of a site that others can reach. No host of a database or scanner and no password is among it.
test.each<[string, Partial<Parameters<typeof notMet>[0]>, RegExp[]]>([
  ["a proxy, a scanner and a database that proves who it is", { databaseUrl: sure }, [TLS]],
  ["this machine alone", { url: "http://127.0.0.1:3000", proxies: 0, scanner: undefined }, []],
  ["this machine, IPv6", { host: "::1", url: "http://[::1]:3000", proxies: 0, scanner: undefined }, []],
  ["no proxy", { proxies: 0 }, [/^No proxy is declared .*without TLS/]],
  ["no scanner", { scanner: undefined }, [TLS, /^No virus scanner is set \(CLAMD_ADDRESS\)/]],
  ["a scanner on another machine", { scanner: "clamd.example:3310" }, [TLS, CLEAR]],
  ["a scanner on another machine, IPv6", { scanner: "[2001:db8::7]:3310" }, [TLS, CLEAR]],
  ["a scanner on this machine", { scanner: "127.0.0.1:3310" }, [TLS]],
  ["a scanner on this machine, IPv6", { scanner: "[::1]:3310" }, [TLS]],
  ["a port that passes by the proxy", { host: "0.0.0.0" }, [/^The app answers by http on 0\.0\.0\.0/, TLS]],
  ["metrics for other machines", { metricsHost: "0.0.0.0" }, [TLS, /^METRICS_HOST .*without a login/]],
  ["metrics on this machine", { metricsHost: "127.0.0.1" }, [TLS]],
  [
    "a database on an open line",
    { databaseUrl: "postgresql://a:b@db.example/dakhila" },
    [TLS, /^DATABASE_URL .*verify-full/],
  ],
  ["a database of nobody's name", { databaseUrl: sure.replace("verify-full", "require") }, [TLS, /^DATABASE_URL/]],
  ["a database on this machine", { databaseUrl: "postgresql://a:b@127.0.0.1/dakhila" }, [TLS]],
  ["nothing at all", { host: "0.0.0.0", proxies: 0, scanner: "" }, [/^No proxy/, /^No virus scanner/]],
])("%s", (_, start, sentences) => {
  const said = notMet({ ...site, ...start });
  expect(said).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
  expect(said.join()).not.toMatch(/(db|clamd)\.example|2001:|a:b/);
});
