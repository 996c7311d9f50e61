import "@/tests/own-files-folder";
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { POST } from "@/app/api/loanform/upload/route";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { INFECTED, NOT_SCANNED } from "@/lib/uploads/policy";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { call, requestTo } from "@/tests/requests";
import { formWith, samplePdf } from "@/tests/samples/uploads";
import { clamdServer, EICAR } from "@/tests/clamd-server";
import { foundIn } from "./scan";

const folder = mkdtempSync(path.join(tmpdir(), "clamd-"));
let clamd: Awaited<ReturnType<typeof clamdServer>>;
let asha: Student;
beforeAll(async () => {
  clamd = await clamdServer();
});
beforeEach(async () => {
  clamd.state.fault = undefined;
  env.CLAMD_ADDRESS = clamd.address;
  asha = await newStudent();
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await clamd.away();
  rmSync(folder, { recursive: true });
});

/** A PDF as a scanner has to see it: what it is infected with lies in the middle. */
const infectedPdf = () => {
  const [pdf, at] = [samplePdf(300_000), 150_000];
  return Buffer.concat([pdf.subarray(0, at), Buffer.from(EICAR), pdf.subarray(at)]);
};
const upload = (bytes: Buffer) => call(POST, requestTo("loanform/upload", formWith(bytes, "a.pdf"), { as: asha }));
const kept = () => db.storedFile.count({ where: { ownerId: asha.id } });

test("a clean file passes and an infected one is found, over a port and over a socket, whatever its length", async () => {
  const bySocket = await clamdServer(path.join(folder, "clamd.sock"));
  for (const { address, state } of [clamd, bySocket]) {
    for (const length of [0, 1, 65_536, 65_537, 10_485_760]) {
      expect(await foundIn(Buffer.alloc(length, "a"), { address, patience: 240_000 })).toBeNull();
      expect(state.scanned.at(-1)).toBe(length);
    }
    expect(await foundIn(infectedPdf(), { address, patience: 240_000 })).toBe("Eicar-Test-Signature");
  }
  await bySocket.away();
});

test.each(["silent", "cut", "ERROR", "garbage", "endless"] as const)(
  "a scanner that fails (%s) gives no verdict, in time",
  async (fault) => {
    clamd.state.fault = fault;
    const from = performance.now();
    await expect(foundIn(samplePdf(300_000), { patience: 500 })).rejects.toThrow();
    // Before the product's own patience is over.
    expect(performance.now() - from).toBeLessThan(10_000);
  },
);

test("T31 an infected document is refused, not kept, and noted without anything of the student's", async () => {
  const { http, body } = await upload(infectedPdf());
  expect([http, body.code, body.message]).toEqual([422, "fileInfected", INFECTED]);
  expect(await kept()).toBe(0);
  const events = await db.event.findMany({ where: { userId: asha.id, kind: "file.refused" } });
  expect(events.map(({ detail }) => detail)).toEqual([{ found: "Eicar-Test-Signature" }]);
  expect((await upload(samplePdf())).http).toBe(200);
  expect(await kept()).toBe(1);
});

test("while the scanner is away nothing is taken unseen: the student is told to try again, the log once a minute", async () => {
  const warned = jest.spyOn(log, "warn");
  await clamd.away();
  for (let times = 0; times < 3; times += 1) {
    const { http, body, headers } = await upload(samplePdf());
    expect([http, body.code, body.message]).toEqual([503, "fileNotScanned", NOT_SCANNED]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect(warned).toHaveBeenCalledTimes(1);
  expect(await kept()).toBe(0);
  await clamd.back();
  expect((await upload(samplePdf())).http).toBe(200);
});

test("where no scanner is set up nothing is asked", async () => {
  env.CLAMD_ADDRESS = undefined;
  clamd.state.scanned.length = 0;
  expect((await upload(infectedPdf())).http).toBe(200);
  expect(clamd.state.scanned).toEqual([]);
});

const CLAMD = "/usr/sbin/clamd";
(existsSync(CLAMD) ? test : test.skip)("the real daemon, with a signature of our own", async () => {
  const at = (name: string) => path.join(folder, name);
  writeFileSync(at("own.ndb"), `Own.Eicar:0:*:${Buffer.from(EICAR).toString("hex")}\n`);
  writeFileSync(
    at("clamd.conf"),
    [
      `DatabaseDirectory ${folder}`,
      `LocalSocket ${at("real.sock")}`,
      "Foreground yes",
      ...(process.getuid?.() === 0 ? ["User root"] : []),
      "",
    ].join("\n"),
  );
  const daemon: ChildProcess = spawn(CLAMD, ["-c", at("clamd.conf")], { stdio: "ignore" });
  try {
    while (!existsSync(at("real.sock"))) {
      if (daemon.exitCode !== null) throw new Error(`clamd ended with ${daemon.exitCode}.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    env.CLAMD_ADDRESS = at("real.sock");
    expect(await foundIn(samplePdf(10_485_760))).toBeNull();
    expect(await foundIn(infectedPdf())).toBe("Own.Eicar.UNOFFICIAL");
    expect([(await upload(infectedPdf())).http, (await upload(samplePdf())).http]).toEqual([422, 200]);
  } finally {
    daemon.kill("SIGTERM");
    await new Promise((resolve) => daemon.once("exit", resolve));
  }
});
