/** A build reads the same modules but must not stay connected to the database. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    if (process.env.NEXT_PHASE === "phase-production-build") return;
    const { startUp } = await import("./instrumentation-node");
    await startUp();
  }
}
