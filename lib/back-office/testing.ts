import { POST as readCases } from "@/app/api/cases/read/route";
import { POST as writeCase } from "@/app/api/cases/write/route";
import { POST as enter } from "@/app/api/desk/enter/route";
import { POST as readFile } from "@/app/api/desk/file/route";
import { GET as getFile } from "@/app/api/desk/files/[id]/route";
import { POST as open } from "@/app/api/desk/open/route";
import { POST as upload } from "@/app/api/loanform/upload/route";
import { dayOf } from "@/lib/dates/calendar";
import type { LoadedCases } from "@/lib/cases/data";
import { db } from "@/lib/db";
import { shareLinksOf } from "@/lib/share-links/data";
import { fileIdOf } from "@/lib/uploads/policy";
import { newStaffMember } from "@/tests/factories/staff";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newStudent, type Student } from "@/tests/factories/sessions";
import { bearer, phoneToken } from "@/tests/identity-tokens";
import { call, provenStudent, requestTo } from "@/tests/requests";
import { formWith, samplePdf } from "@/tests/samples/uploads";
import type { LoadedFile } from "./data";

export type Handler = Parameters<typeof call>[0];
export const today = dayOf(new Date());

export const tryEnter = (token?: string) =>
  call<{ name: string }>(enter, requestTo("desk/enter", {}, { headers: token ? bearer(token) : {} }));
const cookieOf = (headers: Headers) => headers.getSetCookie()[0]!.split(";")[0]!;

export async function loggedInStaff(staffMember?: Awaited<ReturnType<typeof newStaffMember>>) {
  const who = staffMember ?? (await newStaffMember());
  const { http, headers } = await tryEnter(phoneToken(who.phone));
  expect(http).toBe(200);
  const cookie = cookieOf(headers);
  const day = await db.pass.findFirstOrThrow({ where: { colleagueId: who.id, revokedAt: null } });
  return {
    ...who,
    cookie,
    passId: day.id,
    ask: <T>(handler: Handler, body: object = {}) => call<T>(handler, requestTo("desk", body, { headers: { cookie } })),
  };
}
export type LoggedInStaff = Awaited<ReturnType<typeof loggedInStaff>>;

export async function submitted(name = "Asha Canary") {
  const student = await newStudent({ name });
  await saveLoanForm(student.id, undefined, { complete: true });
  const { reference } = await db.loanForm.findUniqueOrThrow({ where: { userId: student.id } });
  return { ...student, reference };
}
export const opened = async (staff: LoggedInStaff, reference: string, purpose = "checkPapers") =>
  expect((await staff.ask(open, { reference, purpose })).http).toBe(200);
export const fileOf = async (staff: LoggedInStaff, reference: string) =>
  (await staff.ask<LoadedFile>(readFile, { reference })).body.data!;
export const readCasesAs = async (as: Student) =>
  (await call<LoadedCases>(readCases, requestTo("cases/read", {}, { as }))).body.data!.cases;
export const openingsOf = async (student: Student) => (await shareLinksOf(await provenStudent(student))).openings;
export const look = (staff: LoggedInStaff, id: string) =>
  getFile(requestTo(`desk/files/${id}`, null, { method: "GET", headers: { cookie: staff.cookie } }), {
    params: Promise.resolve({ id }),
  });

/** A document whose bytes are really stored. */
export async function give(student: Student, caseId: string, answersId: number) {
  const sent = await call<{ url: string }>(
    upload,
    requestTo("loanform/upload", formWith(samplePdf(), "again.pdf"), { as: student }),
  );
  const file = sent.body.data!.url;
  // Of the moment, as the event that it answers: a run may go past midnight in India.
  const happenedOn = dayOf(new Date());
  const body = { caseId, kind: "answered", happenedOn, channel: "page", answersId, file };
  expect((await call(writeCase, requestTo("cases/write", body, { as: student }))).http).toBe(200);
  return fileIdOf(file)!;
}
