// By hand, because the embedded PostgreSQL brings no pg_dump: database/ (rows by table), files/ (sealed documents),
// SHA256SUMS, manifest.json, and last of all manifest.sha256.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync, readdirSync } from "node:fs";
import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import PQueue from "p-queue";
import { keyRing, sealedSize } from "../lib/uploads/server/key-ring.mjs";
import { CliError } from "../scripts/parts/say.mjs";
import { copyIn, copyOut, openPlain, quoted } from "./copy.mjs";

const FORMAT = 1;
const MANIFEST = "manifest.json";
const MANIFEST_SUM = "manifest.sha256";
const SUMS = "SHA256SUMS";
const AT_ONCE = 4;
/** Prisma's own list of migrations: a restore makes it anew. */
const MIGRATIONS = "_prisma_migrations";

const sealedPath = (key) => join(key.slice(0, 2), key.slice(2, 4), key);
const isKey = (key) => /^[0-9a-f]{32}$/.test(key);
const sumLine = (sha256, path) => `${sha256}  ${path.split(sep).join("/")}\n`;

/**
 * The rows of one moment, and the files that they name; also while the app runs.
 * @param options databaseUrl; filesDir; keys: FILES_KEYS, of which only the ids are kept; folder; tell: progress
 * @returns the manifest, with `sum`, its own SHA-256 @throws CliError
 */
export async function makeBackup({ databaseUrl, filesDir, keys, folder, tell = () => {} }) {
  const target = resolve(folder);
  if (isUsed(target))
    throw new CliError(`The folder ${target} is not empty: give one that is, or one that does not exist yet.`);
  const stands = existsSync(target);
  const client = await openPlain(databaseUrl);
  let sums;
  try {
    await mkdir(join(target, "database"), { recursive: true, mode: 0o700 });
    sums = await open(join(target, SUMS), "wx", 0o600);
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const manifest = { format: FORMAT, madeAt: new Date().toISOString(), ...(await stateOf(client)) };
    for (const table of manifest.tables) {
      const path = join("database", `${table.name}.copy`);
      Object.assign(table, await writeRows(client, table, join(target, path)));
      await sums.write(sumLine(table.sha256, path));
    }
    manifest.files = await copyFiles({ client, databaseUrl, filesDir, keys, target, sums, tell });
    await sums.sync();
    manifest.sums = await sumOf(join(target, SUMS));
    return { ...manifest, sum: await writeManifest(target, manifest) };
  } catch (error) {
    await clear(target, stands);
    if (error instanceof CliError) throw error;
    throw new CliError(`The backup could not be made (${error.message}). Nothing of it was kept.`);
  } finally {
    await sums?.close();
    await client.end().catch(() => {});
  }
}

async function stateOf(client) {
  const { rows: tables } = await client.query(
    `SELECT c.relname AS name,
       (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
     FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> $1
     ORDER BY c.relname`,
    [MIGRATIONS],
  );
  const { rows: known } = await client.query("SELECT to_regclass($1) IS NOT NULL AS there", [`public.${MIGRATIONS}`]);
  if (!known[0].there || tables.length === 0)
    throw new CliError("There is nothing to back up: this database was never prepared by npm start.");
  const { rows: migrations } = await client.query(
    `SELECT migration_name AS name, checksum FROM ${MIGRATIONS}
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  const { rows: names } = await client.query(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`,
  );
  const counters = [];
  for (const { name } of names) {
    const { rows } = await client.query(`SELECT last_value, is_called FROM ${quoted(name)}`);
    counters.push({ name, value: rows[0].last_value, called: rows[0].is_called });
  }
  return { migrations, tables, counters };
}

const tableWith = ({ name, columns }) => `${quoted(name)} (${columns.map(quoted).join(", ")})`;

async function writeRows(client, table, file) {
  const through = new PassThrough();
  const counted = counter();
  const sink = file
    ? createWriteStream(file, { mode: 0o600, flush: true })
    : new Writable({ write: (_c, _e, next) => next() });
  const [rows] = await Promise.all([
    copyOut(client, `COPY ${tableWith(table)} TO STDOUT`, through),
    pipeline(through, counted.pass, sink),
  ]);
  return { rows, sha256: counted.seen().sha256 };
}

