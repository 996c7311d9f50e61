// What an image starts: the built app alone, by the settings of its environment. Database, proxy and restarts are the
// operator's.
import { CliError } from "./parts/say.mjs";
import { loadSettings, notSeenTo } from "./parts/settings.mjs";

try {
  // In the form of the app's own log.
  for (const msg of notSeenTo(loadSettings()))
    process.stdout.write(`${JSON.stringify({ level: 40, time: Date.now(), msg })}\n`);
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
await import("../server/start.mjs");
