// `prisma migrate deploy` with the engine's WebAssembly build, because the native one is a download. A migration stands
// whole or not at all, also when its run was killed, and is then tried anew.
//
//   npx tsx prisma/migrate.ts               apply what is missing
//   npx tsx prisma/migrate.ts --until NAME  apply what is missing up to that one, for rows of that schema
//   npx tsx prisma/migrate.ts --diff NAME   write a new migration from the difference between migrations and schema
//   npx tsx prisma/migrate.ts --check       exit 1 when migrations and schema.prisma say different things
import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum, DriverAdapterError } from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemaEngine as Engine } from "@prisma/schema-engine-wasm/schema_engine_bg";
import { Client, DatabaseError, type QueryResult } from "pg";

const require = createRequire(__filename);
const migrationsDir = join(__dirname, "migrations");
const schemaFile = join(__dirname, "schema.prisma");
const schema = { files: [{ path: schemaFile, content: readFileSync(schemaFile, "utf8") }] };
const filters = { externalTables: [], externalEnums: [] };

/** The last of the migrations that the baseline, the first of today's, stands for. */
const REPLACED = "20261126160000_content_rules_in_the_app";

// The numbers of the catalogue's one-letter type "char" and of text.
const letterType = 18;
const textType = 25;

class Advice extends Error {}

/** Words by which a script would end the transaction that it is run in. */
const ownTransaction = /^\s*(BEGIN|COMMIT|ROLLBACK|START\s+TRANSACTION)\b[^;\n]*;/im;

/**
 * @prisma/adapter-pg, mended for migrations: it cuts a script at every semicolon, also inside a function's body, does
 * not know the catalogue's type "char", and takes the real database for its shadow where the address is in one piece.
 */
class MigratingPg extends PrismaPg {
  private readonly address: URL;

  /** @param noted the migrations whose end is noted in the table of what was applied, by their text */
  constructor(
    address: string,
    private readonly noted = new Map<string, string>(),
  ) {
    super({ connectionString: address, connectionTimeoutMillis: 10_000 });
    this.address = new URL(address);
  }

  override async connect() {
    const adapter = await super.connect();
    const pool = adapter.underlyingDriver();
    const ask = pool.query.bind(pool) as (...query: unknown[]) => Promise<QueryResult>;
    const letters = new WeakMap<object, number[]>();
    Object.assign(pool, {
      query: async (...query: unknown[]) => {
        const result = await ask(...query);
        if (!result.fields) return result;
        letters.set(
          result.rows,
          result.fields.flatMap((field, index) => (field.dataTypeID === letterType ? [index] : [])),
        );
        for (const field of result.fields) if (field.dataTypeID === letterType) field.dataTypeID = textType;
        return result;
      },
    });
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const found = await queryRaw(query);
      for (const index of letters.get(found.rows) ?? []) found.columnTypes[index] = ColumnTypeEnum.Character;
      return found;
    };
    adapter.executeScript = async (script) => {
      try {
        await ask(this.withNote(script));
      } catch (error) {
        if (!(error instanceof DatabaseError)) throw error;
        const { code = "XX000", severity = "ERROR", message, detail, column, hint } = error;
        throw new DriverAdapterError({ kind: "postgres", code, severity, message, detail, column, hint });
      }
    };
    return adapter;
  }

  /** Notes the end in the migration's own transaction, so that no kill comes between; another run waits for its row. */
  private withNote(script: string) {
    const name = this.noted.get(script);
    if (!name) return script;
    const row = `FROM "_prisma_migrations" WHERE migration_name = '${name}' AND finished_at IS NULL AND rolled_back_at IS NULL`;
    return `DO $note$ BEGIN
      PERFORM ${row.replace("FROM", "1 FROM")} FOR UPDATE;
      IF NOT FOUND THEN RAISE EXCEPTION 'another run has taken this migration over'; END IF;
    END $note$;
    ${script}
    ;UPDATE "_prisma_migrations" SET finished_at = now() ${row.slice(row.indexOf("WHERE"))};`;
  }

  override async connectToShadowDb() {
    const name = `shadow_${randomUUID()}`;
    const real = await this.connect();
    await real.executeScript(`CREATE DATABASE "${name}"`);
    const address = new URL(this.address);
    address.pathname = `/${name}`;
    const shadow = await new MigratingPg(address.href).connect();
    shadow.dispose = async () => {
      await shadow.underlyingDriver().end();
      await real.executeScript(`DROP DATABASE "${name}"`);
      await real.dispose();
    };
    return shadow;
  }
}

