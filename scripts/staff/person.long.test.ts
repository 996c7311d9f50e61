import "@/tests/own-database";
import "@/tests/own-files-folder";
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "@/lib/env";
import { countOne } from "@/lib/http/rate-limit";
import { sessionUser } from "@/lib/session/session-user";
import { db } from "@/tests/factories/database";
import { newStaffMember } from "@/tests/factories/staff";
import { ofStudents, rowsOf, studentWithEverything } from "@/tests/factories/everything";
import { newLead } from "@/tests/factories/leads";
import { newStoredFile } from "@/tests/factories/stored-files";
import { newSession, newStudent } from "@/tests/factories/sessions";
import { newUser } from "@/tests/factories/users";
import { requestTo } from "@/tests/requests";
import { samplePdf } from "@/tests/samples/uploads";
import { filesIn } from "@/tests/samples/zip";

// npm run erase and npm run export as an operator runs them, on a database and a folder of their own.
const folder = mkdtempSync(join(tmpdir(), "person-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command. @returns its exit code and what it said, on one line */
function run(script: "erase" | "export" | "logout" | "backup", ...given: string[]) {
  const program = script === "backup" ? ["scripts/backup.mjs"] : ["scripts/person.mjs", script];
  const child = spawn(process.execPath, [...program, ...given], {
    env: {
      ...process.env,
      // As these commands have it, which do not work as the app. npm_command makes a command end with its parent; here
      // the parent is this test.
      ...{ DATABASE_URL: process.env.TEST_OWNER_DATABASE_URL, FILES_DIR: env.FILES_DIR },
      ...{ npm_command: "", STUDIO_DATABASE_URL: "" },
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += String(text)));
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on("close", (code) => resolve({ code, said: said.replaceAll(/\s+/g, " ") })),
  );
}

const filesBelow = (place: string) =>
  readdirSync(place, { recursive: true, encoding: "utf8" }).filter((path) => statSync(join(place, path)).isFile());

/** The files below a folder that hold one of these texts, in their bytes or their names. */
const filesWith = (place: string, texts: readonly string[]) =>
  filesBelow(place).filter((path) => {
    const held = `${path}\n${readFileSync(join(place, path), "latin1")}`;
    return texts.some((text) => held.includes(Buffer.from(text).toString("latin1")));
  });

/** A student with everything, who also asked to be called and was, and whose calls were counted. */
async function wholePerson() {
  const { student, signs, fileId } = await studentWithEverything();
  // The form's other papers are rows alone.
  await db.fileReference.deleteMany({ where: { userId: student.id, fileId: { not: fileId } } });
  await db.storedFile.deleteMany({ where: { ownerId: student.id, id: { not: fileId } } });
  const phone = student.phone!;
  const lead = await newLead({ name: signs.name, phone, phoneVerified: true, email: `other.${signs.email}` });
  const { id: colleagueId } = await newStaffMember();
  await db.leadCall.create({ data: { leadId: lead.id, outcome: "noAnswer", note: `Call ${signs.name}`, colleagueId } });
  for (const key of [phone, student.id]) await countOne({ name: "test", points: 5, seconds: 600 }, key);
  return { student, fileId, leadId: lead.id, signs: [...Object.values(signs), lead.id] };
}

test("export writes all that is held about a person into one closed file, and nothing of anybody else", async () => {
  const [asha, ravi] = [await wholePerson(), await wholePerson()];
  const file = join(folder, "asha.zip");
  const { code, said } = await run("export", asha.student.email, file, "--yes");
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining("1 paper") });
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const files = filesIn(readFileSync(file));
  expect([...files.keys()].toSorted()).toEqual([
    ...["account.json", "application.json", "application.pdf", "callbacks.json", "consents.json"],
    ...["documents.json", "documents/01 a.pdf", "events.json", "index.txt", "lenders.json", "links.json"],
  ]);
  expect(files.get("documents/01 a.pdf")).toEqual(samplePdf());
  expect(files.get("application.pdf")!.toString("latin1")).toMatch(/^%PDF/);
  const index = files.get("index.txt")!.toString();
  for (const name of files.keys()) if (name !== "index.txt") expect(index).toContain(name);

  // Every row of every table that hangs on the account, and the request.
  const held = await rowsOf(asha.student);
  const copied = Object.assign(
    {},
    ...[...files].filter(([name]) => name.endsWith(".json")).map(([, bytes]) => JSON.parse(bytes.toString())),
  ) as Record<string, unknown[]>;
  expect(Object.keys(copied).toSorted()).toEqual([...(await ofStudents()).tables, "Lead", "LeadCall"].toSorted());
  for (const [table, rows] of held) {
    // The look at their own list of events is one more, and a copy that was made is another.
    if (table !== "Event") expect([table, copied[table]!.length]).toEqual([table, rows.length]);
  }
  expect(copied.Event!.length).toBe(held.get("Event")!.length - 1);
  expect(copied.User).toMatchObject([{ readsPapers: true, agedToldOn: null }]);
  expect(copied.StoredFile).toMatchObject([
    { seenKind: "bankStatement", seen: { pages: 9 }, saidRightOn: expect.stringMatching(/^2026-11-27/) },
  ]);
  const whole = [...files.values()].map((bytes) => bytes.toString("latin1")).join("\n");
  expect(ravi.signs.filter((sign) => whole.includes(sign))).toEqual([]);
  expect(whole).not.toMatch(/Hash|storeKey/);

  expect(await run("export", asha.student.email, file, "--yes")).toMatchObject({ code: 1 });
});

