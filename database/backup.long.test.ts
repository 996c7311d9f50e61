import { execFile, spawn } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { fileUrl } from "@/lib/uploads/policy";
import { keyRing } from "@/lib/uploads/server/key-ring.mjs";
import { dropDatabase } from "@/tests/drop-database";
import { admin, adminAddress, connect } from "@/tests/factories/database";
import { newPerson } from "@/tests/factories/users";

// npm run backup and npm run restore as an operator runs them, on databases and folders of their own.
const key = () => randomBytes(32).toString("base64");
const [k1, k2] = [key(), key()];
const KEYS = `k2:${k2},k1:${k1}`;
const folder = mkdtempSync(join(tmpdir(), "backup-"));
const databases: string[] = [];
const address = (name: string) => Object.assign(new URL(adminAddress), { pathname: `/${name}` }).href;

async function newDatabase(template = "template0") {
  const name = `backup_${randomUUID()}`;
  await admin.pool.query(`CREATE DATABASE "${name}" TEMPLATE ${template}`);
  databases.push(name);
  return address(name);
}
const newFolder = () => join(folder, randomUUID());

async function ask<Row extends object>(databaseUrl: string, sql: string, values: unknown[] = []) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

type Place = { databaseUrl: string; filesDir: string };

/** An installation with students, forms, events, a removed row and documents under two keys. */
async function installation(): Promise<Place> {
  const place = { databaseUrl: await newDatabase("prepared"), filesDir: newFolder() };
  const own = connect(place.databaseUrl);
  own.pool.on("error", () => {});
  for (const keys of [`k1:${k1}`, KEYS, KEYS]) {
    const { digits, ...person } = newPerson();
    const { id: userId } = await own.db.user.create({ data: { ...person, phone: `+91${digits}` } });
    await own.db.event.create({ data: { kind: "login", userId } });
    const fileId = await addFile(place, own.db, userId, keys, 40);
    for (const size of [70_000, 300_001]) await addFile(place, own.db, userId, keys, size);
    const note = "Tab\there, a line\nand \\N, “quotes”, हिन्दी";
    const academicDetails = { note, tenthGrade: fileUrl(fileId) };
    await own.db.loanForm.create({ data: { userId, academicDetails } });
    await own.db.fileReference.create({ data: { userId, section: "academicDetails", fileId } });
    const line = { lenderName: "State Bank of India" };
    const { id: caseId } = await own.db.lenderCase.create({ data: { userId, ...line } });
    await own.db.caseEvent.create({ data: { caseId, kind: "spoke", writerName: "Meera", note: "They called." } });
  }
  await own.db.filesFolder.create({ data: { id: "this-folder" } });
  writeFileSync(join(place.filesDir, "folder-id"), "this-folder\n");
  await own.db.$disconnect();
  await own.pool.end();
  return place;
}

async function addFile(
  { filesDir }: Place,
  db: ReturnType<typeof connect>["db"],
  ownerId: string,
  keys: string,
  size: number,
) {
  const id = randomBytes(16).toString("hex");
  const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(size - 9)]);
  const { keyId, sealed } = await keyRing(keys).seal(id, bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const row = { id, ownerId, name: "paper.pdf", mime: "application/pdf", size, sha256, keyId };
  mkdirSync(dirname(sealedIn(filesDir, id)), { recursive: true });
  writeFileSync(sealedIn(filesDir, id), sealed);
  await db.storedFile.create({ data: { ...row, driver: "local", storeKey: id } });
  return id;
}
const sealedIn = (filesDir: string, id: string) => join(filesDir, id.slice(0, 2), id.slice(2, 4), id);

/** Runs one of the two commands. @returns its exit code and what it said, on one line */
function run(script: "backup" | "restore", given: string[], { databaseUrl, filesDir }: Place, keys = KEYS) {
  // npm_command makes a command end with its parent; here the parent is this test.
  const child = spawn(process.execPath, [`scripts/${script}.mjs`, ...given], {
    env: {
      ...process.env,
      ...{ npm_command: "", STUDIO_DATABASE_URL: "" },
      ...{ DATABASE_URL: databaseUrl, FILES_DIR: filesDir, FILES_KEYS: keys },
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += String(text)));
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on("close", (code) => resolve({ code, said: said.replaceAll(/\s+/g, " ") })),
  );
}

/** Tables of what editors write, which the seed has filled with more than the baseline could hold. */
const CONTENT = ["Benchmark", "CountryFact", "LawRule", "Partner", "PartnerSource", "Rate", "Scheme", "SupportScheme"];