async function openEngine(connectionString: string, noted?: Map<string, string>): Promise<Engine> {
  const glue = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  // The engine reports its own crash here before it ends.
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: (text: string) => console.error(text) } });
  const folder = dirname(require.resolve("@prisma/schema-engine-wasm"));
  const compiled = await WebAssembly.compile(readFileSync(join(folder, "schema_engine_bg.wasm")));
  const instance = await WebAssembly.instantiate(compiled, { "./schema_engine_bg.js": { ...glue } });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  const adapter = bindMigrationAwareSqlAdapterFactory(new MigratingPg(connectionString, noted));
  return glue.SchemaEngine.new(
    { datamodels: schema.files.map(({ path, content }) => [path, content]) },
    () => {},
    adapter,
  );
}

function readMigrations(): MigrationList {
  const names = readdirSync(migrationsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return {
    baseDir: migrationsDir,
    lockfile: {
      path: "migration_lock.toml",
      content: readFileSync(join(migrationsDir, "migration_lock.toml"), "utf8"),
    },
    shadowDbInitScript: "",
    migrationDirectories: names.map((name) => {
      const file = join(migrationsDir, name, "migration.sql");
      if (!existsSync(file))
        throw new Advice(`The migration ${name} has no migration.sql: restore the file or remove its folder.`);
      const value = readFileSync(file, "utf8");
      if (ownTransaction.test(value))
        throw new Advice(`The migration ${name} begins or ends a transaction: it is run in one, so take that out.`);
      return { path: name, migrationFile: { path: "migration.sql", content: { tag: "ok", value } } };
    }),
  };
}

function migrationsUntil(last: string | undefined): MigrationList {
  const all = readMigrations();
  if (last === undefined) return all;
  const names = all.migrationDirectories.map(({ path }) => path);
  const at = last === REPLACED ? 0 : names.indexOf(last);
  if (at === -1 && last < names[0]!) throw tooOld(last);
  if (at === -1)
    throw new Advice(`This version does not know the migration ${last}: update the code, or use another database.`);
  return { ...all, migrationDirectories: all.migrationDirectories.slice(0, at + 1) };
}

const tooOld = (last: string) =>
  new Advice(
    `This version goes on from the migration ${REPLACED} and not from ${last}: with the version of the code that ends there, start the database once, or restore the backup and make a new one; then use this version.`,
  );

/** Marks what was begun and does not stand as rolled back. Waits for a server that is still at it. */
async function forgetFailed(engine: Engine, client: Client) {
  const failed = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM "_prisma_migrations"
     WHERE finished_at IS NULL AND rolled_back_at IS NULL FOR UPDATE`,
  );
  for (const { name } of failed.rows) {
    console.log(`${name} did not come to its end the last time, and nothing of it stands: it is tried anew.`);
    await engine.markMigrationRolledBack({ migrationName: name });
  }
}

/** Notes the baseline in place of the migrations that it stands for. @throws Advice when only some were applied */
async function enterBaseline(client: Client, [text, name]: [string, string]) {
  const { rows } = await client.query<{ last: string | null }>(
    `SELECT max(migration_name) AS last FROM "_prisma_migrations" WHERE migration_name < $1 AND rolled_back_at IS NULL`,
    [name],
  );
  const last = rows[0]?.last;
  if (!last) return;
  if (last !== REPLACED) throw tooOld(last);
  await client.query(
    `WITH replaced AS (DELETE FROM "_prisma_migrations" WHERE migration_name < $1)
     INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
     VALUES (gen_random_uuid(), $2, $1, now(), 1)`,
    [name, createHash("sha256").update(text).digest("hex")],
  );
  console.log(`The migrations up to ${REPLACED} are noted as ${name}, which builds the same.`);
}

async function apply(address: string, client: Client, last?: string) {
  const migrationsList = migrationsUntil(last);
  const noted = migrationsList.migrationDirectories.map(({ path, migrationFile: { content } }) => [
    content.tag === "ok" ? content.value : "",
    path,
  ]) as [string, string][];
  const engine = await openEngine(address, new Map(noted));
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS there`,
  );
  if (rows[0]?.there) {
    await forgetFailed(engine, client);
    await enterBaseline(client, noted[0]!);
  }
  const state = await engine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters });
  if (state.editedMigrationNames.length > 0) {
    throw new Advice(
      `This database was built from another text of ${state.editedMigrationNames.join(", ")}: restore those files as they were applied, and write what is new as a migration of its own.`,
    );
  }
  if (state.history?.diagnostic === "migrationsDirectoryIsBehind" || state.history?.diagnostic === "historiesDiverge") {
    throw new Advice(
      `This database already has migrations that this version does not know (${state.history.unpersistedMigrationNames.join(", ")}): update the code, restore the backup from before them into an empty database (docs/operations.md), or use another one.`,
    );
  }
  const { appliedMigrationNames } = await engine
    .applyMigrations({ migrationsList, filters })
    .catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      throw new Advice(
        `${why.trim()}\n\nThe migration failed, and nothing of it stands; those before it do. Mend what the error names, in the database or in the migration's file, and start again: it is tried anew.`,
      );
    });
  for (const name of appliedMigrationNames) console.log(`Applied ${name}.`);
  if (appliedMigrationNames.length === 0) console.log("The database is up to date.");
}

