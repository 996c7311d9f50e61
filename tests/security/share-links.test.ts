import type { NextRequest } from "next/server";
import { db } from "@/lib/db";
import { type Access } from "@/lib/http/visitor";
import { accessOf } from "@/lib/http/route";
import { STAFF_COOKIE, SHARE_LINK_HEADER } from "@/lib/session/cookie";
import { IDLE_MINUTES } from "@/lib/session/limits";
import { fileIdsIn, fromStored } from "@/lib/loan-form/record";
import { apiRoutes, routeModule } from "@/tests/api-routes";
import { newCase } from "@/tests/factories/cases";
import { newStaffMember, newStaffSession } from "@/tests/factories/staff";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newOpenedShareLink } from "@/tests/factories/share-links";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { requestTo } from "@/tests/requests";

// Who may call what, with passes as actors: every route of the app by everybody, found by walking the folder.

type Segment = { params: Promise<Record<string, string>> };
type Handler = (request: NextRequest, segment: Segment) => Promise<Response>;
/** Who sends a request: the headers that say so, and the pass that an address names. */
type Actor = { headers: Record<string, string>; passId: string; isA?: Exclude<Access, "anyone"> };

/** GET routes for private files, and what their addresses name. Any other route with a GET refuses it. */
const FILES: Record<string, Exclude<Access, "anyone">> = {
  "files/[id]": "student",
  "papers/application": "student",
  "papers/checklist": "student",
  "pack/[pass]/files/[id]": "lender",
  "pack/[pass]/application": "lender",
  "pack/[pass]/papers": "lender",
  "desk/files/[id]": "staff",
};
/** Needs no one: public lists, and what has tests of its own. */
const PUBLIC = /^(auth\/|countries|faqs|health|loanpartners|pin-codes|revalidate|settings)/;

let asha: Student;
let ravi: Student;
let actors: Record<string, Actor>;
let file: string;
let caseId: string;
const openedFor = async (student: Student) => {
  await saveLoanForm(student.id, undefined, {
    complete: true,
    change: { generalDetails: { firstName: student.name.split(" ")[1] } },
  });
  const owned = await newCase(student.id, { lenderName: `${student.name} Bank` });
  return { owned, open: () => newOpenedShareLink({ userId: student.id, caseId: owned }) };
};

beforeAll(async () => {
  asha = await newStudent({ name: "Asha Canary", city: "Canaryville" });
  ravi = await newStudent({ name: "Ravi Other" });
  const ashas = await openedFor(asha);
  const ravis = await openedFor(ravi);
  caseId = ashas.owned;
  file = [...fileIdsIn(fromStored(await db.loanForm.findUniqueOrThrow({ where: { userId: asha.id } })))][0]!;
  const [officer, other, expired, revoked, idle] = await Promise.all(
    [ashas, ravis, ashas, ashas, ashas].map(({ open }) => open()),
  );
  const past = new Date(Date.now() - 1000);
  await db.pass.update({ where: { id: expired!.passId }, data: { expiresAt: past } });
  await db.pass.update({ where: { id: revoked!.passId }, data: { revokedAt: past } });
  const before = new Date(Date.now() - (IDLE_MINUTES + 1) * 60_000);
  await db.passVisit.updateMany({ where: { passId: idle!.passId }, data: { lastSeenAt: before } });
  const [day, dayOver, removed] = await Promise.all(
    Array.from({ length: 3 }, async () => newStaffSession((await newStaffMember({ name: "Meera" })).id)),
  );
  await db.pass.update({ where: { id: dayOver!.passId }, data: { expiresAt: past } });
  const gone = await db.pass.findUniqueOrThrow({ where: { id: removed!.passId } });
  await db.colleague.update({ where: { id: gone.colleagueId! }, data: { removedAt: past } });

  const lender = (pass: { cookie: string; passId: string }, named = pass.passId): Actor => ({
    headers: { cookie: pass.cookie, [SHARE_LINK_HEADER]: named },
    passId: named,
  });
  const desk = (visit: { cookie: string; passId: string }): Actor => ({
    headers: { cookie: visit.cookie, [SHARE_LINK_HEADER]: visit.passId },
    passId: visit.passId,
  });
  actors = {
    "a stranger": { headers: { [SHARE_LINK_HEADER]: officer!.passId }, passId: officer!.passId },
    "another student": { headers: { cookie: ravi.cookie }, passId: officer!.passId, isA: "student" },
    "an officer with another student's pass": { ...lender(other!), isA: "lender" },
    "that officer, who names the other one": lender(other!, officer!.passId),
    "that officer, with another token under that link's name": lender({
      passId: officer!.passId,
      cookie: officer!.cookie.replace(officer!.token, other!.token),
    }),
    "an officer whose pass is over": lender(expired!),
    "an officer whose pass was stopped": lender(revoked!),
    "an officer who was idle": lender(idle!),
    "a colleague who opened nothing": { ...desk(day!), isA: "staff" },
    "a colleague of yesterday": desk(dayOver!),
    "a colleague who left": desk(removed!),
    "an officer's token as a desk's": desk({
      ...officer!,
      cookie: `${STAFF_COOKIE}=${officer!.token}`,
    }),
    "a colleague's token as an officer's": lender({
      passId: officer!.passId,
      cookie: officer!.cookie.replace(officer!.token, day!.token),
    }),
  };
});