async function copyFiles({ client, databaseUrl, filesDir, keys, target, sums, tell }) {
  const ring = keyRing(keys);
  const about = { count: 0, bytes: 0, keys: [], removedSince: 0, elsewhere: 0 };
  const { rows: stored } = await client.query(
    `SELECT id, driver, "storeKey", "keyId", mime, size FROM "StoredFile" ORDER BY "keyId", size`,
  );
  const here = stored.filter(({ driver }) => driver === "local");
  about.elsewhere = stored.length - here.length;
  const now = await openPlain(databaseUrl);

  const copyOne = async (row) => {
    const { id, storeKey, keyId, mime, size } = row;
    if (!isKey(storeKey))
      throw new CliError(`The row of document ${id} names no file of FILES_DIR: look into StoredFile.`);
    const [from, path] = [join(filesDir, sealedPath(storeKey)), join("files", sealedPath(storeKey))];
    let copied;
    try {
      copied = await copyHashed(from, join(target, path));
    } catch (error) {
      if (error.code !== "ENOENT" || existsSync(from)) throw error;
      // The row is of the moment when the backup began; a student may have removed the paper since.
      const { rows } = await now.query('SELECT FROM "StoredFile" WHERE id = $1', [id]);
      if (rows.length === 0) return void (about.removedSince += 1);
      throw new CliError(
        `Document ${id} is missing in ${resolve(filesDir)} although its row is there: set FILES_DIR to the folder that the app uses, or bring the file back. No backup was made.`,
      );
    }
    if (copied.bytes !== sealedSize(size))
      throw new CliError(
        `Document ${id} is damaged: it has ${copied.bytes} bytes instead of ${sealedSize(size)}. Bring it back from an earlier backup; no new one was made.`,
      );
    // One of each key is enough to know that the keys are the right ones.
    if (!about.keys.some((one) => one.keyId === keyId)) {
      about.keys.push({ keyId, id, storeKey, mime });
      checkKey(ring, row, await readFile(join(target, path)));
    }
    const done = (about.count += 1);
    about.bytes += copied.bytes;
    await sums.write(sumLine(copied.sha256, path));
    if (done % 1000 === 0) tell(done, here.length);
  };

  try {
    await inParallel(here, copyOne);
    return about;
  } finally {
    await now.end().catch(() => {});
  }
}

function checkKey(ring, file, sealed) {
  if (!ring.has(file.keyId)) throw noKey(file.keyId);
  if (!ring.fits(file, sealed))
    throw new CliError(
      `The key "${file.keyId}" in FILES_KEYS is another one than the documents were sealed with: set the right one, then try again.`,
    );
}

const noKey = (id) =>
  new CliError(
    `The key "${id}", with which documents were sealed, is not in FILES_KEYS: add it from where the keys are kept, then try again.`,
  );

async function writeManifest(target, manifest) {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const sum = createHash("sha256").update(text).digest("hex");
  await writeFile(join(target, MANIFEST), text, { mode: 0o600, flush: true });
  await writeFile(join(target, `${MANIFEST_SUM}.new`), sumLine(sum, MANIFEST), { mode: 0o600, flush: true });
  await rename(join(target, `${MANIFEST_SUM}.new`), join(target, MANIFEST_SUM));
  return sum;
}

/**
 * Looks at every byte. @param options folder; keys: FILES_KEYS, or "" @returns its manifest
 * @throws CliError when it is unfinished, changed, or its documents could not be opened with these keys
 */
