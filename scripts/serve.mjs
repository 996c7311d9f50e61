// What an image starts: the built app alone, by the settings of its environment. Database, proxy and restarts are the
// operator's.
import { CliError } from "./parts/say.mjs";
import { loadSettings } from "./parts/settings.mjs";

try {
  loadSettings();
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
await import("../server/start.mjs");