/**
 * Every row of every table, and every file with its hash.
 * @param columns by table: of what editors write only these
 */
async function contents({ databaseUrl, filesDir }: Place, columns?: Map<string, readonly string[]>) {
  const tables = await ask<{ name: string }>(
    databaseUrl,
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
     AND relname <> '_prisma_migrations' ORDER BY relname`,
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) {
    const known = CONTENT.includes(name) && columns?.get(name);
    const row = known
      ? "(SELECT jsonb_object_agg(key, value) FROM jsonb_each(to_jsonb(t)) WHERE key = ANY($1::text[]))"
      : "to_jsonb(t)";
    const values = known ? [known] : [];
    [rows[name]] = await ask(
      databaseUrl,
      `SELECT count(*), jsonb_agg(${row} ORDER BY ${row}) FROM "${name}" t`,
      values,
    );
  }
  const files = readdirSync(filesDir, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(filesDir, path)).isFile())
    .sort()
    .map((path) => [
      path,
      createHash("sha256")
        .update(readFileSync(join(filesDir, path)))
        .digest("hex"),
    ]);
  return { rows, files };
}

const filesBelow = (place: string) =>
  existsSync(place)
    ? readdirSync(place, { recursive: true, encoding: "utf8" }).filter((path) => statSync(join(place, path)).isFile())
    : [];
const tablesOf = (databaseUrl: string) =>
  ask(databaseUrl, "SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace");

let source: Place;
let backup: string;
let made: Awaited<ReturnType<typeof run>>;
beforeAll(async () => {
  source = await installation();
  backup = newFolder();
  made = await run("backup", [backup], source);
});
afterAll(async () => {
  for (const name of databases) await dropDatabase(name, (sql) => admin.pool.query(sql));
  rmSync(folder, { recursive: true, force: true });
});
const target = async (): Promise<Place> => ({ databaseUrl: await newDatabase(), filesDir: newFolder() });

test("F30 forms and documents that are restored elsewhere are the same to the last row and byte, and lines go on after them", async () => {
  expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/9 documents \(1\.1 MB\)/) as string });
  const place = await target();
  const { code, said } = await run("restore", [backup], place);
  expect({ code, said }).toMatchObject({
    code: 0,
    said: expect.stringContaining("and 9 documents, each compared") as string,
  });
  expect(await contents(place)).toEqual(await contents(source));

  // Counters and triggers are as they were: a new line follows the last one, and none can be changed.
  const [last] = await ask<{ id: string }>(place.databaseUrl, 'SELECT max(id) AS id FROM "Event"');
  const [next] = await ask<{ id: string }>(
    place.databaseUrl,
    `INSERT INTO "Event" (kind) VALUES ('login') RETURNING id`,
  );
  expect(Number(next!.id)).toBeGreaterThan(Number(last!.id));
  await expect(ask(place.databaseUrl, 'UPDATE "CaseEvent" SET a5_note = $1', ["another"])).rejects.toThrow("never");
  expect(await ask(place.databaseUrl, "SELECT * FROM broken_case_events()")).toEqual([]);
});

test("a backup holds no key, is closed to others, and sha256sum can check it", async () => {
  const texts = [...filesBelow(backup)].map((path) => readFileSync(join(backup, path), "latin1")).join("\n");
  expect(made.said).toContain("(k1, k2)");
  for (const secret of [k1, k2]) expect([texts.includes(secret), made.said.includes(secret)]).toEqual([false, false]);
  expect(statSync(backup).mode & 0o077).toBe(0);
  for (const list of ["manifest.sha256", "SHA256SUMS"]) {
    const checked = spawn("sha256sum", ["--check", "--quiet", list], { cwd: backup });
    expect(await new Promise((resolve) => checked.on("close", resolve))).toBe(0);
  }
});

/** A copy of the backup with one byte of one file changed. */
function damagedCopy(path: string, at = 10) {
  const copy = newFolder();
  cpSync(backup, copy, { recursive: true });
  const bytes = readFileSync(join(copy, path));
  bytes[Math.min(at, bytes.length - 1)]! ^= 1;
  writeFileSync(join(copy, path), bytes);
  return copy;
}

test.each(["database/LoanForm.copy", "files", "SHA256SUMS", "manifest.json", "manifest.sha256"])(
  "one changed byte in %s: nothing is restored, and the file is named",
  async (path) => {
    const file = path === "files" ? join("files", filesBelow(join(backup, "files"))[0]!) : path;
    const place = await target();
    const { code, said } = await run("restore", [damagedCopy(file)], place);
    expect(code).toBe(1);
    expect(said).toContain(`This backup is damaged:`);
    if (path !== "manifest.sha256") expect(said).toContain(file);
    expect([await tablesOf(place.databaseUrl), filesBelow(place.filesDir)]).toEqual([[], []]);
  },
);

/** The columns of each table that the baseline made: the migrations after it have added the others. */
async function baselineColumns(): Promise<Map<string, readonly string[]>> {
  const databaseUrl = await newDatabase();
  await ask(databaseUrl, readFileSync("prisma/migrations/20261126170000_baseline/migration.sql", "utf8"));
  const rows = await ask<{ name: string; columns: string[] }>(
    databaseUrl,
    `SELECT table_name AS name, array_agg(column_name::text) AS columns
    FROM information_schema.columns WHERE table_schema = 'public' GROUP BY table_name`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}
const sumOf = (text: string) => createHash("sha256").update(text).digest("hex");
/** Kinds of lenders that came after the baseline, as one that was there. */
const withOldKinds = (text: string) => text.replaceAll(/\b(cooperativeBank|governmentCorporation)\b/g, "nbfc");

/** A copy of the backup, as if the last migration of its database had been this one from before the baseline. */
async function olderCopy(last: string) {
  const old = await baselineColumns();
  const copy = newFolder();
  cpSync(backup, copy, { recursive: true });
  type Table = { name: string; columns: string[] };
  const manifest = JSON.parse(readFileSync(join(copy, "manifest.json"), "utf8")) as { tables: Table[] };
  const migrations = ["20261121000000_init", last].map((name) => ({ name, checksum: "of old" }));
  let sums = readFileSync(join(copy, "SHA256SUMS"), "utf8");
  const lineOf = (name: string) => new RegExp(`^.*/${name}\\.copy\\n`, "m");
  for (const { name } of manifest.tables.filter((table) => !old.has(table.name))) {
    rmSync(join(copy, `database/${name}.copy`));
    sums = sums.replace(lineOf(name), "");
  }
  const tables = manifest.tables
    .filter(({ name }) => old.has(name))
    .map((table) => {
      const isOld = table.columns.map((column) => old.get(table.name)!.includes(column));
      const file = `database/${table.name}.copy`;
      const given = readFileSync(join(copy, file), "utf8");
      const text = table.name === "Partner" ? withOldKinds(given) : given;
      if (isOld.every(Boolean) && text === given) return table;
      const rows = text.replaceAll(/^.+$/gm, (row) =>
        row
          .split("\t")
          .filter((_, index) => isOld[index])
          .join("\t"),
      );
      writeFileSync(join(copy, file), rows);
      sums = sums.replace(lineOf(table.name), `${sumOf(rows)}  ${file}\n`);
      return { ...table, columns: table.columns.filter((_, index) => isOld[index]), sha256: sumOf(rows) };
    });
  writeFileSync(join(copy, "SHA256SUMS"), sums);
  const text = JSON.stringify({ ...manifest, migrations, tables, sums: sumOf(sums) });
  writeFileSync(join(copy, "manifest.json"), text);
  writeFileSync(join(copy, "manifest.sha256"), `${sumOf(text)}  manifest.json\n`);
  return copy;
}

test("a backup that ends at the last migration before the baseline is restored, an older one is refused", async () => {
  const [place, other] = [await target(), await target()];
  const restored = await run("restore", [await olderCopy("20261126160000_content_rules_in_the_app")], place);
  expect(restored).toMatchObject({ code: 0 });
  // As the next start does, which also makes the references of what was restored.
  await promisify(execFile)(process.execPath, ["node_modules/tsx/dist/cli.mjs", "prisma/migrate.ts"], {
    env: { ...process.env, DATABASE_URL: place.databaseUrl },
  });
  const columns = await baselineColumns();
  const [found, expected] = [await contents(place, columns), await contents(source, columns)];
  const inOldKinds = JSON.stringify(expected).replaceAll(/"a3_kind":"\w+"/g, withOldKinds);
  expect(found).toEqual(JSON.parse(inOldKinds));

  const { code, said } = await run("restore", [await olderCopy("20261125024000_kept_for_the_desk")], other);
  expect(code).toBe(1);
  expect(said).toContain("and not from 20261125024000_kept_for_the_desk");
  expect([await tablesOf(other.databaseUrl), filesBelow(other.filesDir)]).toEqual([[], []]);
});

test("a document that is gone from the backup, and a backup that was cut off, are refused", async () => {
  const [lost, cut] = [newFolder(), newFolder()];
  for (const copy of [lost, cut]) cpSync(backup, copy, { recursive: true });
  rmSync(join(lost, "files", filesBelow(join(backup, "files"))[0]!));
  rmSync(join(cut, "manifest.sha256"));
  const place = await target();
  expect((await run("restore", [lost], place)).said).toContain("This backup is damaged:");
  expect((await run("restore", [cut], place)).said).toContain("There is no finished backup in");
});

test.each([
  ["without the older key", `k2:${k2}`, 'The key "k1", with which documents were sealed, is not in FILES_KEYS'],
  ["without the newer key", `k1:${k1}`, 'The key "k2", with which documents were sealed, is not in FILES_KEYS'],
  ["with another key under the same id", `k2:${key()},k1:${k1}`, 'The key "k2" in FILES_KEYS is another one'],
])("%s nothing is restored, and the key is named", async (_, keys, sentence) => {
  const place = await target();
  const { code, said } = await run("restore", [backup], place, keys);
  expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining(sentence) as string });
  expect([await tablesOf(place.databaseUrl), filesBelow(place.filesDir)]).toEqual([[], []]);
  expect((await run("backup", [newFolder()], source, keys)).said).toContain(sentence);
});

test("a restore overwrites neither a database nor a folder, a backup no folder", async () => {
  const [used, empty] = [await newDatabase("prepared"), await target()];
  const before = await ask(used, 'SELECT * FROM "Partner" ORDER BY id');
  const refused = await run("restore", [backup], { ...empty, databaseUrl: used });
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringContaining("is not empty: a restore overwrites nothing") as string,
  });
  expect(await ask(used, 'SELECT * FROM "Partner" ORDER BY id')).toEqual(before);

  const full = newFolder();
  mkdirSync(full);
  writeFileSync(join(full, "note"), "mine");
  const noRoom = await run("restore", [backup], { ...empty, filesDir: full });
  expect(noRoom.said).toContain(`The folder ${full} is not empty: a restore overwrites nothing`);
  expect((await run("backup", [full], source)).said).toContain(`The folder ${full} is not empty`);
  expect([await tablesOf(empty.databaseUrl), filesBelow(full)]).toEqual([[], ["note"]]);
});

test("a document that is missing or cut where the app keeps it makes the backup fail and leaves none", async () => {
  const place = { ...source, filesDir: newFolder() };
  cpSync(source.filesDir, place.filesDir, { recursive: true });
  const victim = filesBelow(place.filesDir).find((path) => path !== "folder-id")!;
  const whole = readFileSync(join(place.filesDir, victim));
  for (const [change, sentence] of [
    [() => rmSync(join(place.filesDir, victim)), "is missing in"],
    [() => writeFileSync(join(place.filesDir, victim), whole.subarray(1)), "is damaged: it has"],
  ] as const) {
    change();
    const into = newFolder();
    const { code, said } = await run("backup", [into], place);
    expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining(sentence) as string });
    expect(existsSync(into)).toBe(false);
  }
});

test("while students save and remove papers, a backup is of one moment: every row it names has its file, or was removed since", async () => {
  const place = await installation();
  const own = connect(place.databaseUrl);
  own.pool.on("error", () => {});
  // Any of them may be removed.
  await own.db.fileReference.deleteMany();
  let over = false;
  const busy = (async () => {
    const users = await own.db.user.findMany({ select: { id: true } });
    while (!over) {
      const [{ id: userId }] = users as [{ id: string }];
      await addFile(place, own.db, userId, KEYS, 5000);
      const files = await own.db.storedFile.findMany({ where: { ownerId: userId }, orderBy: { createdAt: "asc" } });
      await own.db.storedFile.delete({ where: { id: files[0]!.id } });
      rmSync(sealedIn(place.filesDir, files[0]!.id));
      await own.db.event.create({ data: { kind: "file.stored", userId } });
    }
  })();
  const into = newFolder();
  const told = await run("backup", [into], place);
  over = true;
  await busy;
  await own.db.$disconnect();
  await own.pool.end();
  expect(told.code).toBe(0);

  const back = await target();
  expect(await run("restore", [into], back)).toMatchObject({ code: 0 });
  const { files } = JSON.parse(readFileSync(join(into, "manifest.json"), "utf8")) as {
    files: { count: number; removedSince: number };
  };
  const rows = await ask<{ id: string }>(back.databaseUrl, 'SELECT id FROM "StoredFile"');
  const there = rows.filter(({ id }) => existsSync(sealedIn(back.filesDir, id)));
  expect([rows.length, there.length]).toEqual([files.count + files.removedSince, files.count]);
});
