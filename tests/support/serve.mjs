// Run by hand in another terminal, it saves each run its start: PORT=3100 node tests/support/serve.mjs
import { renameSync, writeFileSync } from "node:fs";
import { command } from "../../scripts/parts/processes.mjs";
import { CliError } from "../../scripts/parts/say.mjs";
import { environmentFile, separateInstances } from "./instance.mjs";
import { browserEnvironment, testSettings } from "./parts.mjs";

command(async () => {
  process.stdin.resume().on("end", () => process.kill(process.pid, "SIGTERM"));
  const started = await separateInstances({
    name: "e2e",
    port: Number(process.env.PORT),
    settings: (dir) => testSettings(dir, "e2e"),
  });
  const [app] = started.instances;
  const half = `${environmentFile}.half`;
  writeFileSync(half, JSON.stringify(browserEnvironment({ ...started, log: app.log, pid: app.pid })), { mode: 0o600 });
  renameSync(half, environmentFile);
  await app.ended;
  throw new CliError("The app has ended by itself: read its last lines above.", app.log);
});
