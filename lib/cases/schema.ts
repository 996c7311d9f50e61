import * as z from "zod/mini";
import { dayOf } from "@/lib/calendar";
import { dateProblem } from "@/lib/date-problem";
import { dayText, isRealDate } from "@/lib/dates";
import { t } from "@/lib/messages/text";
import { fileIdOf } from "@/lib/uploads/policy";
import { manyLines, oneLine } from "@/lib/text-checks";
import { tooLong } from "@/lib/users/schema";
import type { CaseChannel, CaseEventKind, DeclineReason } from "./event";

/** Characters of a name or a number, and of a text, as the database takes them. */
const NAME_MAX = 120;
const TEXT_MAX = 600;
/** Whole rupees: ₹100 crore. */
const AMOUNT_MAX = 1_000_000_000;

export const LENDER_KINDS_TO_CHOOSE = ["publicBank", "privateBank", "nbfc", "foreignLender"] as const;
export const KEY_DATES = ["deposit", "visaFunds", "visaInterview", "feeDue", "courseStart"] as const;
export type KeyDateName = (typeof KEY_DATES)[number];

/** What a student can write down; a case begins with "chosen" by itself. */
const WRITTEN_KINDS = [
  "handedOver",
  "acknowledged",
  "spoke",
  "asked",
  "answered",
  "declined",
  "sanctioned",
  "statement",
  "accepted",
  "paidOut",
  "withdrawn",
  "complained",
  "replied",
  "corrected",
] as const satisfies readonly CaseEventKind[];

export const WRITTEN_CHANNELS = [
  "phone",
  "email",
  "branch",
  "portal",
  "letter",
  "page",
] as const satisfies readonly CaseChannel[];

export const REASONS_TO_CHOOSE = [
  "noneGiven",
  "incomeLow",
  "incomeProof",
  "creditHistory",
  "existingLoans",
  "security",
  "institution",
  "course",
  "country",
  "marks",
  "margin",
  "coApplicant",
  "papersMissing",
  "papersDiffer",
  "serviceArea",
  "other",
] as const satisfies readonly DeclineReason[];

const atMost = (max: number, form = manyLines) =>
  z.string().check(form(), z.maxLength(max, { error: () => tooLong(max) }));
const name = atMost(NAME_MAX, oneLine);
/** What is said beside a line. */
export const lineText = z._default(atMost(TEXT_MAX), "");
const lenderMissing = () => t("cases.lenderRequired", "Please say which lender it is.");

/** A listed lender by its id, or any other by its name. */
export const chooseBody = z
  .strictObject({
    partnerId: z._default(name, ""),
    lenderName: z._default(name, ""),
    lenderKind: z._default(z.enum(["", ...LENDER_KINDS_TO_CHOOSE]), ""),
    branch: z._default(name, ""),
  })
  .check(
    z.refine(({ partnerId, lenderName }) => partnerId !== "" || lenderName !== "", {
      path: ["lenderName"],
      error: lenderMissing,
    }),
  );

const dayInvalid = () => t("cases.dayInvalid", "Enter the day as day, month and year, such as 3 Nov 2026.");
const day = z
  .string({ error: dayInvalid })
  .check(
    z.overwrite<string>(dayText),
    z.refine(isRealDate, { error: ({ input }) => dateProblem(String(input), dayInvalid()) ?? "", abort: true }),
  );

const past = day.check(
  z.refine((value) => value >= "2000-01-01", { error: dayInvalid }),
  z.refine((value) => value <= dayOf(new Date()), {
    error: () => t("cases.dayInFuture", "This day is still to come. Write down what has happened."),
  }),
);

const amountInvalid = () => t("cases.amountInvalid", "Enter the amount in whole rupees.");
/** Whole rupees. */
export const amount = z
  .int({ error: amountInvalid })
  .check(z.gte(1, { error: amountInvalid }), z.lte(AMOUNT_MAX, { error: amountInvalid }));

const line = z.strictObject({
  caseId: z.string().check(z.maxLength(40)),
  kind: z.enum(WRITTEN_KINDS, { error: () => t("cases.kindRequired", "Please choose what happened.") }),
  happenedOn: past,
  channel: z._default(z.enum(["", ...WRITTEN_CHANNELS]), ""),
  item: lineText,
  reason: z._default(z.enum(["", ...REASONS_TO_CHOOSE]), ""),
  amount: z.optional(amount),
  note: lineText,
  answersId: z.optional(z.int().check(z.positive())),
  correctsId: z.optional(z.int().check(z.positive())),
  /** The address of an uploaded file. */
  file: z.optional(z.string().check(z.refine((url) => fileIdOf(url) !== null))),
});

type Line = z.output<typeof line>;
/** What a kind of line cannot do without, where it is missing. The database refuses the same. */
const MISSING: { at: keyof Line; when: (said: Line) => boolean; error: () => string }[] = [
  {
    at: "item",
    when: ({ kind, item }) => kind === "asked" && item === "",
    error: () => t("cases.itemRequired", "Please say which paper they asked for."),
  },
  {
    at: "reason",
    when: ({ kind, reason }) => kind === "declined" && reason === "",
    error: () => t("cases.reasonRequired", "Please choose the reason, or that they gave none."),
  },
  {
    at: "note",
    when: ({ reason, note }) => note === "" && reason === "other",
    error: () => t("cases.noteRequired", "Please say it in a few words."),
  },
  { at: "answersId", when: ({ kind, answersId }) => (kind === "answered") !== Boolean(answersId), error: lineGone },
  { at: "correctsId", when: ({ kind, correctsId }) => (kind === "corrected") !== Boolean(correctsId), error: lineGone },
];

/** Said where a line names another one that is not there for it. */
export function lineGone() {
  return t("cases.lineGone", "This line is not there any more. Please open the page again.");
}

/** One line of a case, as the student writes it. */
export const writeBody = line.check(
  z.superRefine((said, context) => {
    for (const { at, when, error } of MISSING)
      if (when(said)) context.addIssue({ code: "custom", path: [at], message: error() });
  }),
);
export type WrittenLine = z.input<typeof writeBody>;

/** Names one of the student's lenders. */
export const caseBody = z.strictObject({ caseId: z.string().check(z.maxLength(40)) });

/** What a student can do in writing at a lender; each has its letter. */
export const LETTER_ACTS = ["ask", "complain", "escalate"] as const;
export type LetterAct = (typeof LETTER_ACTS)[number];
/** Characters of a letter: some three pages. One that is filled in has about one. */
export const LETTER_MAX = 10_000;

/** A letter as the student has changed it. */
export const letterBody = z.strictObject({
  caseId: z.string().check(z.maxLength(40)),
  act: z.enum(LETTER_ACTS),
  text: z
    .string()
    .check(
      manyLines(),
      z.minLength(1, { error: () => t("cases.letterEmpty", "There is nothing in the letter yet.") }),
      z.maxLength(LETTER_MAX, { error: () => tooLong(LETTER_MAX) }),
    ),
});

/** A day that the student has to keep; "" takes it away. */
export const keyDateBody = z.strictObject({ kind: z.enum(KEY_DATES), day: z.union([z.literal(""), day]) });
