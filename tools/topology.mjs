// npm run topology: nginx set up by deploy/, two instances, one PostgreSQL, one folder of documents; all thrown away.
import { join } from "node:path";
import { startNginx } from "./nginx.mjs";
import { command } from "../scripts/parts/processes.mjs";
import { say, step, CliError } from "../scripts/parts/say.mjs";
import { separateInstances } from "../tests/support/instance.mjs";

command(async () => {
  const { env, dir, site, instances } = await separateInstances({ name: "topology", count: 2, proxies: 1 });
  const upstreams = instances.map(({ port }) => port);
  await step("Starting nginx", () => startNginx({ dir: join(dir, "nginx"), port: site, upstreams }));
  say();
  say(`Dakhila runs at ${env.NEXTAUTH_URL}, behind nginx`);
  for (const { port, pid, log } of instances) say(`  Instance       127.0.0.1:${port}, process ${pid}, log ${log}`);
  say(`  nginx          ${join(dir, "nginx")}`);
  say("  End            Ctrl-C");
  await Promise.all(instances.map(({ ended }) => ended));
  throw new CliError("Both instances have ended: read the last lines above.", instances[0].log);
});
