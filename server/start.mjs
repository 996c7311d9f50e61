// Serves the production build; needs the app's whole environment. tsx loads server/ and what it takes of lib/.
import { fileURLToPath } from "node:url";
import { tsImport } from "tsx/esm/api";

const root = fileURLToPath(new URL("..", import.meta.url));
const { serveSite } = await tsImport("./main.ts", { parentURL: import.meta.url, tsconfig: `${root}tsconfig.json` });
await serveSite(root);
