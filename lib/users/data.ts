import "server-only";
import { db } from "@/lib/db";
import type { ProvenStudent } from "@/lib/session/proven";

/** What an account's own page may know of it: the "user object" of SPEC section 3. */
export type PublicUser = { userId: string; name: string; email: string; phone: string | null };

export const publicUser = (row: { id: string; name: string; email: string; phone: string | null }): PublicUser => ({
  userId: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
});

/** The account that has both, or null. @param phone +91 and ten digits */
export function accountOf(email: string, phone: string) {
  return db.user.findFirst({
    where: { email, phone },
    select: { id: true, name: true, email: true, phone: true, googleSub: true },
  });
}

/** Whether the student agreed to have papers read by machine. */
export const readsPapers = async ({ id }: ProvenStudent) =>
  (await db.user.findUnique({ where: { id }, select: { readsPapers: true } }))?.readsPapers === true;
