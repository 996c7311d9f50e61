// Loaded into an instance of the app by a test (node --expose-gc --import): at SIGUSR2 it collects what is free, and
// writes what is left into the file that MEMORY_REPORT names.
import { renameSync, writeFileSync } from "node:fs";

process.on("SIGUSR2", async () => {
  // What one collection lets go of may be freed only by the next.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const resources = {};
  for (const name of process.getActiveResourcesInfo()) resources[name] = (resources[name] ?? 0) + 1;
  const half = `${process.env.MEMORY_REPORT}.half`;
  writeFileSync(half, JSON.stringify({ ...process.memoryUsage(), resources }));
  renameSync(half, process.env.MEMORY_REPORT);
});
