import "@/tests/own-files-folder";
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import path from "node:path";
import { env } from "@/lib/env";
import { openSpool } from "./spool";

const MARK = "%PDF-1.7 what somebody wrote";

test("what was written comes back byte for byte, as often as it is asked for, in memory that may be handed on", async () => {
  const spool = await openSpool();
  const pieces = [1, 65_536, 300_000, 7].map((length) => randomBytes(length));
  for (const piece of pieces) await spool.write(piece);
  for (let times = 0; times < 2; times += 1) {
    const bytes = await spool.read();
    expect(bytes.equals(Buffer.concat(pieces))).toBe(true);
    expect(bytes.byteLength).toBe(bytes.buffer.byteLength);
  }
  await spool.close();
  await spool.close();
});

test("nothing at all comes back as nothing", async () => {
  const spool = await openSpool();
  expect(await spool.read()).toHaveLength(0);
  await spool.close();
});

test("what lies there has no name, is not to be read, and is gone with its end", async () => {
  const folder = path.join(env.FILES_DIR, "incoming");
  const spool = await openSpool();
  for (let times = 0; times < 100; times += 1) await spool.write(Buffer.from(MARK));
  expect(readdirSync(folder)).toEqual([]);
  if (process.platform === "linux") {
    const open = () =>
      readdirSync("/proc/self/fd").filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder);
        } catch {
          return false;
        }
      });
    const [fd, ...others] = open();
    expect(others).toEqual([]);
    const lies = readFileSync(`/proc/self/fd/${fd}`);
    expect([lies.length, lies.includes("%PDF")]).toEqual([100 * MARK.length, false]);
    await spool.close();
    expect(open()).toEqual([]);
  } else await spool.close();
});