test("erase leaves no trace in a full dump and in the storage, and touches nobody else", async () => {
  const [asha, ravi] = [await wholePerson(), await wholePerson()];
  const ravis = await rowsOf(ravi.student);
  const counted = await db.rateLimit.count();

  const asked = await run("erase", asha.student.phone!);
  expect(asked).toEqual({ code: 1, said: expect.stringContaining("add --yes if this is the right person") });
  expect(asked.said).toContain(`Account ${asha.student.id}`);
  expect(asked.said).toContain(asha.leadId);
  expect(await db.user.count({ where: { id: asha.student.id } })).toBe(1);

  const { code, said } = await run("erase", asha.student.phone!, "--yes");
  expect({ code, said }).toEqual({
    code: 0,
    said: expect.stringContaining("Erased: 1 account, 1 callback request, 1 paper."),
  });

  const dump = join(folder, "dump");
  expect(await run("backup", dump)).toMatchObject({ code: 0 });
  expect(filesWith(dump, asha.signs)).toEqual([]);
  expect(filesWith(env.FILES_DIR, asha.signs)).toEqual([]);
  // The same search finds whoever is still there.
  expect(filesWith(dump, ravi.signs).length).toBeGreaterThan(5);
  expect(filesWith(env.FILES_DIR, ravi.signs)).toHaveLength(1);

  expect(await rowsOf(ravi.student)).toEqual(ravis);
  // Of the phone, of the account, and of the upload: in ten minutes and in a day.
  expect(await db.rateLimit.count()).toBe(counted - 4);
  const stub = await db.event.findFirstOrThrow({ where: { kind: "person.erased" }, orderBy: { id: "desc" } });
  expect(stub).toMatchObject({ userId: null, detail: { accounts: 1, callbacks: 1, papers: 1 } });
});

test("somebody who only asked for a call is erased too, also where the phone was never proved", async () => {
  const [first, another] = [await newLead(), await newLead()];
  expect(await run("erase", first.phone.slice(3), "--yes")).toMatchObject({
    code: 0,
    said: expect.stringContaining("0 accounts, 1 callback request"),
  });
  expect(await db.lead.count({ where: { id: { in: [first.id, another.id] } } })).toBe(1);
});

test("what somebody only typed into an account finds nothing of another person", async () => {
  const typed = await newUser({ phoneVerifiedAt: null });
  const others = await newLead({ phone: typed.phone!, email: typed.email });
  expect((await run("erase", typed.id, "--yes")).said).toContain("1 account, 0 callback requests");
  expect(await db.lead.count({ where: { id: others.id } })).toBe(1);
});

test.each([
  ["nobody.at.all@example.com", "Nobody was found"],
  ["9123", "is no e-mail address, Indian mobile number, id or application number"],
])("%s is refused in a sentence", async (who, sentence) => {
  expect(await run("erase", who, "--yes")).toEqual({ code: 1, said: expect.stringContaining(sentence) });
});

test("papers in a store that is not set up stop it before anything is gone", async () => {
  const { student } = await wholePerson();
  await newStoredFile(student.id, { driver: "uploadthing" });
  const before = await rowsOf(student);
  expect(await run("erase", student.id, "--yes")).toEqual({
    code: 1,
    said: expect.stringContaining("UPLOADTHING_TOKEN is not set"),
  });
  expect(await rowsOf(student)).toEqual(before);
  await db.storedFile.deleteMany({ where: { driver: "uploadthing" } });
});

test("bytes that cannot be removed are named, and the rows are gone", async () => {
  const { student, fileId } = await wholePerson();
  const place = join(env.FILES_DIR, fileId.slice(0, 2), fileId.slice(2, 4), fileId);
  rmSync(place);
  mkdirSync(place);
  const { code, said } = await run("erase", student.id, "--yes");
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(fileId) });
  expect(said).toContain("The rows are gone");
  expect(await db.user.count({ where: { id: student.id } })).toBe(0);
  rmSync(place, { recursive: true });
});

test("logout ends every login of one account, in all browsers, and nobody else's", async () => {
  const [asha, ravi] = [await newStudent(), await newStudent()];
  await newSession(asha.id);
  expect(await run("logout", asha.email)).toEqual({ code: 1, said: expect.stringContaining("No login was ended") });
  expect(await db.session.count({ where: { userId: asha.id } })).toBe(2);
  const { code, said } = await run("logout", asha.phone!, "--yes");
  expect([code, said]).toEqual([0, expect.stringContaining("Ended: 2 logins.")]);
  expect(await sessionUser(requestTo("loanform/read", {}, { as: asha }))).toBeNull();
  expect(await sessionUser(requestTo("loanform/read", {}, { as: ravi }))).not.toBeNull();
  expect(await db.event.findFirst({ where: { userId: asha.id }, orderBy: { id: "desc" } })).toMatchObject({
    kind: "logout",
    detail: { sessions: 2, from: "operator" },
  });
  expect((await run("logout", asha.id, "--yes")).said).toContain("Ended: 0 logins.");
});

test("what strangers typed does nothing on the operator's terminal", async () => {
  const name = "Asha\u001b[2J\u202E\n  Callback request 1: nobody";
  const lead = await newLead({ name, phoneVerified: true });
  const child = await run("export", lead.id);
  expect(child.said).toContain("Asha Callback request 1: nobody");
  expect(child.said).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
});
