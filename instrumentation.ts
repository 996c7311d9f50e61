/**
 * Runs once when a server starts. Wrong settings end it here, with one line for each, before it answers anybody.
 * A build reads the same modules but must not stay connected to the database.
 */
export async function register() {
  // Spelled as a block on its own, so that the bundle for the Edge runtime leaves the imports out.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    if (process.env.NEXT_PHASE === "phase-production-build") return;
    await import("@/lib/env").catch(endFor);
    const { allowOnlyJpegAndPng } = await import("@/lib/uploads/picture-formats");
    allowOnlyJpegAndPng();
    const { listenForChanges } = await import("@/lib/content/listener");
    const { ownOrigin } = await import("@/lib/content/own-origin");
    // HOST is what our start script passes on to Next; Next writes the port it answers on into PORT before this runs.
    listenForChanges(ownOrigin(process.env.HOST, process.env.PORT));
  }
}

/** Next would log the error and go on, answering every call with a failure. */
function endFor(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
