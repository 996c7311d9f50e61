import nodeCrypto from "node:crypto";
import { decode, encode } from "next-auth/jwt";
import { env } from "@/lib/env";
import { openSealed, sealSession } from "./sealed-session";

const secret = env.NEXTAUTH_SECRET;
const SESSION = "6f2f7a1e-1d9c-4b0a-9d8e-0a1b2c3d4e5f";

test("what next-auth seals is opened here, and what is sealed here next-auth opens", async () => {
  expect(await openSealed(await encode({ token: { sessionId: SESSION }, secret }))).toMatchObject({
    sessionId: SESSION,
  });
  const sealed = await sealSession({ sessionId: SESSION }, 60);
  const opened = await decode({ token: sealed, secret });
  expect(opened).toMatchObject({ sessionId: SESSION });
  expect(Number(opened!.exp) - Number(opened!.iat)).toBe(60);
  expect(await sealSession({ sessionId: SESSION }, 60)).not.toBe(sealed);
});

test.each<[string, () => Promise<string | undefined>]>([
  ["nothing", async () => undefined],
  ["an empty cookie", async () => ""],
  ["a session's own id", async () => SESSION],
  ["one that ran out", () => encode({ token: { sessionId: SESSION }, secret, maxAge: -60 })],
  ["one sealed with another secret", () => encode({ token: { sessionId: SESSION }, secret: "x".repeat(32) })],
  ["one sealed for another purpose", () => encode({ token: { sessionId: SESSION }, secret, salt: "phone proof" })],
  ["one of which a letter was changed", async () => changed(await sealSession({ sessionId: SESSION }, 60))],
  ["one that is only signed", async () => "eyJhbGciOiJub25lIn0.eyJzZXNzaW9uSWQiOiJ4In0."],
])("%s opens nothing", async (_, cookie) => {
  expect(await openSealed(await cookie())).toBeNull();
});

const changed = (sealed: string) => sealed.slice(0, -3) + (sealed.at(-3) === "A" ? "B" : "A") + sealed.slice(-2);

test("a cookie is opened once, with a key that is derived once", async () => {
  const sealed = await sealSession({ sessionId: SESSION }, 60);
  const derived = [jest.spyOn(nodeCrypto, "hkdf"), jest.spyOn(nodeCrypto, "hkdfSync")];
  const decrypted = jest.spyOn(crypto.subtle, "decrypt");
  for (let time = 0; time < 5; time += 1) expect(await openSealed(sealed)).toMatchObject({ sessionId: SESSION });
  expect(derived.map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
  expect(decrypted).toHaveBeenCalledTimes(1);
  for (const spy of [...derived, decrypted]) spy.mockRestore();
});

test("one that was opened before opens nothing when its time is over", async () => {
  const sealed = await sealSession({ sessionId: SESSION }, 60);
  expect(await openSealed(sealed)).not.toBeNull();
  jest.useFakeTimers({ now: Date.now() + 70_000, doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  expect(await openSealed(sealed)).not.toBeNull();
  jest.setSystemTime(Date.now() + 10_000);
  expect([await openSealed(sealed), await openSealed(sealed)]).toEqual([null, null]);
  jest.useRealTimers();
});
