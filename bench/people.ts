import { newSession } from "@/tests/factories/sessions";
import { newPerson } from "@/tests/factories/users";
import { type connect } from "@/tests/factories/database";
import { CONSENT_VERSION } from "@/lib/users/consent";

type Database = ReturnType<typeof connect>["db"];

/** Somebody who is logged in, in any database. */
export async function newStudentIn(database: Database) {
  const { digits, ...person } = newPerson();
  const now = new Date();
  const { id } = await database.user.create({
    data: {
      ...person,
      phone: `+91${digits}`,
      phoneVerifiedAt: now,
      consentVersion: CONSENT_VERSION,
      consentAt: now,
    },
    select: { id: true },
  });
  const { cookie } = await newSession(id, database);
  return { id, cookie };
}
