import { randomBytes, randomUUID } from "node:crypto";
import { SignJWT, UnsecuredJWT } from "jose";
import { encode } from "next-auth/jwt";
import { CSRF_COOKIE, STAFF_COOKIE, SHARE_LINK_HEADER, SESSION_COOKIE } from "@/lib/session/cookie";
import { ABSOLUTE_HOURS, IDLE_MINUTES } from "@/lib/session/limits";
import { emptyOffer } from "@/lib/offers/offer";
import { fileIdOf } from "@/lib/uploads/policy";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { db } from "@/tests/factories/database";
import { newStaffMember, newStaffSession } from "@/tests/factories/staff";
import { newLead } from "@/tests/factories/leads";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newOpenedShareLink } from "@/tests/factories/share-links";
import { newSession, newStudent, type Student } from "@/tests/factories/sessions";
import { samplePdf } from "@/tests/samples/uploads";
import type { TargetData, SenderKind } from "@/tests/security/routes";
import { fileBody, FROM_OUR_PAGE, IN_PARTS, Sender } from "./send";

/** Somebody who sends requests. */
export type Actor = {
  name: string;
  kind: SenderKind;
  headers: Record<string, string>;
  passId: string;
  /** That the cookie is one that we wrote, alive or not: all that a page of the dashboard asks for. */
  isSigned: boolean;
  sender: Sender;
};

/** Uploads a document as its student's own page does. @returns its id */
async function uploaded(student: Student, bytes: Buffer, name: string): Promise<string> {
  const sender = new Sender();
  const { status, body } = await sender.send({
    method: "POST",
    path: "/api/loanform/upload",
    headers: { ...FROM_OUR_PAGE, ...IN_PARTS, cookie: student.cookie },
    body: fileBody(bytes, name, "application/pdf"),
  });
  sender.leave();
  const id = status === 200 && fileIdOf((JSON.parse(body.toString()) as { data: { url: string } }).data.url);
  if (!id) throw new Error(`The document of the campaign was not taken (${status}).`);
  return id;
}

/** A student who has handed in: with a paper that is really there, a case with a line, and a wish for a call. */
async function newApplicant(word: string) {
  // The e-mail has not the word: whoever sends it would be allowed to hear it back.
  const student = await newStudent({ name: `Asha ${word}`, city: `${word}ville` });
  // Bytes behind the end of a PDF are kept, and can be searched for in whatever is answered.
  const paper = Buffer.concat([samplePdf(), Buffer.from(`%${word}\n`)]);
  const fileId = await uploaded(student, paper, `${word}.pdf`);
  await saveLoanForm(student.id, undefined, {
    complete: true,
    change: {
      generalDetails: { lastName: word, city: word },
      kycDetails: { panCard: `/api/files/${fileId}` },
    },
  });
  const { reference } = await db.loanForm.findUniqueOrThrow({ where: { userId: student.id } });
  const caseId = await newCase(student.id, { lenderName: `${word} Bank` });
  await newCaseEvent("student", { caseId, kind: "spoke", happenedOn: new Date("2026-11-03"), note: word });
  await db.loanOffer.create({ data: { caseId, answers: { ...emptyOffer(), lenderName: word, proposalNumber: word } } });
  const { id: leadId } = await newLead({ name: `Asha ${word}`, email: student.email, phone: student.phone! });
  const pass = () => newOpenedShareLink({ userId: student.id, caseId });
  return { ...student, fileId, reference, caseId, leadId, pass };
}

/** Other secrets than the site's sign these, other bytes than the site's stand in these. */
async function forged({ token, sessionId }: Student): Promise<Record<string, Record<string, string>>> {
  const cookie = (value: string, name = SESSION_COOKIE) => ({ cookie: `${name}=${value}` });
  const other = randomBytes(32);
  const half = token.length >> 1;
  const bent = (at: number) => token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
  return {
    "no algorithm": cookie(new UnsecuredJWT({ sessionId }).setIssuedAt().setExpirationTime("1h").encode()),
    "signed only": cookie(await new SignJWT({ sessionId }).setProtectedHeader({ alg: "HS256" }).sign(other)),
    "another key": cookie(await encode({ token: { sessionId }, secret: other.toString("base64url") })),
    cut: cookie(token.slice(0, -10)),
    "a bent byte": cookie(bent(half)),
    "a bent head": cookie(bent(3)),
    "the session's number itself": cookie(sessionId),
    "in pieces": {
      cookie: `${SESSION_COOKIE}.0=${token.slice(0, half)}; ${SESSION_COOKIE}.1=${token.slice(half)}`,
    },
    "as a bearer": { authorization: `Bearer ${token}` },
    "under next-auth's name": cookie(token, "__Secure-next-auth.session-token"),
    "under the name without its prefix": cookie(token, "dakhila.session"),
    "in the name of the csrf cookie": cookie(token, CSRF_COOKIE),
    "as the desk's": cookie(token, STAFF_COOKIE),
  };
}

