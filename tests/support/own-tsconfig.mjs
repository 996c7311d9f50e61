import { existsSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { readText, root } from "../../scripts/parts/project.mjs";

/**
 * The project's settings with the route types of that build: Next would write its place into tsconfig.json.
 * @param dir the run's folder, whose build is in `next` @returns the file
 */
export function ownTsconfig(dir) {
  const file = join(dir, "tsconfig.json");
  if (existsSync(file)) return file;
  const up = relative(dir, root);
  writeFileSync(
    join(dir, "next-env.d.ts"),
    '/// <reference types="next" />\n/// <reference types="next/image-types/global" />\n',
  );
  writeFileSync(
    file,
    JSON.stringify({
      extends: `${up}/tsconfig.json`,
      include: ["next-env.d.ts", "next/types/**/*.ts", `${up}/**/*.ts`, `${up}/**/*.tsx`],
      exclude: [`${up}/node_modules`, `${up}/lib/generated`, `${up}/next-env.d.ts`],
    }),
  );
  return file;
}

/** Next notes the place of the last build in next-env.d.ts; such a run's is gone. @param name the run's folder */
export function mendNextEnv(name) {
  const file = join(root, "next-env.d.ts");
  const text = readText(file);
  if (text.includes(`${name}/next`)) writeFileSync(file, text.replaceAll(`.data/${name}/next`, ".next"));
}
