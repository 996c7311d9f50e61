import { filesIn } from "@/tests/samples/zip";
import { archiveOf } from "./archive";

const MB = 1024 * 1024;
const entry = (name: string, bytes: Buffer, onRead = () => {}) => ({
  name,
  size: bytes.length,
  read: async () => {
    onRead();
    return bytes;
  },
});
const never = () => {
  throw new Error("Nothing failed.");
};
const all = async (stream: ReadableStream<Uint8Array>) => Buffer.from(await new Response(stream).arrayBuffer());

test("the archive opens, has the same bytes, and is as long as it says", async () => {
  const [one, two] = [Buffer.alloc(3 * MB + 7, "a"), Buffer.from("%PDF-1.7 two")];
  const { stream, size } = await archiveOf(
    [entry("01 पैन.pdf", one), entry("Folder/02 b.pdf", two)],
    async () => true,
    never,
  );
  const zip = await all(stream);
  expect(zip.length).toBe(size);
  const files = filesIn(zip);
  expect([...files.keys()]).toEqual(["01 पैन.pdf", "Folder/02 b.pdf"]);
  expect(files.get("01 पैन.pdf")!.equals(one)).toBe(true);
  expect(files.get("Folder/02 b.pdf")!.equals(two)).toBe(true);
});

test("a file is read only when its turn has come", async () => {
  const read: string[] = [];
  const entries = ["a", "b", "c"].map((name) => entry(name, Buffer.alloc(MB), () => read.push(name)));
  const { stream } = await archiveOf(entries, async () => true, never);
  const reader = stream.getReader();
  await reader.read();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(read).toEqual(["a"]);
  await reader.cancel();
});

test("once it may not go out, no further file does", async () => {
  let left = 2;
  const read: string[] = [];
  const entries = ["a", "b", "c", "d"].map((name) => entry(name, Buffer.alloc(1_000), () => read.push(name)));
  const { stream } = await archiveOf(entries, async () => left-- > 0, never);
  await expect(all(stream)).rejects.toThrow();
  expect(read).toEqual(["a", "b"]);
});

test("once it may not go out, a file that is on its way breaks off too", async () => {
  let isAllowed = true;
  const { stream } = await archiveOf([entry("a", Buffer.alloc(8 * MB))], async () => isAllowed, never);
  const reader = stream.getReader();
  await reader.read();
  isAllowed = false;
  // Whoever reads slowly is told by the clock, not by the next file.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await expect(
    (async () => {
      while (!(await reader.read()).done);
    })(),
  ).rejects.toThrow();
});

test("a file that cannot be read breaks the archive off and is told, and a broken stream is not asked on", async () => {
  const failed: unknown[] = [];
  const lost = { name: "a", size: 3, read: () => Promise.reject(new Error("gone")) };
  let asked = 0;
  const { stream } = await archiveOf(
    [lost],
    async () => {
      asked += 1;
      return true;
    },
    (error) => failed.push(error),
  );
  await expect(all(stream)).rejects.toThrow();
  expect(failed).toEqual([new Error("gone")]);
  const before = asked;
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(asked).toBe(before);
});
