// A PostgreSQL of one test's own that writes through to the disk, as that of a start does: what it has confirmed must
// be there after any kill. Says its addresses, for the app and for who administers it, as soon as it is ready, and goes
// with whoever started it.
// node tests/lasting-cluster.mjs NAME LOGS
import { join } from "node:path";
import { migrateAndSeed } from "../database/prepare.mjs";
import { addressFor, appRole } from "../database/roles.mjs";
import { createDatabase, startPostgres } from "../database/postgres.mjs";
import { command } from "../scripts/parts/processes.mjs";
import { keptSecrets, newSecrets } from "../database/secrets.mjs";

const [name, logs] = process.argv.slice(2);
command(async () => {
  const secrets = { ...newSecrets(), installation: keptSecrets().installation };
  const log = join(logs, "cluster.log");
  const server = await startPostgres({ name, secrets, log, restarts: Infinity });
  await createDatabase(server, "dakhila");
  await migrateAndSeed({ ...process.env, DATABASE_URL: server.url("dakhila") }, logs);
  const [url, adminUrl] = [addressFor(appRole, server.url("dakhila")), server.adminUrl("dakhila")];
  console.log(JSON.stringify({ url, adminUrl, data: join(server.logs, "../data") }));
  process.stdin.resume().on("end", () => process.kill(process.pid, "SIGTERM"));
  throw await server.lost;
});
