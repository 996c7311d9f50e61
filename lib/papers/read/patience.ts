import { setTimeout as pause } from "node:timers/promises";

const PATIENCE_MS = 2_500;
/** As long as an upload waits for the reading of its paper, also behind others that hold it up. */
export const patience = () => pause(PATIENCE_MS, undefined, { ref: false });
