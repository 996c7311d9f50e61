// Serves the production build; needs the app's whole environment. tsx loads server/ and what it takes of lib/.
import { EventEmitter } from "node:events";
import { fileURLToPath } from "node:url";
import next from "next";
import { tsImport } from "tsx/esm/api";

const root = fileURLToPath(new URL("..", import.meta.url));
const { HOST: hostname = "127.0.0.1", PORT = 3000 } = process.env;
const port = Number(PORT);
// Next reads its own configuration, which tsx would not find for it. It would put a listener for upgraded connections
// on our server, past every check of a request.
const nextApp = next({ dev: false, dir: root, hostname, port, httpServer: new EventEmitter() });
await nextApp.prepare();
const { serveSite } = await tsImport("./main.ts", { parentURL: import.meta.url, tsconfig: `${root}tsconfig.json` });
serveSite({ root, hostname, port, nextApp });
