// npm run facts: what is to be mended in the facts of all lenders. Exit code 1 when something is.
import { join } from "node:path";
import { openDatabase } from "../database/open.mjs";
import { command, runTool } from "./parts/processes.mjs";
import { root, tools } from "./parts/project.mjs";

command(async () => {
  const { databaseUrl } = await openDatabase();
  await runTool(tools.tsx, [join(root, "prisma/check-facts.ts")], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    sentence: "Mend what the lines above name, in Prisma Studio (npm run studio), then run npm run facts again.",
  });
  return 0;
});
