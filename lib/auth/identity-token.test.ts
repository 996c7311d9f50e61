import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { createLocalJWKSet, errors, exportJWK, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { Refusal } from "@/lib/http/refusal";
import { log } from "@/lib/log";
import { identityVerifier } from "./identity-token";

const PROJECT = "demo-dakhila";
const NOW = new Date("2026-11-21T10:00:00Z");
const seconds = NOW.getTime() / 1000;
const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;

const phoneClaims = {
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: "uid-1",
  iat: seconds - 10,
  exp: seconds + 3590,
  auth_time: seconds - 10,
  phone_number: "+919876543210",
  firebase: { sign_in_provider: "phone", identities: { phone: ["+919876543210"] } },
};
const googleClaims = {
  ...phoneClaims,
  phone_number: undefined,
  email: "Asha@Example.com",
  email_verified: true,
  firebase: {
    sign_in_provider: "google.com",
    identities: { "google.com": ["1234567890"], email: ["Asha@Example.com"] },
  },
};

const sign = (claims: JWTPayload, key: KeyObject = privateKey, alg = "RS256", kid = "k1") =>
  new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key);
const unsigned = (claims: JWTPayload) => new UnsecuredJWT(claims).encode();

async function verifier(emulator = false) {
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: "k1" }] });
  return identityVerifier({ projectId: PROJECT, keys, emulator, now: () => NOW });
}

test("a phone sign-in proves the phone and nothing else", async () => {
  const verify = await verifier();
  expect(await verify(await sign({ ...phoneClaims, email: "a@x.in", email_verified: true }))).toEqual({
    uid: "uid-1",
    signIn: expect.stringMatching(/^[\w-]{43}$/),
    provedAt: seconds - 10,
    provider: "phone",
    phone: "+919876543210",
    emailVerified: false,
  });
});

test("a Google sign-in proves the Google id and the e-mail", async () => {
  const verify = await verifier();
  expect(await verify(await sign({ ...googleClaims, phone_number: "+919876543210" }))).toEqual({
    uid: "uid-1",
    signIn: expect.stringMatching(/^[\w-]{43}$/),
    provedAt: seconds - 10,
    provider: "google.com",
    googleSub: "1234567890",
    email: "asha@example.com",
    emailVerified: true,
  });
});

test("a sign-in is told by whose and when, whichever of its tokens is shown", async () => {
  const verify = await verifier();
  const signIn = async (claims: object) => (await verify(await sign({ ...phoneClaims, ...claims })))!.signIn;
  const first = await signIn({});
  expect(await signIn({ iat: seconds, exp: seconds + 60 })).toBe(first);
  expect(await signIn({ auth_time: seconds - 9 })).not.toBe(first);
  expect(await signIn({ sub: "uid-2" })).not.toBe(first);
});

test.each<[string, JWTPayload]>([
  ["another project's audience", { ...phoneClaims, aud: "other" }],
  ["another issuer", { ...phoneClaims, iss: "https://securetoken.google.com/other" }],
  ["expired", { ...phoneClaims, exp: seconds - 61 }],
  ["no expiry", { ...phoneClaims, exp: undefined }],
  ["a sign-in of more than five minutes ago", { ...phoneClaims, auth_time: seconds - 361 }],
  ["a sign-in in the future", { ...phoneClaims, auth_time: seconds + 61 }],
  ["no sign-in time", { ...phoneClaims, auth_time: undefined }],
  ["a sign-in time that is a text", { ...phoneClaims, auth_time: String(seconds) }],
  ["no user id", { ...phoneClaims, sub: undefined }],
  ["no provider", { ...phoneClaims, firebase: {} }],
  ["no firebase part", { ...phoneClaims, firebase: undefined }],
  ["another provider", { ...phoneClaims, firebase: { sign_in_provider: "anonymous" } }],
  ["a phone sign-in without a phone", { ...phoneClaims, phone_number: undefined }],
  ["a phone of another country", { ...phoneClaims, phone_number: "+14155550100" }],
  [
    "a Google sign-in without Google's id",
    { ...googleClaims, firebase: { sign_in_provider: "google.com", identities: {} } },
  ],
])("refused: %s", async (_, claims) => {
  expect(await (await verifier())(await sign(claims))).toBeNull();
  expect(await (await verifier(true))(unsigned(claims))).toBeNull();
});

