import { createHash, randomInt } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { type Fleet, type Instance, startFleet } from "@/e2e/support/fleet";
import { ownInstance } from "@/e2e/support/own-instance";
import { UPLOAD_LIMIT } from "@/lib/uploads/policy";
import { newStudentIn } from "@/tests/factories/sessions";
import { test } from "@/tests/fixtures";
import { sampleSection } from "@/tests/samples/sections";
import { samplePdf } from "@/tests/samples/uploads";

// Three instances on one database, which are killed, frozen, cut off and restarted while people work. npm test runs the
// short form; npm run faults chooses how much (tools/faults.mjs), and prints what came out.
const KILLS = Number(process.env.FAULTS_KILLS ?? 5);
const EDITS = Number(process.env.FAULTS_EDITS ?? 3);
const RESTARTS = Number(process.env.FAULTS_RESTARTS ?? 1);
const ABORTS = Number(process.env.FAULTS_ABORTS ?? 150);
const SOAK_MINUTES = Number(process.env.FAULTS_SOAK ?? 0);
const FREEZES = Number(process.env.FAULTS_FREEZES ?? 1);
/** When a longer campaign ends before its number of rounds. */
const LATEST = Date.now() + Number(process.env.FAULTS_MINUTES ?? 14) * 60_000;

test.describe.configure({ mode: "serial", timeout: Number(process.env.FAULTS_MINUTES ?? 15) * 60_000 + 600_000 });

let fleet: Fleet;
const table: [what: string, found: string][] = [];
test.beforeAll(async () => {
  fleet = await startFleet(3, join(process.env.E2E_DATA_DIR!, `fleet-${process.pid}`));
});
test.afterAll(async () => {
  await fleet?.end();
  for (const [what, times] of unsettled) table.push(["never settled", `${what}, ${times} times`]);
  if (process.env.FAULTS_KILLS) for (const [what, found] of table) console.log(`${what.padEnd(34)} ${found}`);
});

/** Middle and last of some milliseconds, for a person to read. */
const spread = (all: number[]) => {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number) => `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)} ms`;
  return `median ${at(0.5)}, nine of ten ${at(0.9)}, worst ${at(1)}`;
};
const oneOf = <T>(all: readonly T[]) => all[randomInt(all.length)]!;
const anyInstance = () => oneOf(fleet.instances);

const unsettled = new Map<string, number>();
/** So that what never settles is named, and not waited for until the test's own time is over. */
async function within<T>(seconds: number, what: string, done: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      unsettled.set(what, (unsettled.get(what) ?? 0) + 1);
      reject(new Error(`${what} was not settled after ${seconds} s`));
    }, seconds * 1000);
  });
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

/** Somebody who is logged in, with an address of their own behind the proxy. */
async function newStudent() {
  const { id, cookie } = await newStudentIn(fleet.db);
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  // A connection that is kept would be told apart from a refused one only by luck.
  const headers = { cookie, "sec-fetch-site": "same-origin", "x-forwarded-for": address, connection: "close" };
  const whole = async (path: string, init: RequestInit, at: Instance) => {
    const answer = await fetch(at.address + path, {
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string>) },
      signal: AbortSignal.timeout(20_000),
    });
    return new Response(await answer.arrayBuffer(), answer);
  };
  const ask = (path: string, init: RequestInit = {}, at: Instance = anyInstance()) =>
    within(40, `${path} at ${at.address}`, whole(path, init, at));
  const save = (number: number, at?: Instance) =>
    ask(
      "/api/loanform/add",
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          generalDetails: {
            ...(sampleSection("generalDetails", String) as object),
            permanentAddress: `House ${number}`,
            city: `City ${number}`,
          },
        }),
      },
      at,
    );
  return { id, headers, ask, save };
}
type Person = Awaited<ReturnType<typeof newStudent>>;

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const isOver = { now: false };

/** Saves the same section again and again, each time with the next number in two of its answers. */
async function keepSaving({ save }: Person) {
  let [sent, confirmed] = [0, 0];
  while (!isOver.now) {
    sent += 1;
    const answer = await save(sent).catch(() => null);
    if (answer?.status === 200) confirmed = sent;
    else await pause(30);
    await answer?.arrayBuffer().catch(() => null);
  }
  return { sent, confirmed };
}

