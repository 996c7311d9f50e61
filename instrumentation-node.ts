/** What a server does at its start. Wrong settings end it here, with one line for each, before it answers anybody. */
export async function startUp() {
  await import("@/lib/env").catch(endFor);
  const { allowOnlyJpegAndPng } = await import("@/lib/uploads/server/picture-formats");
  allowOnlyJpegAndPng();
  const { listenForChanges } = await import("@/lib/content/listener");
  const { ownOrigin } = await import("@/lib/content/own-origin");
  // HOST is what our start script passes on to Next; Next writes the port it answers on into PORT before this runs.
  listenForChanges(ownOrigin(process.env.HOST, process.env.PORT));
}

/** Next would log the error and go on, answering every call with a failure. */
function endFor(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
