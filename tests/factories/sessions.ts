import { encode } from "next-auth/jwt";
import { SESSION_COOKIE } from "@/lib/session/cookie";
import { CONSENT_VERSION } from "@/lib/users/consent";
import { type connect, db } from "@/tests/factories/database";
import { newPerson, newUser, type User } from "@/tests/factories/users";

export type Session = {
  sessionId: string;
  token: string;
  cookie: string;
};

export type Student = User & Session;

/** Opens a session for an account that exists, in the database of the app under test or another one. */
export async function newSession(userId: string, database = db): Promise<Session> {
  const { id: sessionId } = await database.session.create({ data: { userId }, select: { id: true } });
  // A browser test knows the secret of the app under test; under jest the app is this process.
  const secret = (process.env.E2E_NEXTAUTH_SECRET ?? process.env.NEXTAUTH_SECRET)!;
  const token = await encode({ token: { sessionId }, secret });
  return { sessionId, token, cookie: `${SESSION_COOKIE}=${token}` };
}

/** Stores an account and logs it in, without the screens of signup, which have tests of their own. */
export async function newStudent(overrides: Parameters<typeof newUser>[0] = {}): Promise<Student> {
  const user = await newUser(overrides);
  return { ...user, ...(await newSession(user.id)) };
}

export async function newStudentIn(database: ReturnType<typeof connect>["db"]): Promise<Session & { id: string }> {
  const { digits, ...person } = newPerson();
  const now = new Date();
  const { id } = await database.user.create({
    data: {
      ...{ ...person, phone: `+91${digits}`, phoneVerifiedAt: now },
      ...{ consentVersion: CONSENT_VERSION, consentAt: now, readsPapers: true },
    },
    select: { id: true },
  });
  return { id, ...(await newSession(id, database)) };
}

export const deleteSessions = (userId: string) => db.session.deleteMany({ where: { userId } });
