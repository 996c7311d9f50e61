// What an image starts: the built app alone, by the settings of its environment. Database, proxy and restarts are the
// operator's.
import { CliError } from "./parts/say.mjs";
import { loadSettings, notSeenTo } from "./parts/settings.mjs";

// Nothing else ends what is a container's first process and says nothing of signals yet.
const SIGNALS = ["SIGTERM", "SIGINT"];
const end = () => process.exit(143);
for (const signal of SIGNALS) process.on(signal, end);

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
// It listens to them from now on, and ends in order.
for (const signal of SIGNALS) process.off(signal, end);
