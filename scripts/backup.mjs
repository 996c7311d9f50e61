// npm run backup -- [FOLDER]: the database and the documents of one moment as one folder, also while the app runs.
import { join } from "node:path";
import { openDatabase } from "../database/open.mjs";
import { command } from "./parts/processes.mjs";
import { dataDir, makeDir } from "./parts/project.mjs";
import { say, step } from "./parts/say.mjs";
import { foundSecrets } from "../database/secrets.mjs";
import { fileSettings } from "./parts/settings.mjs";

command(async () => {
  const { settings, databaseUrl } = await openDatabase({ asItIs: true });
  // It needs packages.
  const { makeBackup } = await import("../database/backup.mjs");
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const folder = process.argv[2] ?? join(makeDir(join(dataDir, "backups")), stamp);
  const { FILES_DIR: filesDir, FILES_KEYS: keys } = fileSettings(settings, foundSecrets());
  const { tables, files, sum } = await step("Copying rows and documents", () =>
    makeBackup({ databaseUrl, filesDir, keys, folder, tell: (done, all) => say(`  ${done} of ${all} documents`) }),
  );

  const rows = tables.reduce((total, table) => total + table.rows, 0);
  say();
  say(`The backup stands in ${folder}: ${rows} rows of ${tables.length} tables, ${files.count} documents`);
  say(`(${(files.bytes / 1e6).toFixed(1)} MB). SHA-256 of its manifest: ${sum}`);
  if (files.removedSince > 0) say(`${files.removedSince} more documents were removed by their owners meanwhile.`);
  if (files.elsewhere > 0)
    say(`${files.elsewhere} documents lie at UploadThing and are not in it: a restore reads them there.`);
  say("It holds names, phone numbers and answers as they are: keep it where only you can read it.");
  if (files.keys.length > 0) {
    const ids = files.keys
      .map(({ keyId }) => keyId)
      .sort()
      .join(", ");
    say(`The keys of the documents (${ids}) are not in it: keep FILES_KEYS, from .env or .data/secrets.json,`);
    say("in another place. Without them nobody can read the documents.");
  }
  return 0;
});