test("a sign-in within five minutes and the tolerance counts", async () => {
  expect(await (await verifier())(await sign({ ...phoneClaims, auth_time: seconds - 359 }))).not.toBeNull();
});

test("an unsigned token counts with the emulator only, and with it nothing else does", async () => {
  expect(await (await verifier(false))(unsigned(phoneClaims))).toBeNull();
  expect(await (await verifier(true))(unsigned(phoneClaims))).not.toBeNull();
  expect(await (await verifier(true))(await sign(phoneClaims))).toBeNull();
});

test("refused: other signatures and keys", async () => {
  const verify = await verifier();
  const asSecret = new TextEncoder().encode(publicKey.export({ type: "spki", format: "pem" }).toString());
  const confused = await new SignJWT(phoneClaims).setProtectedHeader({ alg: "HS256", kid: "k1" }).sign(asSecret);
  const good = await sign(phoneClaims);
  for (const token of [
    confused,
    await sign(phoneClaims, stranger),
    await sign(phoneClaims, privateKey, "RS256", "k2"),
    await sign(phoneClaims, privateKey, "RS512"),
    `${good.slice(0, good.lastIndexOf("."))}.`,
    `${good}x`,
    `${good}.${good}`,
    "",
    "a",
    "a.b.c",
    "...",
    "x".repeat(9000),
  ]) {
    expect(await verify(token)).toBeNull();
  }
});

test("keys that cannot be reached are nobody's fault but ours", async () => {
  for (const failure of [
    new TypeError("fetch failed", { cause: new Error() }),
    new errors.JWKSTimeout(),
    new errors.JOSEError("Expected 200 OK"),
  ]) {
    const verify = identityVerifier({
      projectId: PROJECT,
      keys: () => Promise.reject(failure),
      emulator: false,
      now: () => NOW,
    });
    await expect(verify(await sign(phoneClaims))).rejects.toMatchObject({ http: 503 });
    await expect(verify(await sign(phoneClaims))).rejects.toBeInstanceOf(Refusal);
  }
});

test("the log says when the keys cannot be reached, and when a sign-in is of another time; of a bad token nothing", async () => {
  const said = jest.spyOn(log, "warn");
  const clock = jest.spyOn(performance, "now");
  let minutes = 1e6;
  /** What is said in a minute of its own. */
  const linesOf = async (work: () => Promise<unknown>) => {
    clock.mockReturnValue(++minutes * 60_000);
    await work();
    return said.mock.calls.splice(0) as unknown as [object, string][];
  };
  const verify = await verifier();
  const good = await sign(phoneClaims);
  const tokens = [good, await sign(phoneClaims, stranger), "nonsense"];
  expect(await linesOf(() => Promise.all(tokens.map(verify)))).toEqual([]);

  for (const behind of [-420, 420]) {
    const token = await sign({ ...phoneClaims, auth_time: seconds - behind });
    const [[about], ...more] = (await linesOf(() => Promise.all([verify(token), verify(token)]))) as [[object, string]];
    expect([about, more]).toEqual([{ seconds: behind }, []]);
  }

  const keys = () => Promise.reject(new errors.JWKSTimeout());
  const cut = identityVerifier({ projectId: PROJECT, keys, emulator: false, now: () => NOW });
  const [[about, sentence]] = (await linesOf(() => expect(cut(good)).rejects.toMatchObject({ http: 503 }))) as [
    [object, string],
  ];
  expect(about).toMatchObject({ code: "ERR_JWKS_TIMEOUT" });
  expect(sentence).toContain("nobody can log in");
  jest.restoreAllMocks();
});
