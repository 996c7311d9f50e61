// npm run desk: who waits on us, in the database of the running start, or in the embedded one, with the numbers to
// paste into Prisma Studio; and whether every line of a case stands as it was written. DATABASE_URL chooses another
// database. Exit code 1 when a line was changed behind the triggers.
// npm run desk -- add "NAME" PHONE, remove PHONE, list: who may enter the desk.
import { join } from "node:path";
import { checkDatabase } from "./parts/database.mjs";
import { install } from "./parts/install.mjs";
import { checkNode } from "./parts/node-version.mjs";
import { ownDatabase } from "./parts/own-database.mjs";
import { command, runTool } from "./parts/processes.mjs";
import { dataDir, makeDir, root, tools } from "./parts/project.mjs";
import { loadSettings } from "./parts/settings.mjs";

command(async () => {
  checkNode();
  const { databaseUrl: chosen } = loadSettings();
  makeDir(dataDir, 0o755);
  await install();
  const { databaseUrl } = chosen ? { databaseUrl: chosen } : await ownDatabase(makeDir(join(dataDir, "logs")));
  await checkDatabase(databaseUrl);
  const given = process.argv.slice(2);
  const tool = given.length > 0 ? "scripts/staff/edit-colleagues.ts" : "scripts/staff/print-desk.ts";
  await runTool(tools.tsx, [join(root, tool), ...given], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    sentence:
      given.length > 0
        ? "Nothing was changed: the last line above says why."
        : "The desk is not in order: do what the last lines above say.",
  });
  return 0;
});
