// Serves the production build; needs the app's whole environment. tsx loads server/ and what it takes of lib/.
import { EventEmitter } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import next from "next";
import { tsImport } from "tsx/esm/api";

const root = fileURLToPath(new URL("..", import.meta.url));
const { HOST: hostname = "127.0.0.1", PORT = 3000 } = process.env;
const port = Number(PORT);
// An image has no sources of Next's configuration, only what a build made of it.
const dist = join(root, process.env.NEXT_DIST_DIR ?? ".next");
const { config } = JSON.parse(readFileSync(join(dist, "required-server-files.json"), "utf8"));
const isImage = config.output === "standalone";
if (isImage) process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
const readServer = () => tsImport("./main.ts", { parentURL: import.meta.url, tsconfig: `${root}tsconfig.json` });
// Next reads its own configuration, which tsx would not find for it. It would put a listener for upgraded connections
// on our server, past every check of a request.
const nextApp = next({ dev: false, dir: root, hostname, port, httpServer: new EventEmitter() });
const prepared = nextApp.prepare();
// Beside it only where Next has no configuration to read: with that it would take tsx's way of reading away.
const beside = isImage ? readServer() : undefined;
// Told below; what is wrong with the settings Next's start says first, in a sentence.
beside?.catch(() => {});
await prepared;
try {
  const { serveSite } = await (beside ?? readServer());
  await serveSite({ root, hostname, port, nextApp });
} catch (error) {
  // Next would log it, and keep a process that answers nobody.
  console.error(error);
  process.exit(1);
}
