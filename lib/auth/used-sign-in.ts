import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
import { Refusal } from "@/lib/http/refusal";
import { secretHash } from "@/lib/session/secret-hash";
import { CLOCK_TOLERANCE, PROOF_SECONDS } from "./identity-token";
import { NOT_PROVEN } from "./sign-in-refusal";

const TAKEN_FOR = (PROOF_SECONDS + 2 * CLOCK_TOLERANCE) * 1000;

/**
 * Uses a sign-in up: one session, or another for the same browser after a lost answer. @throws Refusal 401
 * @param use opens: the session's id; browser: its secret, or null
 */
export async function takeSignIn(
  tx: Prisma.TransactionClient,
  { signIn, opens, browser }: { signIn: string; opens: string; browser: string | null },
) {
  const hash = browser === null ? null : secretHash(browser);
  const use = { signIn, sessionId: opens, browser: hash, expiresAt: new Date(Date.now() + TAKEN_FOR) };
  // Of two at once the second waits here.
  const { count } = await tx.usedSignIn.createMany({ data: use, skipDuplicates: true });
  if (count === 0) await takeAgain(tx, signIn, opens, hash);
  await tx.$executeRaw`
    DELETE FROM "UsedSignIn" WHERE "signIn" IN (
      SELECT "signIn" FROM "UsedSignIn" WHERE "expiresAt" < now() LIMIT 100 FOR UPDATE SKIP LOCKED)`;
}

async function takeAgain(tx: Prisma.TransactionClient, signIn: string, opens: string, browser: Uint8Array | null) {
  const [before] = await tx.$queryRaw<{ sessionId: string }[]>`
    SELECT "sessionId" FROM "UsedSignIn" WHERE "signIn" = ${signIn} AND browser = ${browser} FOR UPDATE`;
  const { count } = before ? await tx.session.deleteMany({ where: { id: before.sessionId } }) : { count: 0 };
  if (count === 0) throw new Refusal(401, "notProven", NOT_PROVEN);
  await tx.usedSignIn.update({ where: { signIn }, data: { sessionId: opens }, select: { signIn: true } });
}
