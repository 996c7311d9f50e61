import { connection } from "next/server";

/**
 * For whoever starts this process again when it hangs: it answers, and asks nothing else. Hence outside the wrapper.
 */
export async function GET() {
  // An answer that was made while building would be given by a dead app too.
  await connection();
  return Response.json({ alive: true }, { headers: { "cache-control": "no-store" } });
}
