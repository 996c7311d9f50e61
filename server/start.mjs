// Serves the production build; needs the app's whole environment. tsx loads the server's own files only, not Next's.
import { fileURLToPath } from "node:url";
import { tsImport } from "tsx/esm/api";

const { serveSite } = await tsImport("./main.ts", import.meta.url);
await serveSite(fileURLToPath(new URL("..", import.meta.url)));
