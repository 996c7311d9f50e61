import { cpSync, existsSync, renameSync } from "node:fs";
import { join, relative } from "node:path";
import { runTool } from "../../scripts/parts/processes.mjs";
import { dataDir, makeDir, root, tools } from "../../scripts/parts/project.mjs";
import { ownTsconfig } from "./own-tsconfig.mjs";

const cachedIn = (file) => ["--cache", "--cache-strategy=content", `--cache-location=${file}`];

/** @param run dir, buildDir, isBuilt, checks: environment with a database @returns for each step what makes it */
export function sourceChecks({ dir, buildDir, isBuilt, checks }) {
  const kept = makeDir(join(dataDir, "caches"));
  /** On a copy, moved into place as a whole: runs beside one another never read half of it. */
  async function withCache(name, work) {
    const [from, own] = [join(kept, name), join(dir, name)];
    if (existsSync(from)) cpSync(from, own);
    await work(own);
    if (existsSync(own)) renameSync(own, from);
  }
  const tsconfig = () => ownTsconfig(buildDir);

  return {
    lint: (log) =>
      withCache("eslint.json", (cache) =>
        runTool(tools.eslint, [".", "--max-warnings", "0", "--ignore-pattern", ".data/", ...cachedIn(cache)], {
          log,
          sentence: "Lint found something.",
        }),
      ),
    format: (log) =>
      withCache("prettier.json", (cache) =>
        runTool(tools.prettier, ["--check", "--log-level=warn", ".", ...cachedIn(cache)], {
          log,
          sentence: "Some files are not formatted: npm run format.",
        }),
      ),
    unused: (log) => runTool(tools.knip, ["--no-progress"], { log, sentence: "Something is not used by anything." }),
    types: async (log) => {
      const env = {
        ...process.env,
        NODE_ENV: "production",
        NEXT_TELEMETRY_DISABLED: "1",
        NEXT_DIST_DIR: relative(root, join(buildDir, "next")),
        NEXT_TSCONFIG: relative(root, tsconfig()),
      };
      if (!isBuilt)
        await runTool(tools.next, ["typegen"], { env, log, sentence: "The route types could not be generated." });
      await withCache("types.json", (cache) =>
        // More threads do half of it twice, and the cores have other steps to do.
        runTool(tools.tsc, ["--noEmit", "--singleThreaded", "-p", tsconfig(), "--tsBuildInfoFile", cache], {
          log,
          keep: true,
          sentence: "The types do not fit.",
        }),
      );
    },
    migrations: (log) =>
      runTool(tools.tsx, [join(root, "prisma/migrate.ts"), "--check"], {
        env: checks,
        log,
        sentence: "The migrations do not build the schema.",
      }),
    facts: (log) =>
      runTool(tools.tsx, [join(root, "prisma/check-facts.ts")], {
        env: checks,
        log,
        sentence: "Some seeded facts are to be mended.",
      }),
  };
}
