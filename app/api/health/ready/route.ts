import { connection } from "next/server";
import { readiness } from "@/lib/health/data";

/** For whoever shares visitors out among processes: 200 while this one can do its work, else 503 and what it lacks. */
export async function GET() {
  await connection();
  const lacks = await readiness();
  return Response.json(
    { ready: lacks === null, lacks },
    { status: lacks === null ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
