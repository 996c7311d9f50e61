import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { request as requestSecure } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { FLIGHT_HEADERS } from "next/dist/client/components/app-router-headers";
import { TOO_MANY, TRY_AGAIN } from "@/lib/http/envelope";
import { JSON_LIMIT } from "@/lib/http/json-body";
import { serverFailed } from "@/lib/messages/load-failures";
import { UPLOAD_LIMIT } from "@/lib/uploads/policy";
import { timeToEnd } from "@/lib/settings/shutdown.mjs";
import { freePort } from "./parts/ports.mjs";
import { memorySettings } from "./parts/settings.mjs";
import { nginxProgram } from "@/tools/nginx.mjs";

// What e2e/long/behind-nginx.e2e.ts tries where nginx is installed has to fit the app also where it is not.
const [http, server, whole] = ["dakhila-http", "dakhila-server", "nginx"].map((name) =>
  readFileSync(`deploy/${name}.conf`, "utf8"),
) as [string, string, string];
/** Bytes. */
const sizeIn = (text: string, name: string) => {
  const [, number, unit] = new RegExp(`${name} (\\d+)([km]);`).exec(text)!;
  return Number(number) * (unit === "m" ? 1024 * 1024 : 1024);
};

test("a body is refused by the app, in its own words, before nginx does it", () => {
  const [general, upload] = [
    server.split("location")[0]!,
    server.split("location ~ ^/api/(loanform|pack)/upload$")[1]!,
  ];
  expect(sizeIn(general, "client_max_body_size")).toBeGreaterThan(JSON_LIMIT);
  // What does not fit into memory would be written to its disk.
  expect(sizeIn(general, "client_body_buffer_size")).toBe(sizeIn(general, "client_max_body_size"));
  expect(sizeIn(upload, "client_max_body_size")).toBeGreaterThan(UPLOAD_LIMIT + 64 * 1024);
  expect(upload).toContain("proxy_request_buffering off;");
});

test("whatever Next answers otherwise for the same address passes by the cache", () => {
  const bypassed = /map "([^"]+)" \$is_page_data/.exec(http)![1]!;
  const asked = FLIGHT_HEADERS.filter((name) => !name.includes("hmr"));
  expect(asked.length).toBeGreaterThan(3);
  for (const name of asked) expect(bypassed).toContain(`$http_${name.replaceAll("-", "_")}`);
});

test("a request has one id in nginx's log, in the app and in the answer, also where that comes from the cache", () => {
  const logged = /log_format dakhila '([^']+)'/.exec(http)![1]!;
  expect(logged.split(" ")).toContain("$request_id");
  const [general, ...locations] = server.split("location ");
  for (const line of [
    "proxy_set_header X-Request-Id $request_id;",
    "proxy_hide_header X-Request-Id;",
    "add_header X-Request-Id $request_id always;",
  ])
    expect(general).toContain(line);
  // One of its own in a location would switch off all of the above there.
  expect(locations.filter((text) => /add_header|proxy_set_header|proxy_hide_header/.test(text))).toEqual([]);
});

test("what nginx answers itself says what the app would say", () => {
  const said = (name: string) => new RegExp(`location @${name} {[^}]*?return (\\d+) '(.*)';\n}`).exec(server)!.slice(1);
  expect(said("busy_page")).toEqual(["429", expect.stringContaining(`<p>${TOO_MANY}</p>`)]);
  expect(said("away_page")).toEqual(["502", expect.stringContaining(`<p>${serverFailed()}</p>`)]);
  for (const [name, code, message] of [
    ["busy_call", "tooManyRequests", TOO_MANY],
    ["away_call", "serverFailed", TRY_AGAIN],
  ] as const)
    expect(JSON.parse(said(name)[1]!)).toEqual({ status: 0, code, message, data: null });
});

test("a connection is given up by nginx before the app closes it", () => {
  const kept = Number(/keepalive_timeout (\d+)s;/.exec(whole)![1]);
  const app = Number(/keepAliveTimeout: ([\d_]+)/.exec(readFileSync("server/server.ts", "utf8"))![1]!.replace("_", ""));
  expect(kept * 1000).toBeLessThan(app);
});

