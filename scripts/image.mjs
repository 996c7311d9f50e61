// node scripts/image.mjs FOLDER: builds the app for any address, database and Firebase project, and puts what a server
// and its commands read into FOLDER, an image's /app. The database that the build needs is thrown away.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { startPostgres, createDatabase } from "../database/postgres.mjs";
import { migrateAndSeed } from "../database/prepare.mjs";
import { newSecrets } from "../database/secrets.mjs";
import { build } from "./parts/build.mjs";
import { install } from "./parts/install.mjs";
import { atEnd, command } from "./parts/processes.mjs";
import { dataDir, makeDir, root } from "./parts/project.mjs";
import { say, step, CliError } from "./parts/say.mjs";
import { appEnvironment, noSettings } from "./parts/settings.mjs";
import { traceFiles } from "./parts/trace-files.mjs";

const NAME = "image";

/** What is started by its file, which no import names. */
const PROGRAMS = [
  ...["serve", "healthy", "prepare", "backup", "restore", "desk", "person", "facts"].map(
    (name) => `scripts/${name}.mjs`,
  ),
  ...["scripts/parts/watchdog.mjs", "scripts/staff/desk.ts", "scripts/staff/person.ts"],
  ...["server/start.mjs", "server/main.ts", "lib/uploads/server/unpacker.mjs", "lib/papers/read/reader.mjs"],
  ...["prisma/migrate.ts", "prisma/seed.ts", "prisma/check-facts.ts"],
];
/** What is read by its name: settings, migrations, lists, fonts, and what a database's mark is made of. */
const FILES = [
  ...["package.json", "package-lock.json", "tsconfig.json", ".env.example"],
  ...["prisma", "lib/generated", "lib/papers/fonts", "lib/pictures/card-fonts", "scripts/floors.json"],
  ...["node_modules/prisma/package.json", "node_modules/@prisma/schema-engine-wasm"],
  ...["node_modules/@resvg/resvg-wasm/index_bg.wasm", "node_modules/tsx", "node_modules/esbuild"],
];

command(async () => {
  const folder = process.argv[2] && resolve(process.argv[2]);
  if (!folder || existsSync(folder)) throw new CliError("Say where: node scripts/image.mjs FOLDER, which is made new.");
  await install();
  const logs = makeDir(join(dataDir, "logs", NAME));
  const drawn = newSecrets();
  // Marked, so that scripts/image.long.test.ts would find one that stays behind.
  const marked = Object.entries(drawn).map(([name, secret]) => [name, `of-an-image-${secret}`]);
  const secrets = { ...Object.fromEntries(marked), FILES_KEYS: drawn.FILES_KEYS };
  const server = await startPostgres({ name: NAME, secrets, log: join(logs, "postgres.log"), throwaway: true });
  await createDatabase(server, NAME);
  const parts = { databaseUrl: server.url(NAME), url: "http://127.0.0.1:3000", host: "127.0.0.1", port: 3000 };
  const distDir = ".next-image";
  const env = { ...appEnvironment(noSettings, secrets, { ...parts, distDir }), NEXT_STANDALONE: "1" };
  await step("Preparing the database", () => migrateAndSeed(env, logs));
  // Next adds the types of this build to it.
  const tsconfig = join(root, "tsconfig.json");
  const before = readFileSync(tsconfig);
  atEnd(() => writeFileSync(tsconfig, before));
  await step("Building the app", () => build(env, NAME, join(logs, "build.log")));
  await step("Gathering what it reads", () => gather(folder, distDir));
  say(`The app stands in ${folder}: node scripts/serve.mjs there starts it.`);
  return 0;
});

const isRead = (path) => !/\.(test\.tsx?|map)$/.test(path);

async function gather(folder, distDir) {
  const built = join(root, distDir);
  cpSync(join(built, "standalone"), folder, { recursive: true, verbatimSymlinks: true, filter: isRead });
  // Its own server, and somebody's settings.
  for (const name of ["server.js", ".env", ".env.production"]) rmSync(join(folder, name), { force: true });
  for (const name of ["files", "static"])
    cpSync(join(built, name), join(folder, distDir, name), { recursive: true, filter: isRead });
  // A start drops the pages that are older than itself (server/address.ts), whatever the clock of this machine says.
  const pages = join(folder, distDir, "server/app");
  for (const path of readdirSync(pages, { recursive: true })) utimesSync(join(pages, path), 1, 1);
  for (const path of await traceFiles(PROGRAMS)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (!existsSync(join(folder, path))) copyFileSync(join(root, path), join(folder, path));
  }
  for (const path of FILES)
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: isRead, verbatimSymlinks: true });
  // esbuild's own program, for this machine's kind.
  const esbuild = join("node_modules/@esbuild", `${process.platform}-${process.arch}`);
  cpSync(join(root, esbuild), join(folder, esbuild), { recursive: true });
  // What is written lies in one place outside: no folder of the app has to be writable.
  rmSync(join(folder, ".data"), { recursive: true, force: true });
  symlinkSync("/data", join(folder, ".data"));
  writeFileSync(join(folder, ".image"), "");
}
