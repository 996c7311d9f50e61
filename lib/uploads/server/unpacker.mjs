import { inflateSync } from "node:zlib";

/** Milliseconds without work after which this process ends; the next work starts another one. */
const IDLE_MS = 60_000;

const idle = setTimeout(() => process.exit(), IDLE_MS);
process.on("disconnect", () => process.exit());
process.on("message", ({ bytes, limit }) => {
  idle.refresh();
  process.send(unpacked(bytes, limit));
});

function unpacked(bytes, limit) {
  try {
    return inflateSync(bytes, { maxOutputLength: limit });
  } catch {
    return null;
  }
}
