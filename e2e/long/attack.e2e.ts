import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

// The campaigns of `npm run attack` in short, on the app that the other tests use: from addresses of their own, so that
// no limit is used up for these. Another seed every day finds in time what one draw leaves out.

const DAY = Math.floor(Date.now() / 86_400_000);

test("the campaigns in short: nothing gives way", async () => {
  const args = ["--conditions=react-server", "--import", "tsx", "tools/attack/main.ts", "--short", `--seed=${DAY}`];
  const own = JSON.parse(process.env.E2E_APP_ENV!) as Record<string, string>;
  const log = join(process.env.E2E_DATA_DIR!, "logs", "attack.log");
  const child = spawn(process.execPath, [...args, `--log=${log}`], {
    env: { ...own, ...process.env, NODE_ENV: "test" },
    stdio: "pipe",
  });
  let said = "";
  for (const out of [child.stdout, child.stderr]) out.on("data", (text) => (said += String(text)));
  const code = await new Promise((resolve) => child.once("exit", resolve));
  console.log(said);
  expect(code, said).toBe(0);
});
