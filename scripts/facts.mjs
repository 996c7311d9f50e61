// npm run facts: goes through the facts of all lenders in the database of the running start, or in the embedded one,
// and says what is to be mended. DATABASE_URL chooses another database. Exit code 1 when something is.
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
  await runTool(tools.tsx, [join(root, "prisma/check-facts.ts")], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    sentence: "Mend what the lines above name, in Prisma Studio (npm run studio), then run npm run facts again.",
  });
  return 0;
});
