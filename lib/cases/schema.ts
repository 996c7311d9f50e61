import * as z from "zod/mini";
import { dateProblem } from "@/lib/dates/date-problem";
import { dayText, isRealDate } from "@/lib/dates/dates";
import { today } from "@/lib/dates/now";
import { t } from "@/lib/messages/text";
import type { RateType } from "@/lib/generated/prisma/enums";
import { fileIdOf } from "@/lib/uploads/policy";
import { manyLines, oneLine } from "@/lib/text/checks";
import { tooLong } from "@/lib/users/schema";
import type { CaseChannel } from "./event";
import { KEY_DATES } from "./key-dates";
import { CASE_KINDS, hasField, kindOf, kindsBy } from "./kinds";
import { LENDER_KINDS_TO_CHOOSE } from "./lender-kinds";
import { REASONS } from "./reasons";

const NAME_MAX = 120;
const TEXT_MAX = 600;
/** Whole rupees: ₹100 crore. */
const AMOUNT_MAX = 1_000_000_000;

export const WRITTEN_CHANNELS = [
  "phone",
  "email",
  "branch",
  "portal",
  "letter",
  "page",
] as const satisfies readonly CaseChannel[];

const atMost = (max: number, form = manyLines) =>
  z.string().check(form(), z.maxLength(max, { error: () => tooLong(max) }));
export const caseName = atMost(NAME_MAX, oneLine);
export const eventText = z._default(atMost(TEXT_MAX), "");
const lenderMissing = () => t("cases.lenderRequired", "Please say which lender it is.");

export const chooseBody = z
  .strictObject({
    partnerId: z._default(caseName, ""),
    lenderName: z._default(caseName, ""),
    lenderKind: z._default(z.enum(["", ...LENDER_KINDS_TO_CHOOSE]), ""),
    branch: z._default(caseName, ""),
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
  z.refine((value) => value <= today(), {
    error: () => t("cases.dayInFuture", "This day is still to come. Write down what has happened."),
  }),
);

const amountInvalid = () => t("cases.amountInvalid", "Enter the amount in whole rupees.");
export const amount = z
  .int({ error: amountInvalid })
  .check(z.gte(1, { error: amountInvalid }), z.lte(AMOUNT_MAX, { error: amountInvalid }));

const RATE_MAX = 40;
const TERM_MAX = 480;
const RATE_TYPES = ["floating", "fixed"] as const satisfies readonly RateType[];
const rateInvalid = () => t("cases.rateInvalid", "Enter the rate in percent a year, such as 9.15.");
const termInvalid = () => t("cases.termInvalid", "Enter the term in whole months, at most 480.");

/** What a sanction says beside its amount (`SanctionTerms`); all of it may be left out. */
export const termFields = {
  rate: z.optional(
    z
      .number({ error: rateInvalid })
      .check(
        z.gt(0, { error: rateInvalid }),
        z.lte(RATE_MAX, { error: rateInvalid }),
        z.multipleOf(0.01, { error: rateInvalid }),
      ),
  ),
  rateType: z._default(z.enum(["", ...RATE_TYPES]), ""),
  termMonths: z.optional(
    z.int({ error: termInvalid }).check(z.gte(1, { error: termInvalid }), z.lte(TERM_MAX, { error: termInvalid })),
  ),
  processingFee: z.optional(
    z
      .int({ error: amountInvalid })
      .check(z.gte(0, { error: amountInvalid }), z.lte(AMOUNT_MAX, { error: amountInvalid })),
  ),
  conditions: eventText,
  validUntil: z.optional(day),
};

const event = z.strictObject({
  caseId: z.string().check(z.maxLength(40)),
  kind: z.enum(CASE_KINDS, { error: kindRequired }),
  happenedOn: past,
  channel: z._default(z.enum(["", ...WRITTEN_CHANNELS]), ""),
  item: eventText,
  reason: z._default(z.enum(["", ...REASONS]), ""),
  amount: z.optional(amount),
  ...termFields,
  note: eventText,
  answersId: z.optional(z.int().check(z.positive())),
  correctsId: z.optional(z.int().check(z.positive())),
  file: z.optional(z.string().check(z.refine((url) => fileIdOf(url) !== null))),
});

type Event = z.output<typeof event>;
/** Said where a required field is missing, or a field stands that the kind does not have. */
const FIELD_ERRORS = {
  item: () => t("cases.itemRequired", "Please say which paper they asked for."),
  reason: () => t("cases.reasonRequired", "Please choose the reason, or that they gave none."),
  amount: amountInvalid,
  answersId: eventGone,
  correctsId: eventGone,
  rate: rateInvalid,
  rateType: rateInvalid,
  termMonths: termInvalid,
  processingFee: amountInvalid,
  conditions: onlyOfSanction,
  validUntil: onlyOfSanction,
} satisfies Partial<Record<keyof Event, () => string>>;

function kindRequired() {
  return t("cases.kindRequired", "Please choose what happened.");
}

function onlyOfSanction() {
  return t("cases.termsOfSanction", "This is said of a loan that a lender said yes to.");
}

/** Said where an event names one that is not there. */
export function eventGone() {
  return t("cases.lineGone", "This line is not there any more. Please open the page again.");
}

/** An event as somebody writes it by a form; what a kind requires is in lib/cases/kinds.ts. */
export const eventBody = (writer: "student" | "dakhila") =>
  event.check(
    z.refine(({ kind }) => kindsBy(writer).includes(kind), { path: ["kind"], error: kindRequired, abort: true }),
    z.superRefine((said, context) => {
      const { fields = {}, staff } = kindOf(said.kind);
      const issue = (at: keyof Event, message: string) => context.addIssue({ code: "custom", path: [at], message });
      for (const [at, error] of Object.entries(FIELD_ERRORS) as [keyof typeof FIELD_ERRORS, () => string][])
        if (said[at] ? !hasField(said.kind, at) : fields[at] === "required") issue(at, error());
      if (said.note !== "") return;
      if (said.reason === "other") issue("note", t("cases.noteRequired", "Please say it in a few words."));
      if (writer === "dakhila" && staff?.note) issue("note", staff.note());
    }),
  );
export const writeBody = eventBody("student");
export type WrittenEvent = z.input<typeof writeBody>;

/** A paper into a slot that was left empty at the submit. */
export const addBody = z.strictObject({
  slot: z.string().check(z.maxLength(120)),
  file: z.string().check(z.refine((url) => fileIdOf(url) !== null)),
});

export const caseBody = z.strictObject({ caseId: z.string().check(z.maxLength(40)) });

export const LETTER_ACTS = ["ask", "complain", "escalate"] as const;
export type LetterAct = (typeof LETTER_ACTS)[number];
/** `offer` asks what a sanction leaves open; no clock says when. */
const LETTERS = [...LETTER_ACTS, "offer"] as const;
export type LetterKind = (typeof LETTERS)[number];
export const LETTER_MAX = 10_000;

export const letterBody = z.strictObject({
  caseId: z.string().check(z.maxLength(40)),
  act: z.enum(LETTERS),
  text: z
    .string()
    .check(
      manyLines(),
      z.minLength(1, { error: () => t("cases.letterEmpty", "There is nothing in the letter yet.") }),
      z.maxLength(LETTER_MAX, { error: () => tooLong(LETTER_MAX) }),
    ),
});

/** "" removes the day. */
export const keyDateBody = z.strictObject({ kind: z.enum(KEY_DATES), day: z.union([z.literal(""), day]) });
