import { UPLOAD_LIMIT } from "@/lib/uploads/policy";
import { samplePdf } from "@/tests/samples/uploads";
import { inspectPdf } from "./pdf-inspection";

test("the bytes come back as they were, of a small file and of the largest", async () => {
  for (const size of [undefined, UPLOAD_LIMIT]) {
    const { facts, bytes } = await inspectPdf(samplePdf(size));
    expect(facts).toEqual({ isCut: false, lock: "open", shown: "pages" });
    expect(bytes.equals(samplePdf(size))).toBe(true);
  }
});

test("a look that takes too long is ended, and the next PDF is looked at as ever", async () => {
  await expect(inspectPdf(Buffer.alloc(64_000_000, "t"), 0)).rejects.toThrow("aborted");
  expect((await inspectPdf(samplePdf())).facts.lock).toBe("open");
});

test("many at once are all answered, each its own", async () => {
  const sizes = Array.from({ length: 20 }, (_, index) => 1000 + index);
  const found = await Promise.all(sizes.map((size) => inspectPdf(samplePdf(size))));
  expect(found.map(({ bytes }) => bytes.length)).toEqual(sizes);
});
