import { randomBytes } from "node:crypto";
import type { Prisma } from "@/lib/generated/prisma/client";
import { shareLinkCookie } from "@/lib/session/cookie";
import { secretHash } from "@/lib/session/secret-hash";
import { db } from "@/tests/factories/database";

export type OpenedShareLink = {
  passId: string;
  token: string;
  cookie: string;
};

/** All parts of a student's file, opened in a browser without the screens and codes, which have tests of their own. */
export async function newOpenedShareLink(
  of: { userId: string; caseId: string },
  overrides: Partial<Prisma.PassUncheckedCreateInput> = {},
): Promise<OpenedShareLink> {
  const { id: passId } = await db.pass.create({
    data: {
      kind: "lender",
      name: "A. Shah",
      parts: ["you", "study", "money", "coApplicants"],
      secretHash: new Uint8Array(randomBytes(32)),
      shortHash: new Uint8Array(randomBytes(32)),
      codeHash: new Uint8Array(randomBytes(32)),
      expiresAt: new Date(Date.now() + 86_400_000),
      openedAt: new Date(),
      ...of,
      ...overrides,
    },
    select: { id: true },
  });
  const token = randomBytes(32).toString("base64url");
  await db.passVisit.create({ data: { passId, tokenHash: secretHash(token) } });
  return { passId, token, cookie: `${shareLinkCookie(passId)}=${token}` };
}
