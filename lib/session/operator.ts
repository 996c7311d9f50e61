import "server-only";
import { db } from "@/lib/db";
import type { ProvenStudent } from "./proven";

/**
 * A student whose file is read on the server itself, by a command of whoever runs it and never by a request: it is her
 * own copy (npm run export).
 */
export async function studentForOperator(id: string): Promise<ProvenStudent> {
  const found = await db.user.findUniqueOrThrow({
    where: { id },
    select: { id: true, name: true, email: true, phone: true },
  });
  return found as ProvenStudent;
}
