// The parts of npm run bench against an instance that runs; started by tools/bench.mjs, which also starts the
// instance. The environment says where it is.
import { parseArgs } from "node:util";
import { db, pool } from "@/tests/factories/database";
import { type Bench, isMet, type Line, print } from "./measure";
import { endNextAlone, startNextAlone } from "./next-alone";
import { calls } from "./calls";
import { emi } from "./emi";
import { nginx } from "./nginx";
import { edits } from "./edits";
import { growth } from "./growth";
import { inspection } from "./inspection";
import { instances } from "./instances";
import { lenders } from "./lenders";
import { lighthouse } from "./lighthouse";
import { pages } from "./pages";
import { reading } from "./reading";
import { starts } from "./starts";
import { uploads } from "./uploads";

const PARTS: Record<string, (bench: Bench) => Promise<Line[]> | Line[]> = {
  pages,
  nginx,
  calls,
  emi,
  inspection,
  starts,
  uploads,
  reading,
  edits,
  instances,
  lenders,
  growth,
  lighthouse,
};

async function main() {
  const { values } = parseArgs({ options: { only: { type: "string", default: Object.keys(PARTS).join(",") } } });
  const bench = { alone: await startNextAlone(), app: { pid: Number(process.env.E2E_APP_PID) } };
  let missed = 0;
  for (const name of values.only.split(",")) {
    const part = PARTS[name];
    if (!part) throw new Error(`There is no part "${name}": ${Object.keys(PARTS).join(", ")}.`);
    console.log(`${name}, Node ${process.version}`);
    try {
      for (const line of await part(bench)) {
        print(line);
        if (isMet(line) === false) missed += 1;
      }
    } catch (error) {
      // The others are measured all the same.
      console.error(error);
      missed += 1;
    }
  }
  await db.$disconnect();
  await pool.end();
  return missed > 0 ? 1 : 0;
}
main()
  .finally(endNextAlone)
  .then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