export async function checkBackup({ folder, keys }) {
  const source = resolve(folder);
  const told = await readFile(join(source, MANIFEST_SUM), "utf8").catch(() => "");
  if (!told)
    throw new CliError(`There is no finished backup in ${source}: give the folder that npm run backup has made.`);
  if (told !== sumLine(await sumOf(join(source, MANIFEST)), MANIFEST)) throw damaged(source, MANIFEST);
  const manifest = JSON.parse(await readFile(join(source, MANIFEST), "utf8"));
  if (manifest.format !== FORMAT)
    throw new CliError("This backup was made by a newer version: update the code, then try again.");
  if (manifest.sums !== (await sumOf(join(source, SUMS)))) throw damaged(source, SUMS);
  let files = 0;
  await eachSum(source, async ({ path, sha256 }) => {
    if ((await sumOf(join(source, path))) !== sha256) throw damaged(source, path);
    if (path.startsWith("files/")) files += 1;
  });
  if (files !== manifest.files.count) throw damaged(source, SUMS);
  const ring = keyRing(keys);
  for (const sample of manifest.files.keys)
    checkKey(ring, sample, await readFile(join(source, "files", sealedPath(sample.storeKey))));
  return manifest;
}

const damaged = (source, path) =>
  new CliError(
    `This backup is damaged: ${join(source, path)} is not as it was written. Use another one; nothing was restored.`,
  );

async function eachSum(source, work) {
  const lines = (await readFile(join(source, SUMS), "utf8")).split("\n").filter(Boolean);
  const sums = lines.map((line) => ({ sha256: line.slice(0, 64), path: line.slice(66) }));
  await inParallel(sums, work);
}

/**
 * Brings a checked backup into an empty database and an empty folder, and compares every row and file.
 * @param options folder, manifest; databaseUrl; filesDir; migrate: to the schema of a migration's name; tell
 * @throws CliError when something is there already, or anything differs; what was begun is taken back then
 */
