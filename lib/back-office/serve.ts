import "server-only";
import type { NextRequest } from "next/server";
import { db } from "@/lib/db";
import { privateFile } from "@/lib/http/private-file";
import type { Limit } from "@/lib/http/rate-limit";
import { Refusal } from "@/lib/http/refusal";
import { VISITORS } from "@/lib/http/visitor";
import { studentOpenedBy } from "@/lib/session/link-session";
import { FILE_NOT_FOUND, isFileId } from "@/lib/uploads/policy";
import { storedFile } from "@/lib/uploads/server/serve";
import { isSubmitted, namePurposeFirst } from "./data";

/** Per day of work. */
const VIEWS_PER_STAFF_MEMBER: Limit = { name: "desk-file-view", points: 600, seconds: 600 };

/** Answers a submitted document to a staff member who opened the file; each look is an event that the student reads. */
export const serveFileToStaff = (request: NextRequest, id: string) =>
  privateFile(
    request,
    () => VISITORS.staff(request),
    { limit: VIEWS_PER_STAFF_MEMBER, failed: "stored file could not be read at the desk" },
    async (session) => {
      const row = isFileId(id) ? await db.storedFile.findUnique({ where: { id }, select: { ownerId: true } }) : null;
      if (!row) throw new Refusal(404, "fileNotFound", FILE_NOT_FOUND);
      const student = await studentOpenedBy(session, row.ownerId);
      if (!student) throw namePurposeFirst();
      if (!(await isSubmitted(student, id))) throw new Refusal(404, "fileNotFound", FILE_NOT_FOUND);
      return storedFile(student, id, { pass: session.passId, maySee: (tx) => isSubmitted(student, id, tx) });
    },
  );
