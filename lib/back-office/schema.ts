import * as z from "zod/mini";
import { caseName, eventBody } from "@/lib/cases/schema";
import type { DeskPurpose, PaperVerdict, Stage } from "@/lib/generated/prisma/enums";
import { t } from "@/lib/messages/text";
import { manyLines, oneLine } from "@/lib/text-checks";
import { tooLong } from "@/lib/users/schema";

export const PURPOSES = ["checkPapers", "studentAsked", "lenderAsked"] as const satisfies readonly DeskPurpose[];
export const VERDICTS = ["fine", "unreadable", "wrong"] as const satisfies readonly PaperVerdict[];
/** Where a colleague can move an application; before the submit it is the student's own. */
export const STAFF_STAGES = [
  "underReview",
  "bankSelection",
  "processing",
  "disbursed",
] as const satisfies readonly Stage[];

/** Characters of what is wrong with a paper, and of the sentence to the student. */
const WORDS_MAX = 300;
const NOTE_MAX = 600;

const reference = z.string().check(oneLine(), z.maxLength(40));
const caseId = z._default(z.string().check(z.maxLength(40)), "");

export const fileBody = z.strictObject({ reference });
export const openFileBody = z.strictObject({
  reference,
  purpose: z.enum(PURPOSES, { error: () => t("desk.purposeRequired", "Please say what for.") }),
});

export const checkBody = z.strictObject({
  reference,
  slot: z.string().check(z.maxLength(200)),
  fileId: z.string().check(z.maxLength(40)),
  verdict: z.enum(VERDICTS),
  /** What is wrong with it, to the student. */
  words: z._default(z.string().check(manyLines(), z.maxLength(WORDS_MAX, { error: () => tooLong(WORDS_MAX) })), ""),
  /** In which case it is asked for again; "" where the student has none that is open. */
  caseId,
});
export type PaperCheckAnswer = z.input<typeof checkBody>;

/** An event of a case in the name of a colleague, or what takes one of Dakhila's back. */
export const staffEventBody = eventBody("dakhila");

/** What a colleague learns of a case: the branch that has it, and the lender's own number for it; "" where unknown. */
export const caseDetailsBody = z.strictObject({
  caseId: z.string().check(z.maxLength(40)),
  branch: caseName,
  lenderReference: caseName,
});

export const stageBody = z.strictObject({
  reference,
  /** In which case the sentence stands; "" for Dakhila's own check of the papers. */
  caseId,
  stage: z.enum(STAFF_STAGES, { error: () => t("desk.stageRequired", "Please choose where it stands now.") }),
  note: z
    .string()
    .check(
      manyLines(),
      z.minLength(1, { error: () => t("desk.sentenceRequired", "Please write one sentence that tells the student.") }),
      z.maxLength(NOTE_MAX, { error: () => tooLong(NOTE_MAX) }),
    ),
});
