import { collectWhenIdle } from "@/lib/uploads/server/collect-when-idle";

// A process that drops something, and does nothing more; it tells its parent when that was collected.
// Kept here: a registry that is gone itself tells nobody.
const registry = new FinalizationRegistry((what: string) => process.send!(what));
registry.register({ left: "behind" }, "collected");
if (process.argv[2] === "after-upload") collectWhenIdle();
setInterval(() => registry, 60_000);
