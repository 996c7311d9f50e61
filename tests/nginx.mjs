// nginx before instances of a test, set up by deploy/. Says its process as soon as it answers, and goes with whoever
// started it.
// node tests/nginx.mjs DIR PORT UPSTREAM...
import { startNginx } from "../tools/nginx.mjs";
import { command } from "../scripts/parts/processes.mjs";

const [dir, port, ...upstreams] = process.argv.slice(2);
command(async () => {
  const { pid } = await startNginx({ dir, port: Number(port), upstreams });
  console.log(JSON.stringify({ pid }));
  process.stdin.resume().on("end", () => process.kill(process.pid, "SIGTERM"));
  await new Promise(() => {});
});
