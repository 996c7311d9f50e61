// jest's globalTeardown: ends what its globalSetup started. In watch mode that stays for the next time, and ends with
// the process (scripts/parts/watchdog.mjs).
import { endAll } from "../../scripts/parts/processes.mjs";

export default async function tearDown({ watch, watchAll }) {
  if (!watch && !watchAll) await endAll();
}
