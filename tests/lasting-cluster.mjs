// A PostgreSQL of one test's own that writes through to the disk, as that of a start does: what it has confirmed must
// be there after any kill. Says its address as soon as it is ready for the app, and goes with whoever started it.
// node tests/lasting-cluster.mjs NAME LOGS
import { join } from "node:path";
import { migrateAndSeed } from "../scripts/parts/database.mjs";
import { createDatabase, startPostgres } from "../scripts/parts/postgres.mjs";
import { command } from "../scripts/parts/processes.mjs";
import { keptSecrets, newSecrets } from "../scripts/parts/secrets.mjs";

const [name, logs] = process.argv.slice(2);
command(async () => {
  const secrets = { ...newSecrets(), installation: keptSecrets().installation };
  const log = join(logs, "cluster.log");
  const server = await startPostgres({ name, secrets, log, restarts: Infinity });
  await createDatabase(server, "dakhila");
  await migrateAndSeed({ ...process.env, DATABASE_URL: server.url("dakhila") }, logs);
  console.log(JSON.stringify({ url: server.url("dakhila"), data: join(server.logs, "../data") }));
  process.stdin.resume().on("end", () => process.kill(process.pid, "SIGTERM"));
  throw await server.lost;
});
