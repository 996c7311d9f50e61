import * as z from "zod/mini";
import { caseName, eventBody } from "@/lib/cases/schema";
import type { DeskPurpose, PaperVerdict, Stage } from "@/lib/generated/prisma/enums";
import { t } from "@/lib/messages/text";
import { manyLines, oneLine } from "@/lib/text/checks";
import { tooLong } from "@/lib/users/schema";

export const PURPOSES = ["checkPapers", "studentAsked", "lenderAsked"] as const satisfies readonly DeskPurpose[];
export const VERDICTS = ["fine", "unreadable", "wrong"] as const satisfies readonly PaperVerdict[];
/** Before the submit the stage is the student's own; `stagesFrom` says which of these a correction may name. */
const STAFF_STAGES = ["underReview", "bankSelection", "processing", "disbursed"] as const satisfies readonly Stage[];

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
  words: z._default(z.string().check(manyLines(), z.maxLength(WORDS_MAX, { error: () => tooLong(WORDS_MAX) })), ""),
  /** "" where the student has no open case. */
  caseId,
});
export type PaperCheckAnswer = z.input<typeof checkBody>;

export const staffEventBody = eventBody("dakhila");

export const caseDetailsBody = z.strictObject({
  caseId: z.string().check(z.maxLength(40)),
  branch: caseName,
  lenderReference: caseName,
});

export const stageBody = z.strictObject({
  reference,
  /** "" for the internal review. */
  caseId,
  stage: z.enum(STAFF_STAGES, { error: () => t("desk.stageRequired", "Please choose where it stands now.") }),
  note: z
    .string()
    .check(
      manyLines(),
      z.minLength(1, { error: () => t("desk.reasonRequired", "Please say why. The student reads it.") }),
      z.maxLength(NOTE_MAX, { error: () => tooLong(NOTE_MAX) }),
    ),
});
