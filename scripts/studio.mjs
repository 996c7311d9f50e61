// npm run studio: Prisma Studio on the database of the running start, or on the embedded one, started for it.
// DATABASE_URL chooses another database; --port N another port than 5555.
import { join } from "node:path";
import { checkDatabase, migrateAndSeed } from "./parts/database.mjs";
import { checkNode, install } from "./parts/install.mjs";
import { holder, lock } from "./parts/lock.mjs";
import { portFree } from "./parts/ports.mjs";
import { createDatabase, startPostgres } from "./parts/postgres.mjs";
import { command, start } from "./parts/processes.mjs";
import { dataDir, makeDir, tools } from "./parts/project.mjs";
import { say, step, Stop } from "./parts/say.mjs";
import { keptPorts, keptSecrets } from "./parts/secrets.mjs";
import { loadSettings } from "./parts/settings.mjs";

command(async () => {
  checkNode();
  const at = process.argv.indexOf("--port");
  const port = at === -1 ? 5555 : Number(process.argv[at + 1]);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Stop("Give --port a number from 1 to 65535.");
  const { databaseUrl: chosen } = loadSettings();
  makeDir(dataDir, 0o755);
  if (!(await portFree(port)))
    throw new Stop(
      `Port ${port} is taken: end the program that uses it, or choose another one with npm run studio -- --port ${port + 1}.`,
    );
  await install();
  const logs = makeDir(join(dataDir, "logs"));
  const { databaseUrl, lost } = chosen ? { databaseUrl: chosen } : await embedded(logs);
  await checkDatabase(databaseUrl);

  const env = { ...process.env, DATABASE_URL: databaseUrl, CHECKPOINT_DISABLE: "1" };
  const { ended } = start(process.execPath, [tools.prisma, "studio", "--port", String(port), "--browser", "none"], {
    env,
    log: join(logs, `studio-${port}.log`),
  });
  let over = false;
  void ended.then(() => (over = true));
  await step("Starting Prisma Studio", async () => {
    while (!over && !(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)))
      await new Promise((resolve) => setTimeout(resolve, 100));
  });
  if (!over) say(`Prisma Studio runs at http://127.0.0.1:${port}; Ctrl-C ends it`);
  const first = await Promise.race([ended, ...(lost ? [lost] : [])]);
  if (first instanceof Stop) throw first;
  throw new Stop(
    `Prisma Studio ended by itself (exit code ${first.code}): read its last lines above, then start it again.`,
    join(logs, `studio-${port}.log`),
  );
});

async function embedded(logs) {
  const file = join(dataDir, "start.lock");
  const running = holder(file);
  if (running?.databaseUrl) return { databaseUrl: running.databaseUrl };
  const claim = lock(file);
  if (!claim.held)
    throw new Stop(
      `Dakhila is still starting (process ${claim.by.pid}): wait until it says where it runs, then try again.`,
    );
  const secrets = keptSecrets();
  const ports = await keptPorts();
  return step("Starting PostgreSQL", async () => {
    const server = await startPostgres({ name: "db", port: ports.database, secrets, log: join(logs, "postgres.log") });
    await createDatabase(server, "dakhila");
    const databaseUrl = server.url("dakhila");
    await migrateAndSeed({ ...process.env, DATABASE_URL: databaseUrl }, logs);
    claim.update({ databaseUrl });
    return { databaseUrl, lost: server.lost };
  });
}
