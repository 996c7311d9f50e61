import { createHmac } from "node:crypto";
import { env } from "@/lib/env";
import { keyedHash } from "./keyed-hash";

test("a stop link that a family has in its hands is still the one that is looked for", () => {
  // The form that open links and passes were made with; spelled out here so that nobody changes it unawares.
  const asMade = createHmac("sha256", env.NEXTAUTH_SECRET).update("stop calls 41").digest();
  expect(keyedHash("stop calls", "41").equals(asMade)).toBe(true);
});

test("what was hashed for one thing is worth nothing for another", () => {
  const all = (["limit", "denied", "pass short", "pass code", "stop calls"] as const).map((purpose) =>
    keyedHash(purpose, "482913").toString("hex"),
  );
  expect(new Set(all).size).toBe(all.length);
});
