/**
 * Runs once when a server starts. A build reads the same modules but must not stay connected to the database.
 * What needs Node stands in a file of its own, which the bundle for the Edge runtime leaves out.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    if (process.env.NEXT_PHASE === "phase-production-build") return;
    const { startUp } = await import("./instrumentation-node");
    await startUp();
  }
}
