import { tail } from "../../scripts/parts/logs.mjs";
import { unitsAlone } from "./parts.mjs";

export default async function setUp() {
  // The app's threads are bundled by its build; here the workers load them from their sources.
  if (!process.execArgv.includes("tsx/cjs")) process.execArgv.push("--require", "tsx/cjs");
  if (process.env.TEST_ADMIN_DATABASE_URL) return;
  try {
    Object.assign(process.env, await unitsAlone());
  } catch (error) {
    if (error.log) error.message += `\n${tail(error.log)}`;
    throw error;
  }
}
