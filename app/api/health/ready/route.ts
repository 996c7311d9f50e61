import { connection } from "next/server";
import { isDiskLow, readiness } from "@/lib/health/data";

/**
 * For whoever shares visitors out among processes: 200 while this one can do its work, else 503 and what it lacks. A
 * disk that takes no more uploads is told, and ends nobody's visit: all else works, and the disk may be everybody's.
 */
export async function GET() {
  await connection();
  const [lacks, isLow] = await Promise.all([readiness(), isDiskLow()]);
  return Response.json(
    { ready: lacks === null, lacks, low: isLow ? "disk" : null },
    { status: lacks === null ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