/** The lines of one service of compose.yaml, or of a part that services share. */
const partOf = (compose: string, name: string) =>
  new RegExp(`^( {0,2})${name}:.*\\n((?:\\1 +.*\\n|\\n)*)`, "m").exec(compose)![2]!;

describe("compose.yaml", () => {
  const [compose, proxy] = [readFileSync("compose.yaml", "utf8"), readFileSync("deploy/nginx-compose.conf", "utf8")];

  test("has the instances that its nginx asks, which keeps connections as nginx elsewhere does", () => {
    const named = [...compose.matchAll(/^ {2}(app\d+): [&*]instance$/gm)].map(([, name]) => name);
    const asked = [...proxy.matchAll(/server (app\d+):3000 resolve max_fails=1 fail_timeout=2s;/g)].map(
      ([, name]) => name,
    );
    // One may be added (docs/operations.md).
    expect(named.length).toBeGreaterThanOrEqual(2);
    expect(asked).toEqual(named);
    const kept = /keepalive_timeout \w+;/;
    expect(kept.exec(proxy)![0]).toBe(kept.exec(whole)![0]);
  });

  test("has nginx read its files from folders, in which an edit is seen, and look names up while it runs", () => {
    const mounted = [...partOf(compose, "proxy").matchAll(/^ +- (\.\S*?):\S+:ro$/gm)].map(([, path]) => path!);
    expect(mounted).toEqual(["./deploy", "./certificates"]);
    expect(readFileSync("deploy/proxy.sh", "utf8")).toContain("resolver ");
  });

  test("takes visitors where it sees their own addresses: by IPv4, or by an IPv6 that does not end on the way", () => {
    const ports = [...partOf(compose, "proxy").matchAll(/^ +- "?(\S+):\d+"?$/gm)].map(([, published]) => published!);
    expect(ports).toHaveLength(2);
    const isDual = compose.includes("enable_ipv6: true") && /listen \[::\]:443/.test(proxy);
    for (const port of ports) expect(isDual || port.startsWith("0.0.0.0:")).toBe(true);
  });

  test("mounts no folder that git would take in, such as that of the certificate's key", () => {
    const mounted = [...compose.matchAll(/^ +- \.\/([^:/\s]+)\S*:\/\S+$/gm)].map(([, folder]) => folder!);
    const own = mounted.filter((folder) => spawnSync("git", ["ls-files", "--error-unmatch", folder]).status !== 0);
    expect(own).toEqual(["certificates"]);
    for (const folder of own) {
      expect(spawnSync("git", ["check-ignore", "-q", `${folder}/privkey.pem`]).status).toBe(0);
      // A start reads what it builds from; this is another user's.
      expect(readFileSync("scripts/parts/project.mjs", "utf8")).toContain(`  "${folder}",\n`);
    }
  });

  test("asks its instances for their health as the image does, where that is kept by the image alone in one form", () => {
    const dockerfile = readFileSync("Dockerfile", "utf8").replaceAll("\\\n", "");
    const health = partOf(partOf(compose, "x-app"), "healthcheck");
    expect(/HEALTHCHECK.*?CMD (.*)/.exec(dockerfile)![1]).toBe('["node", "scripts/healthy.mjs"]');
    expect(health).toContain('test: ["CMD", "node", "scripts/healthy.mjs"]');
    for (const [name, flag] of Object.entries({
      interval: "interval",
      timeout: "timeout",
      start_period: "start-period",
    }))
      expect(dockerfile).toContain(`--${flag}=${new RegExp(`${name}: (\\w+)`).exec(health)![1]} `);
  });

  test("keeps pages in memory only, so that none of another address or policy outlives a change of settings", () => {
    expect(/proxy_cache_path (\/\w+\/\w+\/\w+)\//.exec(proxy)![1]).toBe("/var/cache/nginx");
    const size = (text: string, name: RegExp) => Number(name.exec(text)![1]);
    const part = partOf(compose, "proxy");
    const room = size(part, /^ {4}tmpfs:\n +- \/var\/cache\/nginx:size=(\d+)m$/m);
    expect(room).toBeGreaterThan(size(proxy, /max_size=(\d+)m/));
    expect(size(part, /mem_limit: (\d+)m/)).toBeGreaterThan(room);
  });

  test("bounds every service in memory and log, and ends it where it hangs", () => {
    const services = partOf(compose, "services");
    const names = [...services.matchAll(/^ {2}(\w+):(?: &\w+)?$/gm)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) {
      const part = partOf(services, name);
      const merged = part.includes("<<: *app") ? partOf(compose, "x-app") + part : part;
      for (const bound of ["logging: *logging", "mem_limit: ", "restart: ", "stop_grace_period: "])
        expect([name, merged.includes(bound) && bound]).toEqual([name, bound]);
    }
    const alarm = Number(
      /process_resident_memory_bytes > ([\d.e]+)/.exec(readFileSync("docs/operations.md", "utf8"))![1],
    );
    expect(Number(/mem_limit: (\d+)g/.exec(partOf(compose, "x-app"))![1]) * 1e9).toBeGreaterThan(alarm);
    for (const option of ["max-size: 10m", 'max-file: "5"']) expect(partOf(compose, "x-logging")).toContain(option);
  });

  test("keeps whole backups, takes away what was cut off and what is old, and ends when it is asked to", async () => {
    const dir = mkdtempSync(join(tmpdir(), "backups-"));
    const [, indented] = /command:\n +- sh\n +- -c\n +- \|\n([^]*?)\n {4}#/.exec(partOf(compose, "backup"))!;
    const script = indented!.replaceAll("$$", "$").replaceAll("/backups", `${dir}/backups`);
    // In place of the copy of a database: it makes what a copy makes, and is as long at it.
    writeFileSync(
      join(dir, "node"),
      `#!/bin/sh\nmkdir -p "$2" && touch "$2/manifest.sha256" && exec sleep "$COPYING"\n`,
    );
    chmodSync(join(dir, "node"), 0o755);
    for (const [name, isWhole] of Object.entries({ whole: true, cut: false, old: true })) {
      mkdirSync(join(dir, "backups", name), { recursive: true });
      if (isWhole) writeFileSync(join(dir, "backups", name, "manifest.sha256"), "");
    }
    writeFileSync(join(dir, "backups/of-a-person.zip"), "");
    utimesSync(join(dir, "backups/old"), 1, 1);
    const run = async (copying: string, met: () => boolean) => {
      const env = { ...process.env, PATH: `${dir}:${process.env.PATH}`, COPYING: copying };
      const child = spawn("sh", ["-c", script], { env, stdio: "ignore" });
      const ended = new Promise((resolve) => child.once("close", resolve));
      while (!met()) await new Promise((go) => setTimeout(go, 20));
      child.kill("SIGTERM");
      return ended;
    };
    const kept = () => readdirSync(join(dir, "backups")).filter((name) => !name.startsWith("2"));
    try {
      // While it copies, and while it waits for the next day.
      expect(await run("600", () => kept().length < readdirSync(join(dir, "backups")).length)).toBe(0);
      expect(kept()).toEqual(["of-a-person.zip", "old", "whole"]);
      expect(await run("0", () => !kept().includes("old"))).toBe(0);
      expect(kept()).toEqual(["of-a-person.zip", "whole"]);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });

  test("leaves nginx no way to the database, and neither it nor the app a right that it does not need", () => {
    const of = (part: string) => partOf(compose, part);
    const networks = (part: string) =>
      [.../^ +networks:\n((?: +- \w+\n)+)/m.exec(of(part))![1]!.matchAll(/- (\w+)/g)].map(([, name]) => name);
    expect(["proxy", "app1", "x-app", "database"].map(networks)).toEqual([
      ["front"],
      ["front", "back"],
      ["back"],
      ["back"],
    ]);
    for (const part of ["x-app", "proxy"])
      for (const limit of ["read_only: true", "cap_drop: - ALL", "security_opt: - no-new-privileges:true"])
        expect(of(part).replaceAll(/\s+/g, " ")).toContain(` ${limit} `);
  });

  test("ends a job that is refused again and again, so that somebody is told", () => {
    expect(partOf(compose, "prepare")).toMatch(/restart: on-failure:\d/);
  });

  test("sends nobody to a name of somebody's choice, and gives an instance the time to end that it may take", () => {
    for (const text of [proxy, whole]) expect(text).not.toMatch(/\$(?:http_)?host\b/);
    const grace = Number(/stop_grace_period: (\d+)s/.exec(partOf(compose, "x-app"))![1]);
    expect(grace * 1000).toBeGreaterThanOrEqual(timeToEnd({ SHUTDOWN_PAUSE_SECONDS: "60" }));
    // Whatever the app still answers goes through it.
    const proxys = Number(/stop_grace_period: (\d+)s/.exec(partOf(compose, "proxy"))![1]);
    expect(proxys).toBeGreaterThanOrEqual(Number(/proxy_read_timeout (\d+)s;/.exec(server.split("upload$")[1]!)![1]));
  });
});

describe("the Dockerfile", () => {
  const dockerfile = readFileSync("Dockerfile", "utf8").replaceAll("\\\n", " ");

  test("gives memory back as npm start does", () => {
    const [, said] = /^ENV (.*)/m.exec(dockerfile)!;
    const set = said!.split(/\s+/).filter((each) => each.startsWith("MALLOC_"));
    expect(set.toSorted()).toEqual(
      Object.entries(memorySettings)
        .map((pair) => pair.join("="))
        .toSorted(),
    );
  });

  test("names its base in full, and no volume that not every container has", () => {
    expect(dockerfile).toMatch(/^ARG BASE=docker\.io\/library\/node:24-\S+$/m);
    expect(/^VOLUME (.*)$/m.exec(dockerfile)![1]).toBe("/data");
    for (const name of ["x-app", "backup"])
      expect(partOf(readFileSync("compose.yaml", "utf8"), name)).toContain(":/data\n");
  });
});

describe("the roles of compose.yaml's database", () => {
  const compose = readFileSync("compose.yaml", "utf8");
  const roleIn = (part: string) => /DATABASE_URL: postgresql:\/\/(\w+):/.exec(partOf(compose, part))![1];

  test("an instance works as another one than the job that migrates, and knows neither password by its name", () => {
    expect([roleIn("x-app"), roleIn("prepare")]).toEqual(["dakhila_app", "dakhila"]);
    expect(partOf(compose, "backup")).toContain("environment: *owner");
    for (const name of ["DATABASE_PASSWORD", "DATABASE_APP_PASSWORD"])
      expect(partOf(compose, "x-app")).toContain(`\n    ${name}: ""\n`);
  });

  test("are made by database.sh, which takes the superuser's password away in the end", () => {
    const script = readFileSync("deploy/database.sh", "utf8");
    expect(spawnSync("sh", ["-n", "deploy/database.sh"]).status).toBe(0);
    // PostgreSQL's image takes one that cannot be executed for a part of its own.
    expect(spawnSync("test", ["-x", "deploy/database.sh"]).status).toBe(0);
    expect(script.trimEnd().split("\n").slice(-2)).toEqual(["ALTER ROLE postgres PASSWORD NULL;", "SQL"]);
  });
});

describe("what is done in containers", () => {
  const text = readFileSync("docs/operations.md", "utf8");
  const task = (name: string) => new RegExp(`^\\*\\*${name}\\*\\*([^]*?)^(?:\\*\\*|\\|)`, "m").exec(text)![1]!;

  test("an upgrade first keeps the image that it replaces, and takes all services along", () => {
    const upgrade = task("Upgrade");
    const [kept, built] = ["docker tag localhost/dakhila:latest", "docker compose build"].map((what) =>
      upgrade.indexOf(what),
    );
    expect(kept).toBeGreaterThan(0);
    expect(built).toBeGreaterThan(kept!);
    const compose = readFileSync("compose.yaml", "utf8");
    const ours = [...compose.matchAll(/^ {2}(\w+):(?: \*instance| ?.*\n {4}<<: \*app)$/gm)].map(([, name]) => name!);
    expect(ours.length).toBeGreaterThan(3);
    for (const name of ours) expect(upgrade).toMatch(new RegExp(`^\\d\\..*\\b${name}\\b`, "m"));
  });

  test("a way back builds nothing, so that the image that one goes back to stays what it is", () => {
    const back = task("Go back");
    expect(back).toContain("DAKHILA_IMAGE=localhost/dakhila:before");
    expect(back).not.toMatch(/compose build|--build|run --rm prepare/);
  });
});

describe("the unit for systemd", () => {
  const unit = readFileSync("deploy/dakhila.service", "utf8");

  test("gives the app the time to end that it may take, and starts it again when it failed", () => {
    const [patience, grace] = [/Give it (\d+) before|give it (\d+) before/, /^TimeoutStopSec=(\d+)$/m];
    const asked = patience.exec(readFileSync("docs/operations.md", "utf8"))!;
    expect(Number(grace.exec(unit)![1])).toBeGreaterThan(Number(asked[1] ?? asked[2]));
    for (const line of ["Restart=on-failure", "SuccessExitStatus=143", "OOMPolicy=continue", "NoNewPrivileges=yes"])
      expect(unit.split("\n")).toContain(line);
  });

  test("is a unit that systemd takes", () => {
    if (spawnSync("systemd-analyze", ["--version"]).status !== 0) {
      console.info("systemd-analyze is not installed: deploy/dakhila.service was not verified.");
      return;
    }
    const dir = mkdtempSync(join(tmpdir(), "unit-"));
    const file = join(dir, "dakhila.service");
    // It also looks whether the program is there.
    writeFileSync(file, unit.replace("/usr/bin/node", process.execPath));
    const { status, stderr, stdout } = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
    rmSync(dir, { recursive: true });
    expect([status, stdout + stderr]).toEqual([0, ""]);
  });
});

test("nginx counts IPv6 senders by their /64, IPv4 ones by their address, mapped or not", async () => {
  const program = nginxProgram();
  if (!program) return console.info("nginx is not installed: how it counts senders was not tried.");
  const dir = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  mkdirSync(join(dir, "logs"));
  writeFileSync(join(dir, "index.html"), "here");
  writeFileSync(
    join(dir, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${dir}/pid; error_log ${dir}/logs/error.log;
     events {}
     http {
       ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${dir}/${name};`).join("")}
       include ${process.cwd()}/deploy/dakhila-http.conf;
       limit_req_zone $sender zone=tried:1m rate=1r/m;
       server {
         listen 127.0.0.1:${port};
         root ${dir};
         set_real_ip_from 127.0.0.1;
         real_ip_header X-Forwarded-For;
         limit_req zone=tried;
         limit_req_status 429;
       }
     }`,
  );
  const child = spawn(program, ["-p", dir, "-e", join(dir, "logs/error.log"), "-c", join(dir, "nginx.conf")], {
    stdio: "ignore",
  });
  const from = async (address: string) => {
    for (let tries = 0; ; tries += 1)
      try {
        const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { "x-forwarded-for": address } });
        return answer.status;
      } catch (error) {
        if (tries > 200) throw error;
        await new Promise((go) => setTimeout(go, 50));
      }
  };
  try {
    const statuses: [string, number][] = [];
    for (const address of [
      "2001:db8:0:12::1",
      "2001:db8:0:12:ffff:ffff:ffff:ffff",
      "2001:db8:a0a:d0a::1",
      "2001:db8:a0a:d0a::2",
      "2001:db8:0:13::1",
      "203.0.113.9",
      "203.0.113.10",
      "::ffff:203.0.113.9",
    ])
      statuses.push([address, await from(address)]);
    expect(statuses.map(([, status]) => status)).toEqual([200, 429, 200, 429, 200, 200, 200, 429]);
  } finally {
    child.kill("SIGTERM");
    await new Promise((resolve) => child.once("close", resolve));
    rmSync(dir, { recursive: true, force: true });
  }
});

test("compose.yaml's nginx sends to the site's address by https, and says so where no instance answers", async () => {
  const program = nginxProgram();
  if (!program || spawnSync("openssl", ["version"]).status !== 0)
    return console.info("nginx or openssl is not installed: the configuration of compose.yaml's nginx was not tried.");
  const dir = mkdtempSync(join(tmpdir(), "composed-"));
  const [plain, secure] = [await freePort(), await freePort()];
  cpSync("deploy", join(dir, "deploy"), { recursive: true });
  mkdirSync(join(dir, "certificates"));
  const [key, certificate] = ["privkey", "fullchain"].map((name) => join(dir, "certificates", `${name}.pem`));
  const subject = ["-subj", "/CN=localhost", "-days", "2", "-keyout", key!, "-out", certificate!];
  expect(spawnSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...subject]).status).toBe(0);
  // What is the container's own: places, ports and the network's names.
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const given: [RegExp, string][] = [
    [/\/etc\/nginx\/deploy/g, join(dir, "deploy")],
    [/\/etc\/nginx/g, dir],
    [/\/(run|var\/cache)\b/g, `${dir}/$1`],
    [/app(\d):3000 resolve/g, "127.0.0.$1:1"],
    [/listen 80;/, `listen 127.0.0.1:${plain};`],
    [/listen 443 /, `listen 127.0.0.1:${secure} `],
    [/^http \{$/m, `http {\n${temporary.map((name) => `${name}_temp_path ${dir}/${name};`).join("\n")}`],
    [/"daemon off;"/, `"daemon off; ${process.getuid?.() === 0 ? "user root;" : ""}" -e ${dir}/error.log`],
    [/exec nginx/, `exec ${program}`],
  ];
  for (const name of ["nginx-compose.conf", "proxy.sh"]) {
    const file = join(dir, "deploy", name);
    writeFileSync(
      file,
      given.reduce((text, [what, by]) => text.replace(what, by), readFileSync(file, "utf8")),
    );
  }
  mkdirSync(join(dir, "var/cache/nginx"), { recursive: true });
  const child = spawn("sh", [join(dir, "deploy/proxy.sh")], {
    env: { ...process.env, NEXTAUTH_URL: "https://dakhila.example/" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (text) => (said += String(text)));
  const ended = new Promise((resolve) => child.once("close", resolve));
  type Answer = { status: number; location?: string; body: string };
  const ask = (address: string) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = { host: "evil.example" };
      const take = async (answer: IncomingMessage) =>
        resolve({ status: answer.statusCode!, location: answer.headers.location, body: await textOf(answer) });
      const sent = address.startsWith("https")
        ? requestSecure(address, { headers, ca: readFileSync(certificate!), servername: "localhost" }, take)
        : request(address, { headers }, take);
      sent.once("error", reject).end();
    });
  try {
    let first: Answer | undefined;
    while (!first && child.exitCode === null)
      first = await ask(`http://127.0.0.1:${plain}/a?b=1`).catch(
        () => new Promise<undefined>((go) => setTimeout(go, 50)),
      );
    expect([first?.status, first?.location, said]).toEqual([308, "https://dakhila.example/a?b=1", ""]);
    expect(await ask(`https://127.0.0.1:${secure}/`)).toMatchObject({
      status: 502,
      body: expect.stringContaining(serverFailed()) as string,
    });
    expect((await ask(`https://127.0.0.1:${secure}/api/revalidate`)).status).toBe(404);
  } finally {
    child.kill("SIGTERM");
    await ended;
    rmSync(dir, { recursive: true, force: true });
  }
});
