// What an image's job runs before a start: brings the database of DATABASE_URL to this version's schema, and fills it.
// Two at a time take turns.
import { openDatabase } from "../database/open.mjs";
import { migrateAndSeed } from "../database/prepare.mjs";
import { command } from "./parts/processes.mjs";
import { step, CliError } from "./parts/say.mjs";

command(async () => {
  if (!process.env.DATABASE_URL?.trim()) throw new CliError("DATABASE_URL must be the address of the PostgreSQL.");
  const { databaseUrl, logs } = await openDatabase({ asItIs: true });
  await step("Preparing the database", () => migrateAndSeed({ ...process.env, DATABASE_URL: databaseUrl }, logs));
  return 0;
});
