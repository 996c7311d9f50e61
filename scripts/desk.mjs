// npm run desk: who waits on us, in the database of the running start, or in the embedded one, with the numbers to
// paste into Prisma Studio; and whether every line of a case stands as it was written. DATABASE_URL chooses another
// database. Exit code 1 when a line was changed behind the triggers.
// npm run desk -- add "NAME" PHONE, remove PHONE, list: who may enter the desk.
import { join } from "node:path";
import { openDatabase } from "../database/open.mjs";
import { command, runTool } from "./parts/processes.mjs";
import { root, tools } from "./parts/project.mjs";

command(async () => {
  const { databaseUrl } = await openDatabase();
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
