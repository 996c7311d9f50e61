// npm run desk: who waits on us, and whether every event of a case stands as it was written (exit code 1 when not).
// npm run desk -- add "NAME" PHONE, remove PHONE, list: who may enter the back office.
import { join } from "node:path";
import { openDatabase } from "../database/open.mjs";
import { command, runTool } from "./parts/processes.mjs";
import { root, tools } from "./parts/project.mjs";

command(async () => {
  const { databaseUrl } = await openDatabase();
  const given = process.argv.slice(2);
  await runTool(tools.tsx, [join(root, "scripts/staff/desk.ts"), ...given], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    sentence:
      given.length > 0
        ? "Nothing was changed: the last line above says why."
        : "The desk is not in order: do what the last lines above say.",
  });
  return 0;
});
