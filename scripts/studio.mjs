// npm run studio: Prisma Studio on the database of the running start, or on the embedded one, started for it, as the
// role of editors. DATABASE_URL chooses another database; --port N another port than 5555.
import { join } from "node:path";
import { editorRole, prepareEditor } from "../database/editor-role.mjs";
import { openDatabase } from "../database/open.mjs";
import { answers, portFree } from "./parts/ports.mjs";
import { command, start } from "./parts/processes.mjs";
import { tools } from "./parts/project.mjs";
import { say, step, CliError } from "./parts/say.mjs";
import { keptSecrets } from "../database/secrets.mjs";

command(async () => {
  const at = process.argv.indexOf("--port");
  const port = at === -1 ? 5555 : Number(process.argv[at + 1]);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new CliError("Give --port a number from 1 to 65535.");
  if (!(await portFree(port)))
    throw new CliError(
      `Port ${port} is taken: end the program that uses it, or choose another one with npm run studio -- --port ${port + 1}.`,
    );
  const { settings, logs, databaseUrl, lost } = await openDatabase();
  const { studioUrl } = settings;
  const editorUrl = await prepareEditor(databaseUrl, { studioUrl, otherwise: keptSecrets().databasePassword });

  const env = { ...process.env, DATABASE_URL: editorUrl, CHECKPOINT_DISABLE: "1" };
  const { ended } = start(process.execPath, [tools.prisma, "studio", "--port", String(port), "--browser", "none"], {
    env,
    log: join(logs, `studio-${port}.log`),
  });
  const isUp = await step("Starting Prisma Studio", () => answers(`http://127.0.0.1:${port}/`, ended, 300_000));
  if (isUp) say(`Prisma Studio runs at http://127.0.0.1:${port} as ${editorRole} (docs/editors.md); Ctrl-C ends it`);
  const first = await Promise.race([ended, ...(lost ? [lost] : [])]);
  if (first instanceof CliError) throw first;
  throw new CliError(
    `Prisma Studio ended by itself (exit code ${first.code}): read its last lines above, then start it again.`,
    join(logs, `studio-${port}.log`),
  );
});
