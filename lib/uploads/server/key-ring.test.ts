import { randomBytes } from "node:crypto";
import { keyRing } from "./key-ring.mjs";

const key = () => randomBytes(32).toString("base64");
const [k1, k2] = [key(), key()];
const id = "0123456789abcdef0123456789abcdef";
const text = Buffer.from("%PDF-1.7 a bank statement");

test("what is sealed opens again, and does not show what it is", async () => {
  const ring = keyRing(`k1:${k1}`);
  const { keyId, sealed } = await ring.seal(id, text);
  expect(keyId).toBe("k1");
  expect(sealed).toHaveLength(text.length + 28);
  expect(sealed.includes("%PDF")).toBe(false);
  expect(ring.open(id, keyId, sealed)).toEqual(text);
  expect((await ring.seal(id, text)).sealed).not.toEqual(sealed);
});

test("others have their turn while a large document is sealed, which opens whole", async () => {
  const ring = keyRing(`k1:${k1}`);
  const large = randomBytes(3 * 1024 * 1024 + 5);
  const sealing = ring.seal(id, large);
  let turns = 0;
  let isOver = false;
  void sealing.then(() => (isOver = true));
  for (; !isOver; turns += 1) await new Promise(setImmediate);
  expect(turns).toBeGreaterThan(10);
  expect(ring.open(id, "k1", (await sealing).sealed).equals(large)).toBe(true);
});

test("after a rotation the new key seals and the old files still open", async () => {
  const old = await keyRing(`k1:${k1}`).seal(id, text);
  const rotated = keyRing(`k2:${k2},k1:${k1}`);
  expect((await rotated.seal(id, text)).keyId).toBe("k2");
  expect(rotated.open(id, old.keyId, old.sealed)).toEqual(text);
});

test("a changed bit, another file's id, another key, an unknown key and a cut file do not open", async () => {
  const ring = keyRing(`k1:${k1},k2:${k2}`);
  const { keyId, sealed } = await ring.seal(id, text);
  for (const at of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(() => ring.open(id, keyId, changed)).toThrow();
  }
  expect(() => ring.open(id.replace("0", "1"), keyId, sealed)).toThrow();
  expect(() => ring.open(id, "k2", sealed)).toThrow();
  expect(() => ring.open(id, "k9", sealed)).toThrow("no file key");
  expect(() => ring.open(id, keyId, sealed.subarray(0, -1))).toThrow();
  expect(() => ring.open(id, keyId, sealed.subarray(0, 20))).toThrow("cut short");
});

test("whether a key is the one of a file is told apart from whether the file is whole", async () => {
  const ring = keyRing(`k1:${k1}`);
  const file = { id, keyId: "k1", mime: "application/pdf" };
  const { sealed } = await ring.seal(id, text);
  const other = keyRing(`k1:${k2}`);
  expect([ring.fits(file, sealed), other.fits(file, sealed)]).toEqual([true, false]);
  const damaged = Buffer.from(sealed);
  damaged[40]! ^= 1;
  expect(() => ring.open(id, "k1", damaged)).toThrow();
  expect([ring.fits(file, damaged), other.fits(file, damaged)]).toEqual([true, false]);
  expect([ring.fits(file, sealed.subarray(0, 30)), ring.fits(file, Buffer.alloc(3))]).toEqual([true, false]);
  const unknown = { ...file, mime: "text/plain" };
  expect([ring.fits(unknown, sealed), other.fits(unknown, sealed)]).toEqual([true, false]);
  expect(() => keyRing(`k2:${k2}`).fits(file, sealed)).toThrow("no file key");
});
