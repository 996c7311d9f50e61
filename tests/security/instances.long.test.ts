import { randomInt, randomUUID } from "node:crypto";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { db } from "@/lib/db";
import { newPhone } from "@/tests/factories/users";
import { endInstances, startInstance } from "./start-instance";

let one: string;
let two: string;
let behindTwo: string;
beforeAll(async () => {
  [one, two, behindTwo] = await Promise.all([startInstance(), startInstance(), startInstance({ proxies: 2 })]);
});
afterAll(endInstances);

const anyAddress = () => `${randomInt(1, 224)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
/** Everything by which a sender could claim to be somebody else, another one each time. */
const claims = () => ({
  "x-forwarded-for": `${anyAddress()}, ${anyAddress()}`,
  "x-real-ip": anyAddress(),
  forwarded: `for=${anyAddress()};host=evil.example`,
  "x-client-ip": anyAddress(),
  "true-client-ip": anyAddress(),
  "cf-connecting-ip": anyAddress(),
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "https",
});
const post = (at: string, path: string, body: object = {}, headers: Record<string, string> = {}) =>
  fetch(at + path, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", ...headers },
    body: JSON.stringify(body),
  });
const count = (https: number[]) =>
  Object.fromEntries([...new Set(https)].sort().map((http) => [http, https.filter((each) => each === http).length]));

test("T55 100 parallel calls through two instances against a limit of 20: exactly 20 pass, whatever address they claim", async () => {
  const path = `/api/limited/${randomUUID()}`;
  const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => post(i % 2 ? one : two, path, {}, claims())));
  expect(count(answers.map(({ status }) => status))).toEqual({ 200: 20, 429: 80 });
  for (const answer of answers.filter(({ status }) => status === 429)) {
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(590);
    expect(await answer.json()).toEqual({
      status: 0,
      code: "tooManyRequests",
      message: "Too many requests. Please try again later",
      data: null,
    });
  }
});

test("T09 twelve tries for one phone through two instances and from made-up addresses: five pass, and each call counts for itself", async () => {
  const phone = newPhone();
  const bodies = {
    login: { email: `${randomUUID()}@example.com`, phone },
    signup: { name: "Asha Rao", email: `${randomUUID()}@example.com`, phone },
    applynow: {
      name: "Asha Rao",
      email: `${randomUUID()}@example.com`,
      phone,
      loanAmount: "2000000",
      city: "Surat",
      countryOfStudy: "Canada",
      admissionStatus: "Applied",
      targetIntake: "2027-09",
    },
  };
  await db.$executeRaw`DELETE FROM "RateLimit" WHERE key LIKE '%-address:%'`;
  for (const [call, body] of Object.entries(bodies)) {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => post(i % 2 ? one : two, `/api/users/${call}`, body, claims())),
    );
    // Five signups at once for one phone may meet in the database (409); they were let through all the same.
    expect([call, count(answers.map(({ status }) => (status === 409 ? 200 : status)))]).toEqual([
      call,
      { 200: 5, 429: 7 },
    ]);
    for (const answer of answers.filter(({ status }) => status === 429))
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(3500);
  }
});

type Seen = { sender: string; host: string; headers: string[] };
const see = async (at: string, headers: Record<string, string>) =>
  (await (await post(at, "/api/seen", {}, headers)).json()) as Seen;

test("T55 without a proxy the socket decides; nothing that a sender claims reaches the app", async () => {
  const { sender, headers } = await see(one, claims());
  expect(sender).toBe("127.0.0.1");
  expect(headers.filter((name) => /forward|real|client|cf-/.test(name)).sort()).toEqual([
    "x-forwarded-for",
    "x-forwarded-host",
  ]);
});

test.each([
  ["the sender, as the outer proxy saw it", "203.0.113.7, 198.51.100.2", "203.0.113.7"],
  ["claims to the left of it", "1.1.1.1, 2.2.2.2, 203.0.113.7, 198.51.100.2", "203.0.113.7"],
  ["one entry: it did not come through both", "203.0.113.7", "127.0.0.1"],
  ["nothing", "", "127.0.0.1"],
  ["nonsense", "a, b", "127.0.0.1"],
  ["with a port", "203.0.113.7:4711, 198.51.100.2", "203.0.113.7"],
  ["IPv4 in IPv6", "::ffff:203.0.113.7, 198.51.100.2", "203.0.113.7"],
  ["IPv6 counts by its network", "2001:db8:0:12::1, 198.51.100.2", "2001:db8:0:12"],
  ["IPv6 in short", "2001:db8::abcd:1, 198.51.100.2", "2001:db8:0:0"],
  ["IPv6 in brackets", "[2001:0db8::9]:80, 198.51.100.2", "2001:db8:0:0"],
])("T55 behind two proxies: %s", async (_, forwarded, sender) => {
  expect((await see(behindTwo, forwarded ? { "x-forwarded-for": forwarded } : {})).sender).toBe(sender);
});

test("T42 whatever Host a request names, the app sees its own", async () => {
  const own = new URL(process.env.NEXTAUTH_URL!).host;
  expect((await see(one, claims())).host).toBe(own);
  const { port } = new URL(one);
  for (const [path, host] of [
    ["/api/seen", "evil.example"],
    ["http://evil.example/api/seen", "evil.example"],
  ] as const) {
    const answer = await new Promise<string>((resolve, reject) => {
      const sent = httpRequest(
        { port, path, method: "POST", headers: { host, "sec-fetch-site": "same-origin" } },
        async (response) => {
          let text = "";
          for await (const chunk of response) text += String(chunk);
          resolve(text);
        },
      );
      sent.on("error", reject).end();
    });
    expect((JSON.parse(answer) as Seen).host).toBe(own);
  }
});

test("F29 headers that never end are dropped, and meanwhile others are served", async () => {
  const { port } = new URL(one);
  const from = Date.now();
  const slow = Array.from({ length: 50 }, () => connect(Number(port), "127.0.0.1").on("error", () => {}));
  slow.forEach((socket) => socket.write("GET /api/seen HTTP/1.1\r\nX-A: "));
  expect((await see(one, {})).sender).toBe("127.0.0.1");
  await Promise.all(slow.map((socket) => new Promise((resolve) => socket.resume().once("close", resolve))));
  expect(Date.now() - from).toBeLessThan(20_000);
});
