/**
 * What a server does at its start. Wrong settings, and keys that do not open what is stored, end it here
 * with a sentence for each, before it answers anybody.
 */
export async function startUp() {
  await import("@/lib/env").catch(endFor);
  const { allowOnlyJpegAndPng } = await import("@/lib/uploads/server/picture-formats");
  allowOnlyJpegAndPng();
  const { storedProblem } = await import("@/lib/uploads/server/at-start");
  const { secretProblem } = await import("@/lib/leads/secret-check");
  const [stored, secret] = await Promise.all([storedProblem(), secretProblem()]);
  const problem = stored ?? secret;
  if (problem) endFor(new Error(problem));
  const { listenForChanges } = await import("@/lib/content/listener");
  const { ownOrigin } = await import("@/lib/content/own-origin");
  // HOST is what our start script passes on to Next; Next writes the port it answers on into PORT before this runs.
  listenForChanges(ownOrigin(process.env.HOST, process.env.PORT));
  const { startNewsWorker } = await import("@/lib/notifications/news-worker");
  const { startMorningWorker } = await import("@/lib/notifications/morning-worker");
  const { startSweeping } = await import("@/lib/uploads/server/sweep");
  const { writeDenied } = await import("@/lib/http/denied");
  const [endNews, endMornings, endSweeping] = [startNewsWorker(), startMorningWorker(), startSweeping()];
  const { listedIds } = await import("@/lib/lenders/listed");
  // For server/main.ts: which ids of lenders it lets through, and what it waits for before it ends the process.
  Object.assign(globalThis, {
    readListedLenders: listedIds,
    stopNewsWorker: async () => {
      endMornings();
      endSweeping();
      await Promise.all([endNews(), writeDenied()]);
    },
  });
}

/** Next would log the error and go on, answering every call with a failure. */
function endFor(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
