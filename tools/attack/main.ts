// The campaigns against an instance that runs, each with what it counted. Started by tools/attack.mjs, which also
// starts the instance, and in a short form by e2e/long/attack.e2e.ts. The environment says where the instance is.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { db, pool } from "@/tests/factories/database";
import { beginLog, type CampaignOptions, type CampaignResult } from "./campaign";
import { floods } from "./floods";
import { fuzz } from "./fuzz";
import { limits } from "./limits";
import { accessMatrix } from "./matrix";
import { hostileUploads } from "./uploads";

const CAMPAIGNS: Record<string, (order: CampaignOptions, log: string) => Promise<CampaignResult>> = {
  matrix: accessMatrix,
  limits,
  floods,
  files: hostileUploads,
  fuzz,
};

const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    seed: { type: "string", default: "1" },
    requests: { type: "string", default: "84000" },
    minutes: { type: "string", default: "60" },
    only: { type: "string", default: Object.keys(CAMPAIGNS).join(",") },
    log: { type: "string", default: join(process.env.E2E_DATA_DIR!, "attack.log") },
  },
});
const order: CampaignOptions = {
  seed: Number(values.seed),
  isShort: values.short,
  requests: Number(values.requests),
  deadline: performance.now() + Number(values.minutes) * 60_000,
};

const number = (value: number) => value.toLocaleString("en-IN").padStart(9);
function say({ name, checks, failed, took, notes, isCut }: CampaignResult) {
  const seconds = `${(took / 1000).toFixed(1)} s`.padStart(9);
  console.log(
    `${name.padEnd(16)}${number(checks)}${number(checks - failed)}${number(failed)}${seconds}${isCut ? "  cut by time" : ""}`,
  );
  for (const note of notes) console.log(`  ${note}`);
}

async function main() {
  beginLog(values.log, { seed: order.seed, isShort: order.isShort });
  console.log(`Seed ${order.seed}. What fails stands in ${values.log}`);
  console.log(
    `${"campaign".padEnd(16)}${"checks".padStart(9)}${"held".padStart(9)}${"failed".padStart(9)}${"time".padStart(9)}`,
  );
  let failed = 0;
  for (const name of values.only.split(",")) {
    const campaign = CAMPAIGNS[name];
    if (!campaign) throw new Error(`There is no campaign "${name}": ${Object.keys(CAMPAIGNS).join(", ")}.`);
    const outcome = await campaign(order, values.log);
    failed += outcome.failed;
    say(outcome);
  }
  await db.$disconnect();
  await pool.end();
  return failed > 0 ? 1 : 0;
}
main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
