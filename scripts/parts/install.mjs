import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { waitForLock } from "./lock.mjs";
import { run, runTool } from "./processes.mjs";
import { dataDir, fingerprint, isImage, makeDir, readText, root, tools } from "./project.mjs";
import { say, step, CliError } from "./say.mjs";

/** Each only when what it is made from has changed. @param extra work that must not happen twice at once */
export async function install(extra) {
  // Nor is there a turn to wait for: containers share the folder of locks, and each calls its own process number 1.
  if (isImage) return;
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
  const modules = join(root, "node_modules");
  if (areInstalled(modules)) return;
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
    removeSourceMaps(modules);
  });
}

/** Whether npm's own note of what it has installed, by whomever, names all that package-lock.json does. */
function areInstalled(modules) {
  const packagesOf = (file) => JSON.parse(readText(file) || "{}").packages ?? {};
  const installed = packagesOf(join(modules, ".package-lock.json"));
  // What is optional may be for other machines.
  return Object.entries(packagesOf(join(root, "package-lock.json"))).every(
    ([path, { version, optional, devOptional }]) =>
      path === "" || optional || devOptional || installed[path]?.version === version,
  );
}

/** Deletes what is for whoever debugs a package: a fifth of their bytes. Nothing that runs or is tested reads it. */
export function removeSourceMaps(folder) {
  for (const path of readdirSync(folder, { recursive: true }))
    if (/\.(?:[cm]?[jt]s|css)\.map$/.test(path)) rmSync(join(folder, path));
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
