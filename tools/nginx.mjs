import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { answers } from "../scripts/parts/ports.mjs";
import { start } from "../scripts/parts/processes.mjs";
import { makeDir, root } from "../scripts/parts/project.mjs";
import { CliError } from "../scripts/parts/say.mjs";

const asRoot = process.getuid?.() === 0;

export const nginxProgram = () =>
  ["nginx", "/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"].find(
    (file) => spawnSync(file, ["-v"]).status === 0,
  );

/** nginx by deploy/'s own files, without TLS. @returns { pid, end } @throws CliError */
export async function startNginx({ dir, port, upstreams }) {
  const program = nginxProgram();
  if (!program) throw new CliError("nginx is not installed: install it (apt-get install nginx-light), then try again.");
  makeDir(join(dir, "logs"));
  const file = join(dir, "nginx.conf");
  const deploy = join(root, "deploy");
  writeFileSync(
    file,
    `${asRoot ? "user root;\n" : ""}daemon off;
worker_processes 1;
pid ${dir}/nginx.pid;
error_log ${dir}/logs/error.log warn;
events { worker_connections 4096; }
http {
  upstream dakhila {
    zone instances 64k;
    least_conn;
    ${upstreams.map((app) => `server 127.0.0.1:${app} max_fails=1 fail_timeout=2s;`).join("\n    ")}
    keepalive 64;
    keepalive_timeout 50s;
  }
  proxy_cache_path ${dir}/cache keys_zone=dakhila:10m max_size=128m inactive=1h use_temp_path=off;
  client_body_temp_path ${dir}/body;
  proxy_temp_path ${dir}/proxy;
  fastcgi_temp_path ${dir}/fastcgi;
  uwsgi_temp_path ${dir}/uwsgi;
  scgi_temp_path ${dir}/scgi;
  include ${deploy}/dakhila-http.conf;
  server {
    listen 127.0.0.1:${port};
    include ${deploy}/dakhila-server.conf;
  }
}
`,
  );
  const log = join(dir, "logs", "start.log");
  const { child, ended, stop } = start(program, ["-p", dir, "-e", join(dir, "logs", "error.log"), "-c", file], {
    log,
    signal: "SIGQUIT",
  });
  if (await answers(`http://127.0.0.1:${port}/api/revalidate`, ended, 30_000)) return { pid: child.pid, end: stop };
  throw new CliError("nginx did not start: read its last lines above.", log);
}
