import { type ChildProcess, execFile, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const root = process.cwd();

const env = { ...process.env, NODE_ENV: "production" as const, NEXT_DIST_DIR: "", NEXT_TELEMETRY_DISABLED: "1" };
let child: ChildProcess | undefined;

/** The yardstick: Next alone with an empty page (/) and an empty call (/call), in a process of its own. */
export async function startNextAlone(): Promise<{ site: URL; pid: number }> {
  const dir = join(process.env.E2E_DATA_DIR!, "next-alone");
  cpSync(join(root, "tools/bench/next-alone"), dir, { recursive: true });
  writeFileSync(join(dir, "package.json"), "{}");
  writeFileSync(
    join(dir, "next.config.mjs"),
    `export default { turbopack: { root: ${JSON.stringify(root)} }, poweredByHeader: false };\n`,
  );
  await promisify(execFile)(process.execPath, [join(root, "node_modules/next/dist/bin/next"), "build", dir], { env });
  child = fork(join(dir, "serve.mjs"), [dir], { env, execArgv: [] });
  const [port] = (await once(child, "message")) as [number];
  return { site: new URL(`http://127.0.0.1:${port}`), pid: child.pid! };
}

export const endNextAlone = () => child?.kill();