/** Everybody who tries to get at one student, and by what words. */
export async function everybody() {
  const word = `zzcanary${randomBytes(4).toString("hex")}`;
  const asha = await newApplicant(word);
  const ravi = await newApplicant(`ravi${randomBytes(4).toString("hex")}`);
  const past = new Date(Date.now() - 1000);
  const idleSince = new Date(Date.now() - (IDLE_MINUTES + 1) * 60_000);
  const [officer, other, expired, revoked, idleOfficer] = [
    await asha.pass(),
    await ravi.pass(),
    await asha.pass(),
    await asha.pass(),
    await asha.pass(),
  ];
  await db.pass.update({ where: { id: expired.passId }, data: { expiresAt: past } });
  await db.pass.update({ where: { id: revoked.passId }, data: { revokedAt: past } });
  await db.passVisit.updateMany({ where: { passId: idleOfficer.passId }, data: { lastSeenAt: idleSince } });

  const days = await Promise.all(
    ["Meera Joshi", "Nita Rao", "Uma Das", "Lata Pal"].map(async (name) =>
      newStaffSession((await newStaffMember({ name })).id),
    ),
  );
  const [day, opened, dayOver, removed] = days as [
    (typeof days)[0],
    (typeof days)[0],
    (typeof days)[0],
    (typeof days)[0],
  ];
  await db.deskOpening.create({ data: { passId: opened.passId, userId: asha.id, purpose: "checkPapers" } });
  await db.pass.update({ where: { id: dayOver.passId }, data: { expiresAt: past } });
  const gone = await db.pass.findUniqueOrThrow({ where: { id: removed.passId } });
  await db.colleague.update({ where: { id: gone.colleagueId! }, data: { removedAt: past } });

  const [idle, old, loggedOut] = [await newSession(asha.id), await newSession(asha.id), await newSession(asha.id)];
  await db.session.update({ where: { id: idle.sessionId }, data: { lastSeenAt: idleSince } });
  const yesterday = new Date(Date.now() - (ABSOLUTE_HOURS * 60 + 1) * 60_000);
  await db.session.update({ where: { id: old.sessionId }, data: { createdAt: yesterday } });
  await db.session.delete({ where: { id: loggedOut.sessionId } });

  const actor = (name: string, kind: SenderKind, headers: Record<string, string>, passId = officer.passId): Actor => ({
    ...{ name, kind, headers, passId },
    isSigned: new RegExp(`(^|; )${SESSION_COOKIE}=`).test(headers.cookie ?? "") && !name.startsWith("forged"),
    sender: new Sender(),
  });
  const byPass = (name: string, kind: SenderKind, cookie: string, passId: string) =>
    actor(name, kind, { cookie, [SHARE_LINK_HEADER]: passId }, passId);
  const renamed = (cookie: string, token: string) => cookie.replace(/=.*/, `=${token}`);

  const actors: Actor[] = [
    actor("the student", "owner", { cookie: asha.cookie }),
    actor("a stranger", "nobody", {}),
    actor("another student", "student", { cookie: ravi.cookie }),
    actor("the student after logging out", "nobody", { cookie: loggedOut.cookie }),
    actor("the student after half an hour", "nobody", { cookie: idle.cookie }),
    actor("the student after twelve hours", "nobody", { cookie: old.cookie }),
    ...Object.entries(await forged(asha)).map(([how, headers]) => actor(`forged: ${how}`, "nobody", headers)),
    byPass("the officer", "officer", officer.cookie, officer.passId),
    byPass("another's officer", "otherOfficer", other.cookie, other.passId),
    byPass("another's officer who names the student's link", "nobody", other.cookie, officer.passId),
    byPass(
      "another's officer in the student's link's name",
      "nobody",
      renamed(officer.cookie, other.token),
      officer.passId,
    ),
    byPass("an officer whose pass is over", "nobody", expired.cookie, expired.passId),
    byPass("an officer whose pass was stopped", "nobody", revoked.cookie, revoked.passId),
    byPass("an officer after half an hour", "nobody", idleOfficer.cookie, idleOfficer.passId),
    actor("a colleague", "staff", { cookie: day.cookie }),
    actor("a colleague who opened the file", "opened", { cookie: opened.cookie }),
    actor("a colleague of yesterday", "nobody", { cookie: dayOver.cookie }),
    actor("a colleague who left", "nobody", { cookie: removed.cookie }),
    actor("an officer's token as the desk's", "nobody", { cookie: `${STAFF_COOKIE}=${officer.token}` }),
    byPass("a colleague's token as an officer's", "nobody", renamed(officer.cookie, day.token), officer.passId),
    actor("forged: a made-up number", "nobody", { cookie: `${SESSION_COOKIE}=${randomUUID()}` }),
  ];
  const targetOf = (passId: string): TargetData => ({
    ...{ userId: asha.id, email: asha.email, caseId: asha.caseId, reference: asha.reference },
    ...{ fileId: asha.fileId, leadId: asha.leadId, passId },
  });
  return { actors, targetOf, asha, ravi, words: [word, asha.id, asha.digits, asha.email] };
}
export type Everybody = Awaited<ReturnType<typeof everybody>>;

/** Everything of a student that anybody could change. Looks move the clocks of visits, which are left out. */
export async function rowsOf({ id }: { id: string }) {
  const byId = { orderBy: { id: "asc" } } as const;
  const of = { where: { userId: id } };
  const yesterday = new Date(Date.now() - (ABSOLUTE_HOURS - 1) * 3_600_000);
  return JSON.stringify(
    await Promise.all([
      db.user.findUnique({ where: { id } }),
      db.loanForm.findUnique({ where: { userId: id } }),
      db.storedFile.findMany({ where: { ownerId: id }, ...byId }),
      db.lenderCase.findMany({ ...of, ...byId, include: { events: byId } }),
      db.keyDate.findMany(of),
      db.pass.findMany({ ...of, ...byId }),
      db.consentEvent.findMany({ ...of, ...byId }),
      db.paperCheck.findMany({ ...of, ...byId }),
      // Those that are over are swept away meanwhile.
      db.session.count({ where: { userId: id, createdAt: { gt: yesterday } } }),
    ]),
  );
}