/** Bodies that name something of Asha's, for any call that takes them; strict schemas refuse what they do not know. */
const bodies = () => [
  {},
  { caseId },
  { userId: asha.id },
  { userId: asha.id, purpose: "checkPapers" },
  { file },
  { caseId, kind: "received" },
];
const rowsOfAsha = async () =>
  JSON.stringify(
    await Promise.all([
      db.loanForm.findUnique({ where: { userId: asha.id } }),
      db.caseEvent.findMany({ where: { caseId }, orderBy: { id: "asc" } }),
      db.pass.findMany({ where: { userId: asha.id }, orderBy: { id: "asc" } }),
      db.consentEvent.findMany({ where: { userId: asha.id } }),
      db.paperCheck.findMany({ where: { userId: asha.id } }),
    ]),
  );
const leaks = (text: string) => [asha.id, asha.email, "Canary"].some((secret) => text.includes(secret));

test("every call by everybody: nobody but whom it is for, and nothing of the student's comes out or changes", async () => {
  const before = await rowsOfAsha();
  const wrong: unknown[] = [];
  let cells = 0;
  for (const name of apiRoutes().filter((each) => !PUBLIC.test(each))) {
    const { POST } = routeModule<{ POST: Handler }>(name);
    const access = accessOf(POST);
    if (!access || access === "anyone") continue;
    for (const [actor, { headers, isA }] of Object.entries(actors)) {
      // The student's own right, and it would end what is tried here.
      if ((name === "desk/leave" && isA === "staff") || (name === "pack/leave" && isA === "lender")) continue;
      for (const body of bodies()) {
        const response = await POST(requestTo(name, body, { headers }), { params: Promise.resolve({ id: asha.id }) });
        const text = await response.text();
        cells += 1;
        const isRefused = access === isA || response.status === 401;
        if (!isRefused || (leaks(text) && !(isA === "staff" && MAY_SEE_NAMES.test(name))))
          wrong.push([actor, name, body, response.status, text.slice(0, 200)]);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(cells).toBeGreaterThanOrEqual(13 * 6 * 15);
  expect(await rowsOfAsha()).toBe(before);
});
/** Screens of the desk that tell who waits where, before any file is opened; they show no answers and no papers. */
const MAY_SEE_NAMES = /^desk\/(files|cases|case|open|calls)$/;

test("every private file by everybody: nobody but whom it is for", async () => {
  const wrong: unknown[] = [];
  let cells = 0;
  for (const name of apiRoutes()) {
    const { GET, POST } = routeModule<{ GET?: Handler; POST?: Handler }>(name);
    const isFile = name in FILES;
    if (!GET || PUBLIC.test(name)) continue;
    for (const [actor, { headers, passId, isA }] of Object.entries(actors)) {
      const params = Promise.resolve({ id: file, pass: passId });
      const response = await GET(requestTo(name, null, { method: "GET", headers }), { params });
      cells += 1;
      const must = !isFile ? [405] : isA === FILES[name] ? [200, 404, 403] : [401];
      // A paper of the form travels as bytes: whose it is shows by its status.
      const isOwn = name.endsWith("files/[id]") && response.status === 200;
      // An archive breaks off where a paper's bytes are nowhere, as those of these rows.
      const text = await response.text().catch(() => "");
      if (!must.includes(response.status) || isOwn || leaks(text))
        wrong.push([actor, name, response.status, accessOf(POST ?? GET)]);
    }
  }
  expect(wrong).toEqual([]);
  expect(cells).toBeGreaterThan(13 * 15);
});
