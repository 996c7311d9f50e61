import { deflateSync } from "node:zlib";
import { unpack } from "./unpack";

test("bytes come back unpacked, one after the other", async () => {
  const texts = ["a", "b".repeat(100_000), "c".repeat(3_000_000)];
  for (const text of texts) expect(Buffer.from((await unpack(deflateSync(text), 4_000_000))!).toString()).toBe(text);
});

test("what would become more than the limit, or is no packed text, is not unpacked; the next one is", async () => {
  expect(await unpack(deflateSync(Buffer.alloc(50_000_000)), 4_000_000)).toBeNull();
  expect(await unpack(Buffer.from("no packed text"), 4_000_000)).toBeNull();
  expect(await unpack(deflateSync("x"), 10)).toEqual(Buffer.from("x"));
});
