// npm start: everything from a bare clone to a served app. npm run dev: the same, served from the sources.
// Only Node itself may be imported until install() is done.
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { build, buildIsCurrent, keepServing } from "./parts/build.mjs";
import { startOwnDatabase } from "../database/open.mjs";
import { checkDatabase, databaseFingerprint, migrateAndSeed } from "../database/prepare.mjs";
import { addressFor, appRole } from "../database/roles.mjs";
import { sayPhoneCodes, startFirebase } from "./parts/firebase.mjs";
import { install } from "./parts/install.mjs";
import { lock } from "./parts/lock.mjs";
import { checkNode, endOfNode } from "./parts/node-version.mjs";
import { portFree } from "./parts/ports.mjs";
import { command } from "./parts/processes.mjs";
import { dataDir, fingerprint, makeDir } from "./parts/project.mjs";
import { say, seconds, step, CliError } from "./parts/say.mjs";
import { keptPorts, keptSecrets } from "../database/secrets.mjs";
import { appEnvironment, loadSettings, notSeenTo } from "./parts/settings.mjs";

command(async () => {
  checkNode();
  const dev = process.argv.includes("--dev");
  const settings = loadSettings();
  const { host, port, url } = settings;
  const ended = endOfNode(process.versions.node, new Date().toISOString().slice(0, 10));
  if (ended) say(ended);
  makeDir(dataDir, 0o755);
  const claim = lock(join(dataDir, "start.lock"), { url });
  if (!claim.held) throw new CliError(alreadyOpen(claim.by));
  // What an earlier run left behind when it was killed is just being ended by its watchdog.
  for (let waited = 0; claim.afterDead && waited < 15_000 && !(await portFree(port, host)); waited += 250)
    await pause(250);
  if (!(await portFree(port, host))) {
    throw new CliError(
      `Port ${port} of ${host} is taken: end the program that uses it, or choose another one with PORT=${port + 1} npm start.`,
    );
  }

  await install();
  const logs = makeDir(join(dataDir, "logs"));
  const secrets = keptSecrets();
  const ports = await keptPorts(claim.afterDead ? 15_000 : 0);

  // The emulator takes longest to come up, and nothing waits for it but phone codes.
  const firebase =
    settings.ownFirebase || settings.emulator
      ? undefined
      : await startFirebase({
          dir: join(dataDir, "firebase"),
          port: ports.firebase,
          log: join(logs, "firebase.log"),
          keep: true,
        });

  let { databaseUrl } = settings;
  let appUrl = databaseUrl;
  let database;
  let server;
  if (databaseUrl) {
    const { isSuperuser } = await step("Reaching the database", () => checkDatabase(databaseUrl));
    if (isSuperuser)
      say("DATABASE_URL connects as a superuser, who may do anything: use a role of its own (docs/operations.md).");
    database = databaseFingerprint(databaseUrl);
  } else {
    server = await startOwnDatabase({ secrets, port: ports.database, logs });
    databaseUrl = server.databaseUrl;
    appUrl = addressFor(appRole, databaseUrl);
    database = fingerprint(secrets.installation);
  }

  const env = appEnvironment(settings, secrets, {
    databaseUrl: appUrl,
    emulator: settings.emulator ?? firebase?.host,
    url,
    host,
    port,
    distDir: ".next",
  });
  if (dev) env.NODE_ENV = "development";
  await step("Preparing the database", () => migrateAndSeed({ ...env, DATABASE_URL: databaseUrl }, logs));
  if (!dev && !buildIsCurrent(env, database))
    await step("Building the app", () => build(env, database, join(logs, "build.log")));

  const appLog = join(logs, "app.log");
  const app = keepServing(env, { dev, log: dev ? "inherit" : appLog });
  await step("Starting the app", () => app.ready);
  claim.update({ databaseUrl });

  say();
  say(`Dakhila runs at ${url} (ready after ${seconds()})`);
  if (firebase)
    say("  Phone codes    as soon as the Firebase Auth emulator answers, which is said below; who asks sooner waits");
  else if (settings.emulator) say(`  Phone codes    are issued by the emulator at ${settings.emulator}`);
  say("  Prisma Studio  npm run studio, in another terminal");
  if (!dev) say(`  Log            ${appLog}`);
  say("  End            Ctrl-C");
  say();
  const open = notSeenTo(settings);
  if (open.length > 0)
    say(["Others can reach this site, and this is not seen to (docs/asvs.md):", ...open, ""].join("\n  "));

  const codes = async () => {
    await firebase.ready;
    sayPhoneCodes(firebase.host);
    say(`Phone codes appear here as they are issued; no SMS is sent (ready after ${seconds()})`);
    return { what: "The Firebase Auth emulator", ...(await firebase.ended), log: join(logs, "firebase.log") };
  };
  const over = await Promise.race([app.lost, ...(firebase ? [codes()] : []), ...(server ? [server.lost] : [])]);
  if (over instanceof CliError) throw over;
  throw new CliError(
    `${over.what} ended by itself (${over.by ? `signal ${over.by}` : `exit code ${over.code}`}): read its last lines above, then start again.`,
    over.log,
  );
});

function alreadyOpen({ program, pid, url }) {
  return program === "studio.mjs"
    ? `Prisma Studio (process ${pid}) has the database of this folder open: end it with Ctrl-C and start again, then Studio can be opened beside.`
    : `Dakhila already runs from this folder at ${url} (process ${pid}): open that, or end it with Ctrl-C first.`;
}