/** Uploads documents, no two alike. @returns the confirmed ones: where each is, and its sum */
async function keepUploading({ ask }: Person) {
  const confirmed: { url: string; sum: string }[] = [];
  for (let number = 1; !isOver.now; number += 1) {
    const bytes = samplePdf(20_000 + number);
    const form = new FormData();
    form.set("file", new File([new Uint8Array(bytes)], `paper ${number}.pdf`, { type: "application/pdf" }));
    const answer = await ask("/api/loanform/upload", { method: "POST", body: form }).catch(() => null);
    const text = await answer?.text().catch(() => "");
    if (answer?.status === 200 && text) {
      const { data } = JSON.parse(text) as { data: { url: string } };
      confirmed.push({ url: data.url, sum: sha256(bytes) });
    } else await pause(30);
    await pause(20);
  }
  return confirmed;
}

/** A document's answer. On a busy machine the app may say first that it cannot say. */
async function documentOf({ ask }: Person, url: string) {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(url);
    if (answer.status !== 503 || tries === 30) return answer;
    await pause(1000);
  }
}

async function kill(what: string) {
  const killed = what.includes("all instances") ? fleet.instances : what.includes("instance") ? [anyInstance()] : [];
  await Promise.all(killed.map((instance) => instance.end("SIGKILL")));
  if (what.includes("database")) fleet.killDatabase();
  if (what === "connections")
    await fleet.db.$queryRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()
      AND datname = current_database()`;
  return killed;
}
const KINDS = ["an instance", "all instances", "the database", "an instance and the database", "connections"];

/** Until the app answers through every instance, with the database behind it. */
const isBack = () =>
  expect(async () => {
    for (const { address } of fleet.instances) expect((await fetch(`${address}/api/health/ready`)).status).toBe(200);
    await fleet.db.$queryRaw`SELECT 1`;
  }).toPass({ timeout: 300_000, intervals: [100] });

test("F01 F10 F11 what was confirmed is there after any kill: answers whole, documents with every byte", async () => {
  const found = { rounds: 0, saves: 0, uploads: 0, later: 0 };
  for (let round = 0; round < KILLS && Date.now() < LATEST; round += 1) {
    const kind = KINDS[round % KINDS.length]!;
    const people = await Promise.all([newStudent(), newStudent()]);
    isOver.now = false;
    const work = Promise.all(
      people.map(async (person) => {
        const [saved, papers] = await Promise.all([keepSaving(person), keepUploading(person)]);
        return { person, saved, papers };
      }),
    );
    await pause(randomInt(150, 600));
    const killed = await kill(kind);
    await Promise.all(killed.map((instance) => instance.start()));
    await isBack();
    isOver.now = true;
    for (const { person, saved, papers } of await within(120, `the work beside the end of ${kind}`, work)) {
      const form = await within(60, "the row", fleet.db.loanForm.findUnique({ where: { userId: person.id } }));
      const stored = form?.generalDetails as { permanentAddress: string; city: string } | null | undefined;
      const number = Number(stored?.permanentAddress.slice("House ".length) ?? 0);
      expect(stored?.city ?? "City 0", `after the end of ${kind}`).toBe(`City ${number}`);
      expect(number, `after the end of ${kind}`).toBeGreaterThanOrEqual(saved.confirmed);
      expect(number).toBeLessThanOrEqual(saved.sent);
      for (const { url, sum } of papers) {
        const answer = await documentOf(person, url);
        expect([answer.status, sha256(Buffer.from(await answer.arrayBuffer()))], kind).toEqual([200, sum]);
      }
      // Also a row whose upload nobody heard of any more.
      const rows = fleet.db.storedFile.findMany({ where: { ownerId: person.id }, select: { id: true } });
      for (const { id } of await within(60, "the rows", rows))
        expect((await documentOf(person, `/api/files/${id}`)).status, kind).toBe(200);
      found.saves += saved.confirmed;
      found.uploads += papers.length;
      found.later += number - saved.confirmed;
    }
    found.rounds += 1;
    if (found.rounds % 50 === 0) console.log(`${found.rounds} rounds: ${JSON.stringify(found)}`);
  }
  expect(found.saves).toBeGreaterThan(found.rounds);
  expect(found.uploads).toBeGreaterThan(0);
  table.push([
    "kill -9, rounds",
    `${found.rounds}: ${found.saves} saves and ${found.uploads} documents confirmed, 0 lost, 0 rows without their file`,
  ]);
});

test("F03 while the database is frozen calls are refused with a sentence and pages stand; afterwards all goes on", async () => {
  const waited: number[] = [];
  const back: number[] = [];
  for (let round = 0; round < FREEZES && Date.now() < LATEST; round += 1) {
    const person = await newStudent();
    expect((await person.save(1)).status).toBe(200);
    fleet.freezeDatabase(true);
    try {
      const from = Date.now();
      const refused = await person.save(2);
      waited.push(Date.now() - from);
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, "serverFailed"]);
      for (const path of ["/", "/education-loan", "/tools/education-loan-emi-calculator"])
        expect([path, (await fetch(anyInstance().address + path)).status]).toEqual([path, 200]);
    } finally {
      fleet.freezeDatabase(false);
    }
    const from = Date.now();
    await expect.poll(async () => (await person.save(3)).status, { intervals: [50] }).toBe(200);
    back.push(Date.now() - from);
  }
  table.push(["frozen database, refused after", spread(waited)], ["frozen database, works again after", spread(back)]);
});

test("F13 F19 every instance is restarted while people work, and nobody is refused", async () => {
  const failed: string[] = [];
  let answered = 0;
  const people = await Promise.all([newStudent(), newStudent()]);
  isOver.now = false;
  // As a balancer does: it asks each instance whether it is ready, and passes by who is not, or refuses the connection.
  const ready = new Set<Instance>(fleet.instances);
  const lookAfter = async (instance: Instance) => {
    while (!isOver.now) {
      const answer = await fetch(`${instance.address}/api/health/ready`).catch(() => null);
      if (answer?.status === 200) ready.add(instance);
      else ready.delete(instance);
      await pause(50);
    }
  };
  async function work(person: Person) {
    for (let number = 1; !isOver.now; number += 1) {
      // Somebody else, before the saves of a day are used up.
      if (number % 400 === 0) person = await newStudent();
      for (const instance of ready) {
        const answer = await person
          .save(number, instance)
          .catch((error: Error & { cause?: { code?: string } }) => error);
        if (answer instanceof Error && answer.cause && "code" in answer.cause && answer.cause.code === "ECONNREFUSED")
          continue;
        if (answer instanceof Error) failed.push(String(answer.cause ?? answer));
        else if (answer.status !== 200) failed.push(String(answer.status));
        else answered += 1;
        break;
      }
      // Below the 600 calls a minute that a student may make, however fast the machine is.
      await pause(120);
    }
  }
  const working = Promise.all([...people.map(work), ...fleet.instances.map(lookAfter)]);
  for (let round = 0; round < RESTARTS && Date.now() < LATEST; round += 1) {
    for (const instance of fleet.instances) {
      expect(await instance.end("SIGTERM")).toBe(0);
      await instance.start();
    }
  }
  isOver.now = true;
  await working;
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(0);
  table.push(["rolling restarts", `${RESTARTS} of each of 3 instances: ${answered} saves, 0 refused`]);
});

test("F25 with little memory twenty uploads of ten megabytes are stored or refused, and the app lives on", async ({
  playwright,
}) => {
  const own = await ownInstance({ NODE_OPTIONS: "--max-old-space-size=192" });
  // As a browser it waits for as long as the connection stands; fetch gives up after five minutes.
  const request = await playwright.request.newContext({ baseURL: own.address, timeout: 0 });
  try {
    const file = { name: "paper.pdf", mimeType: "application/pdf", buffer: samplePdf(UPLOAD_LIMIT) };
    const upload = async () => {
      const { cookie } = await newStudentIn(own.db);
      const headers = { cookie, "sec-fetch-site": "same-origin" };
      const answer = await request.post("/api/loanform/upload", { headers, multipart: { file } });
      return [answer.status(), ((await answer.json()) as { code?: string }).code].join(" ").trimEnd();
    };
    const answers = await Promise.all(Array.from({ length: 20 }, upload));
    expect(answers).toContain("200");
    expect(answers.filter((answer) => answer !== "200" && answer !== "503 uploadsBusy")).toEqual([]);
    expect((await fetch(`${own.address}/api/health/ready`)).status).toBe(200);
    expect(await upload()).toBe("200");
    const stored = answers.filter((answer) => answer === "200").length;
    table.push(["20 uploads of 10 MB, heap of 192 MB", `${stored} stored, the others refused, no death`]);
  } finally {
    await request.dispose();
    await own.end();
  }
});

test("F18 an edit is on every instance soon, also of one whose line broke, and is never old again", async () => {
  const lenders = await fleet.db.partner.findMany({ where: { isActive: true }, select: { id: true } });
  const pageOf = async ({ address }: Instance, id: string) =>
    (await fetch(`${address}/education-loan/${id}`)).text().catch(() => "");
  const took: number[] = [];
  const now = new Map<string, string>();
  for (let edit = 1; edit <= EDITS && Date.now() < LATEST; edit += 1) {
    const { id } = oneOf(lenders);
    const time = `${100 + edit} working days`;
    const cut = edit % 3 === 0 ? [anyInstance()] : edit % 7 === 0 ? fleet.instances : [];
    for (const { line } of cut) line.cut();
    await fleet.db.partner.update({ where: { id }, data: { loanProcessingTime: time } });
    now.set(id, time);
    if (cut.length > 0) await pause(randomInt(20, 300));
    for (const { line } of cut) line.mend();
    const from = Date.now();
    await Promise.all(
      fleet.instances.map((instance) =>
        expect
          .poll(async () => (await pageOf(instance, id)).includes(time), { timeout: 300_000, intervals: [50] })
          .toBe(true),
      ),
    );
    took.push(Date.now() - from);
  }
  // What was dropped once is dropped again five seconds later.
  await pause(6000);
  for (const [id, time] of now)
    for (const instance of fleet.instances)
      expect([id, (await pageOf(instance, id)).includes(time)]).toEqual([id, true]);
  table.push([`edits on 3 instances: ${took.length}, seen after`, spread(took)]);
});

test("F24 calls that are broken off by the thousand leave nothing open and no memory behind", async () => {
  const instance = fleet.instances[0]!;
  const people = await Promise.all(Array.from({ length: 4 }, newStudent));
  const paths = ["/", "/education-loan", "/education-loan/state-bank-of-india", "/dashboard/loanform"];
  const call = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
  const paper = () => {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(samplePdf(400_000))], "paper.pdf", { type: "application/pdf" }));
    return { method: "POST", body: form };
  };
  let [aborted, answered] = [0, 0];
  /** Some of everything that people do, for some time. */
  async function load(minutes: number, aborts: number) {
    const [until, enough] = [Date.now() + minutes * 60_000, aborted + aborts];
    const isDone = () => Date.now() >= until && aborted >= enough;
    const breakOff = async (person: Person) => {
      while (!isDone()) {
        const controller = new AbortController();
        setTimeout(() => controller.abort(), randomInt(1, 30));
        const [path, init] = oneOf([
          [oneOf(paths), {}],
          ["/api/loanform/read", call],
          ["/api/loanform/upload", paper()],
        ] as const);
        const headers = { ...person.headers, ...("headers" in init && init.headers) };
        // Node's own fetch may forget whom it should tell of a body that was broken off.
        const broken = fetch(instance.address + path, { ...init, headers, signal: controller.signal })
          .then((answer) => answer.arrayBuffer())
          .catch(() => {});
        await within(30, `${path}, broken off`, broken).catch(() => {});
        if (controller.signal.aborted) aborted += 1;
        // Whoever breaks off does not wait; so that a slow machine is not asked for more and more, this one does.
        const alive = () => fetch(`${instance.address}/api/health/alive`).then((answer) => answer.text());
        if (aborted % 5 === 0) await within(60, "a health check", alive());
        await pause(5);
      }
    };
    const use = async (person: Person) => {
      for (let number = 1; !isDone(); number += 1) {
        const [path, init] = oneOf([
          [oneOf(paths), {}],
          ["/api/loanform/read", call],
          ["/api/users/webdashboard", call],
        ] as const);
        const answers = [await person.ask(path, init, instance), await person.save(number, instance)];
        if (number % 20 === 0) answers.push(await person.ask("/api/loanform/upload", paper(), instance));
        for (const answer of answers) {
          // Refused with a sentence where the machine is slower than the database's patience, but never a failure.
          expect([path, answer.status < 500 || answer.status === 503]).toEqual([path, true]);
          await answer.arrayBuffer();
          answered += 1;
        }
        await pause(100);
      }
    };
    await Promise.all([...people.slice(0, 2).map(breakOff), ...people.slice(2).map(use)]);
    // Uploads that broke off are cleaned up, and connections closed.
    await pause(3000);
    return instance.memory();
  }
  const before = await load(SOAK_MINUTES / 4, ABORTS / 4);
  const after = await load((SOAK_MINUTES * 3) / 4, (ABORTS * 3) / 4);
  const grown = (after.heapUsed - before.heapUsed) / 1024 / 1024;
  const open = ({ resources }: typeof after) => (resources.TCPSocketWrap ?? 0) + (resources.FSReqCallback ?? 0);
  // A busy machine takes its time to close what was broken off.
  await expect.poll(async () => open(await instance.memory())).toBeLessThanOrEqual(open(before) + 12);
  // After minutes what is kept on purpose has been made.
  if (SOAK_MINUTES >= 4) expect(grown).toBeLessThan(10);
  table.push([
    "broken off",
    `${aborted} calls beside ${answered} answered in ${SOAK_MINUTES} minutes: heap ${grown.toFixed(1)} MB more, ${open(before)} → ${open(after)} connections open`,
  ]);
});
