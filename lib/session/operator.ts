import "server-only";
import { db } from "@/lib/db";
import type { ProvenStudent } from "./proven";

/** A student whose file is read by a command on the server, never by a request (npm run export). */
export async function studentForOperator(id: string): Promise<ProvenStudent> {
  const found = await db.user.findUniqueOrThrow({
    where: { id },
    select: { id: true, name: true, email: true, phone: true },
  });
  return found as ProvenStudent;
}
