// One sweep of what became old, by the app's own code, in a process of its own; started by growth.ts.
import { db, pool } from "@/lib/db";
import { sweepOld } from "@/lib/uploads/server/sweep";

async function sweep() {
  await db.$executeRaw`UPDATE "Sweep" SET at = now() - interval '1 day' WHERE name = 'recent'`;
  console.log(JSON.stringify(await sweepOld()));
  await pool.end();
}
sweep().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
