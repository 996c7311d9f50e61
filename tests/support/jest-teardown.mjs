// In watch mode what globalSetup started stays, and ends with the process (scripts/parts/watchdog.mjs).
import { endAll } from "../../scripts/parts/processes.mjs";

export default async function tearDown({ watch, watchAll }) {
  if (!watch && !watchAll) await endAll();
}
