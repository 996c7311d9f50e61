// Serves the built site of this folder with Next alone, for comparison; says its port to who has started it.
import { createServer } from "node:http";
import { EventEmitter } from "node:events";
import next from "next";

const app = next({ dev: false, dir: process.argv[2], httpServer: new EventEmitter() });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer((request, response) => void handle(request, response));
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
// Nobody asks any more.
process.on("disconnect", () => process.exit(0));