export async function restoreBackup({ folder, manifest, databaseUrl, filesDir, migrate, tell = () => {} }) {
  const source = resolve(folder);
  const files = resolve(filesDir);
  if (isUsed(files))
    throw new CliError(
      `The folder ${files} is not empty: a restore overwrites nothing. Move it away, or set FILES_DIR to a new one.`,
    );
  const client = await openPlain(databaseUrl);
  const stands = existsSync(files);
  let begun = false;
  try {
    await mustBeEmpty(client);
    begun = true;
    await migrate(manifest.migrations.at(-1).name);
    await client.query("BEGIN");
    await fillTables(client, source, manifest);
    await copyBack({ source, files, manifest, tell });
    await markFolder(client, files);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    if (begun) {
      await clear(files, stands);
      const left = await client
        .query("DROP SCHEMA public CASCADE; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC")
        .then(
          () => "Nothing of it was kept.",
          () => "Drop the database and create an empty one before the next try.",
        );
      if (!(error instanceof CliError))
        throw new CliError(`The backup could not be restored (${error.message}). ${left}`);
      error.message += ` ${left}`;
    }
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

async function mustBeEmpty(client) {
  const { rows } = await client.query(
    `SELECT current_database() AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v', 'S') LIMIT 1`,
  );
  if (rows.length > 0)
    throw new CliError(
      `The database "${rows[0].name}" is not empty: a restore overwrites nothing. Create an empty one and set DATABASE_URL to it, or restore in a fresh clone.`,
    );
}

async function fillTables(client, source, manifest) {
  const state = await stateOf(client);
  const differs = (what) =>
    new CliError(`The backup does not fit this version of the code (${what}): use the version that it was made with.`);
  const shape = ({ migrations, tables }) => [
    ...migrations.map(({ name, checksum }) => `migration ${name} ${checksum}`),
    ...tables.map(({ name, columns }) => `table ${name} ${columns.join()}`),
  ];
  // A migration that `migrate` took and the database does not list is one that the baseline stands for.
  const isListed = state.migrations.some(({ name }) => name === manifest.migrations.at(-1).name);
  const { migrations } = isListed ? manifest : state;
  const [has, wants] = [new Set(shape(state)), shape({ ...manifest, migrations })];
  const odd = wants.find((one) => !has.has(one));
  if (odd !== undefined || has.size !== wants.length) throw differs(odd?.split(" ").slice(0, 2).join(" ") ?? "tables");

  // Triggers make rows from rows: these are made already. What a migration wrote by itself is in the backup too.
  for (const { name } of state.tables) await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${state.tables.map(({ name }) => quoted(name)).join(", ")}`);
  for (const table of await inOrder(client, manifest.tables)) {
    const rows = createReadStream(join(source, "database", `${table.name}.copy`));
    await copyIn(client, `COPY ${tableWith(table)} FROM STDIN`, rows);
  }
  await client.query("SET CONSTRAINTS ALL IMMEDIATE");
  for (const { name, value, called } of manifest.counters)
    await client.query("SELECT setval($1::regclass, $2::bigint, $3)", [`public.${quoted(name)}`, value, called]);
  for (const table of manifest.tables) {
    const found = await writeRows(client, table);
    if (found.rows !== table.rows || found.sha256 !== table.sha256)
      throw new CliError(`The table ${table.name} did not come back as it was: ${found.rows} rows of ${table.rows}.`);
  }
  for (const { name } of state.tables) await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
}

async function inOrder(client, tables) {
  const { rows } = await client.query(
    `SELECT a.relname AS "from", b.relname AS "to" FROM pg_constraint c
     JOIN pg_class a ON a.oid = c.conrelid JOIN pg_class b ON b.oid = c.confrelid
     WHERE c.contype = 'f' AND a.relnamespace = 'public'::regnamespace AND a.oid <> b.oid`,
  );
  const sorted = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(
      ({ name }) => !rows.some(({ from, to }) => from === name && waiting.has(to)),
    );
    if (ready.length === 0) throw new CliError(`These tables point at each other: ${[...waiting.keys()].join(", ")}.`);
    for (const table of ready) waiting.delete(table.name);
    sorted.push(...ready);
  }
  return sorted;
}

async function copyBack({ source, files, manifest, tell }) {
  // By this folder the app knows that documents lie here.
  await mkdir(join(files, "parts"), { mode: 0o700, recursive: true });
  let done = 0;
  await eachSum(source, async ({ path, sha256 }) => {
    if (!path.startsWith("files/")) return;
    const copied = await copyHashed(join(source, path), join(files, path.slice("files/".length)));
    if (copied.sha256 !== sha256) throw damaged(source, path);
    done += 1;
    if (done % 1000 === 0) tell(done, manifest.files.count);
  });
  if (done !== manifest.files.count) throw damaged(source, SUMS);
}

async function markFolder(client, files) {
  const { rows: tables } = await client.query(`SELECT to_regclass('"FilesFolder"') IS NOT NULL AS stands`);
  if (!tables[0].stands) return;
  const { rows } = await client.query('SELECT id FROM "FilesFolder"');
  if (rows.length > 0) await writeFile(join(files, "folder-id"), `${rows[0].id}\n`, { mode: 0o600, flush: true });
}

async function copyHashed(from, to) {
  const source = createReadStream(from);
  await once(source, "open");
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const counted = counter();
  await pipeline(source, counted.pass, createWriteStream(to, { mode: 0o600, flags: "wx", flush: true }));
  return counted.seen();
}

function counter() {
  const hash = createHash("sha256");
  let bytes = 0;
  return {
    async *pass(chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    seen: () => ({ bytes, sha256: hash.digest("hex") }),
  };
}

async function sumOf(file) {
  const hash = createHash("sha256");
  try {
    await pipeline(createReadStream(file), hash);
    return hash.digest("hex");
  } catch {
    return "";
  }
}

async function inParallel(items, work) {
  const queue = new PQueue({ concurrency: AT_ONCE });
  try {
    await queue.addAll(items.map((item) => () => work(item)));
  } finally {
    queue.clear();
    await queue.onIdle();
  }
}

const isUsed = (folder) => existsSync(folder) && readdirSync(folder).length > 0;

async function clear(folder, stands) {
  if (!stands) return rm(folder, { recursive: true, force: true, maxRetries: 3 });
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
}
