import { createHash, randomBytes } from "node:crypto";
import { DESK_COOKIE } from "@/lib/session/cookie";
import { db } from "@/tests/factories/database";
import { newPhone } from "@/tests/factories/users";

/** A colleague's working day at the desk: its pass, and what the cookie of its browser would hold. */
type DeskDay = {
  passId: string;
  token: string;
  /** As a request's Cookie header has it. */
  cookie: string;
};

/** Adds somebody who works here, as the command line does. */
export const newColleague = ({ name = "Meera Shah", phone = newPhone() }: { name?: string; phone?: string } = {}) =>
  db.colleague.create({ data: { name, phone } });

/** Opens the desk for a colleague until tomorrow, without the code by phone, which has tests of its own. */
export async function newDeskVisit(colleagueId: string): Promise<DeskDay> {
  const token = randomBytes(32).toString("base64url");
  const { id: passId } = await db.pass.create({
    data: {
      kind: "desk",
      name: "A day at the desk",
      colleagueId,
      expiresAt: new Date(Date.now() + 12 * 3_600_000),
      openedAt: new Date(),
      visits: { create: { tokenHash: new Uint8Array(createHash("sha256").update(token).digest()) } },
    },
    select: { id: true },
  });
  return { passId, token, cookie: `${DESK_COOKIE}=${token}` };
}
