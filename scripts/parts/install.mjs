import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { waitForLock } from "./lock.mjs";
import { run, runTool } from "./processes.mjs";
import { dataDir, fingerprint, makeDir, readText, root, tools } from "./project.mjs";
import { say, step, CliError } from "./say.mjs";
import { removeSourceMaps } from "./source-maps.mjs";

/** Each only when what it is made from has changed. @param extra work that must not happen twice at once */
export async function install(extra) {
  makeDir(dataDir, 0o755);
  const logs = makeDir(join(dataDir, "logs"));
  const turn = await waitForLock(join(dataDir, "setup.lock"));
  try {
    await installPackages(join(logs, "install.log"));
    await generateClient(join(logs, "prisma.log"));
    await extra?.(logs);
  } finally {
    turn.release();
  }
}

async function installPackages(log) {
  const wanted = fingerprint(readText(join(root, "package-lock.json")), process.platform, process.arch);
  const stamp = join(root, "node_modules/.dakhila");
  if (readText(stamp) === wanted) return;
  if (!existsSync(stamp) && installedByHand()) return note(stamp, wanted);
  makeDir(root, 0o755);
  say("The first start takes some minutes; later ones take seconds.");
  await step("Installing packages", async () => {
    // No package needs its install script here, and one of them (re2, never used) would compile for minutes.
    const args = ["ci", "--include=dev", "--include=optional", "--ignore-scripts", "--no-audit", "--no-fund"];
    const npm = process.env.npm_execpath;
    const env = { ...process.env, NODE_ENV: "development" };
    const code = npm?.endsWith(".js")
      ? await run(process.execPath, [npm, ...args], { log, env })
      : await run("npm", args, { log, env, shell: process.platform === "win32" });
    if (code !== 0)
      throw new CliError(
        "The packages could not be installed: read npm's last lines above, check the network, then try again.",
        log,
      );
    removeSourceMaps(join(root, "node_modules"));
    note(stamp, wanted);
  });
}

function note(stamp, wanted) {
  try {
    writeFileSync(stamp, wanted);
  } catch (error) {
    if (!["EACCES", "EPERM", "EROFS"].includes(error.code)) throw error;
  }
}

/** Whether somebody ran npm themselves after the last change of package-lock.json, and left nothing out. */
function installedByHand() {
  const done = join(root, "node_modules/.package-lock.json");
  if (!existsSync(done) || statSync(done).mtimeMs < statSync(join(root, "package-lock.json")).mtimeMs) return false;
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return Object.keys({ ...dependencies, ...devDependencies }).every((name) =>
    existsSync(join(root, "node_modules", name, "package.json")),
  );
}

async function generateClient(log) {
  const made = join(root, "lib/generated/prisma");
  const stamp = join(made, ".made-from");
  const wanted = fingerprint(
    readText(join(root, "prisma/schema.prisma")),
    readText(join(root, "node_modules/prisma/package.json")),
  );
  if (readText(stamp) === wanted) return;
  await step("Generating the database client", () =>
    runTool(tools.prisma, ["generate"], {
      log,
      sentence: "The database client could not be generated: correct prisma/schema.prisma as said above.",
    }),
  );
  writeFileSync(stamp, wanted);
}
