import { connection } from "next/server";
import { securityText } from "@/lib/http/security-text";

/** Where to report a weakness of this site (RFC 9116). Made for each request: one from a build would run out. */
export async function GET() {
  await connection();
  return new Response(securityText(new Date()), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}
