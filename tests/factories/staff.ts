import { createHash, randomBytes } from "node:crypto";
import { STAFF_COOKIE } from "@/lib/session/cookie";
import { addColleague } from "@/lib/back-office/colleagues";
import { db } from "@/tests/factories/database";
import { newPhone } from "@/tests/factories/users";

type StaffDay = {
  passId: string;
  token: string;
  cookie: string;
};

/** Adds a staff member as the command does. `digits` is the phone as it is typed. */
export async function newStaffMember({
  name = "Meera Joshi",
  phone = newPhone(),
}: { name?: string; phone?: string } = {}) {
  return { ...(await addColleague(db, { name, phone })), digits: phone.slice(3) };
}

/** A day in the back office without the code by phone, which has tests of its own. */
export async function newStaffSession(colleagueId: string, database = db): Promise<StaffDay> {
  const token = randomBytes(32).toString("base64url");
  const { id: passId } = await database.pass.create({
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
  return { passId, token, cookie: `${STAFF_COOKIE}=${token}` };
}
