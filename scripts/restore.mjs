// npm run restore -- FOLDER: brings a backup into an empty database and an empty folder, and compares every row and
// byte.
import { join } from "node:path";
import { openDatabase } from "../database/open.mjs";
import { command, runTool } from "./parts/processes.mjs";
import { root, tools } from "./parts/project.mjs";
import { say, step, CliError } from "./parts/say.mjs";
import { foundSecrets } from "../database/secrets.mjs";
import { fileSettings } from "./parts/settings.mjs";

const sayDocuments = (done, all) => say(`  ${done} of ${all} documents`);

command(async () => {
  const folder = process.argv[2];
  if (!folder)
    throw new CliError("Say which backup: npm run restore -- FOLDER, with the folder that npm run backup made.");
  let restore;
  let manifest;
  // Before anything is started or drawn: a refused restore leaves the place as it was.
  const first = async (settings) => {
    const { FILES_DIR: filesDir, FILES_KEYS: keys } = fileSettings(settings, foundSecrets());
    // It needs packages.
    const { checkBackup, restoreBackup } = await import("../database/backup.mjs");
    manifest = await step("Checking the backup", () => checkBackup({ folder, keys }));
    restore = (options) => restoreBackup({ folder, manifest, filesDir, tell: sayDocuments, ...options });
  };
  const { logs, databaseUrl } = await openDatabase({ asItIs: true, first });
  const migrate = (last) =>
    runTool(tools.tsx, [join(root, "prisma/migrate.ts"), "--until", last], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      log: join(logs, "migrate.log"),
      sentence: "The database could not be brought to the schema of the backup: do what the lines above say.",
    });
  await step("Restoring rows and documents", () => restore({ databaseUrl, migrate }));

  const { tables, files } = manifest;
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  say();
  say(`Restored as of ${manifest.madeAt}: ${rows} rows of ${tables.length} tables and ${files.count} documents,`);
  say("each compared with the backup and equal. npm start goes on from here.");
  if (files.removedSince > 0)
    say(
      `${files.removedSince} documents had been removed by their owners while it was made; the forms ask for them again.`,
    );
  if (files.elsewhere > 0)
    say(
      `${files.elsewhere} documents lie at UploadThing: set UPLOADTHING_TOKEN to the token that they were sent with.`,
    );
  return 0;
});