/** The SQL that leads from what the migrations build to what the schema says; empty when they agree. */
async function difference(engine: Engine) {
  const { stdout } = await engine.diff({
    from: { tag: "migrations", ...readMigrations() },
    to: { tag: "schemaDatamodel", ...schema },
    script: true,
    exitCode: null,
    filters,
  });
  return stdout && !/^-- This is an empty migration/.test(stdout.trim()) ? stdout : "";
}

async function check(engine: Engine) {
  const sql = await difference(engine);
  if (sql)
    throw new Advice(
      `schema.prisma and the migrations differ: run "npx tsx prisma/migrate.ts --diff NAME" and commit what it writes.\n\n${sql}`,
    );
  console.log("The migrations build exactly what schema.prisma says.");
}

async function write(engine: Engine, name: string | undefined) {
  if (!name || !/^[a-z0-9_]+$/.test(name))
    throw new Advice("Give the new migration a name of small letters, digits and _: --diff add_phone.");
  const sql = await difference(engine);
  if (!sql) return console.log("Nothing to write: the migrations build exactly what schema.prisma says.");
  const now = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  // A new one must sort after all others, whatever the clock says.
  const last = readMigrations().migrationDirectories.at(-1)?.path.slice(0, 14) ?? "0";
  const stamp = now > last ? now : String(BigInt(last) + 1n);
  const folder = join(migrationsDir, `${stamp}_${name}`);
  mkdirSync(folder);
  writeFileSync(join(folder, "migration.sql"), sql.endsWith("\n") ? sql : `${sql}\n`);
  console.log(`Wrote ${join(folder, "migration.sql")}: read it before committing.`);
}

/** Servers that start together take turns: any number will do, as long as all use the same. */
async function inTurn(connectionString: string, work: (client: Client) => Promise<void>) {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock(20261121)");
    await work(client);
  } finally {
    await client.end();
  }
}

async function main([option, name]: string[]) {
  const address = process.env.DATABASE_URL;
  if (!address) throw new Advice("Set DATABASE_URL to the database that is to be brought up to date.");
  if (option === undefined) return inTurn(address, (client) => apply(address, client));
  if (option === "--until") return inTurn(address, (client) => apply(address, client, name));
  const engine = await openEngine(address);
  if (option === "--check") return check(engine);
  if (option === "--diff") return write(engine, name);
  throw new Advice(`Unknown option ${option}: use none, --until NAME, --check or --diff NAME.`);
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    // A password in an address must not reach a log.
    const text = error instanceof Error ? error.message : String(error);
    console.error(text.replace(/(postgres(?:ql)?:\/\/[^:@/\s]*):[^@\s]*@/g, "$1:***@").trim());
    process.exit(1);
  },
);
