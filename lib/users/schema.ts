import * as z from "zod/mini";
import { PROFILE_ADMISSION, valuesOf } from "@/lib/admission";
import { monthText } from "@/lib/dates/dates";
import { amountDigits } from "@/lib/text/format";
import { t } from "@/lib/messages/text";
import { phoneDigits } from "@/lib/contact/phone";
import { oneLine } from "@/lib/text/checks";
import { EMAIL, EMAIL_MAX, fullPhone, isName, nameLength, normalEmail, notAName } from "@/lib/contact/validation";
import { CONSENT_VERSION, consentMissing } from "./consent";

const TEXT_MAX = 100;
export const tooLong = (max: number) => t("rules.atMostCharacters", "Please use at most {{max}} characters.", { max });

type Sentence = () => string;
const text = (missing: Sentence) =>
  z
    .string({ error: missing })
    .check(
      oneLine(),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(TEXT_MAX, { error: () => tooLong(TEXT_MAX) }),
    );
const oneOf = (values: readonly string[], missing: Sentence) =>
  z.string({ error: missing }).check(
    oneLine(),
    z.refine((value) => values.includes(value), { error: missing }),
  );

export const personsName = (missing: Sentence, max: number) =>
  z.string({ error: missing }).check(
    oneLine(),
    z.minLength(1, { error: missing, abort: true }),
    z.refine(isName, { error: notAName }),
    z.refine((name) => nameLength(name) <= max, { error: () => tooLong(max) }),
  );

export const fullName = personsName(() => t("rules.fullNameRequired", "Full name is required"), TEXT_MAX);

const emailRequired = () => t("rules.emailRequired", "Email is required");
const emailInvalid = () => t("rules.emailInvalid", "Email is invalid");

export const email = z
  .string({ error: emailRequired })
  .check(
    z.overwrite<string>(normalEmail),
    z.minLength(1, { error: emailRequired, abort: true }),
    z.maxLength(EMAIL_MAX, { error: emailInvalid, abort: true }),
    z.regex(EMAIL, { error: emailInvalid }),
  );

const phoneRequired = () => t("rules.phoneRequired", "Phone number is required");

const STRICT_PHONE = /^(\+91)?[6-9]\d{9}$/;

/** Ten digits, with +91 before them where it was sent so; `normalPhone` makes the stored form. */
export const phone = z.string({ error: phoneRequired }).check(
  oneLine(),
  z.minLength(1, { error: phoneRequired, abort: true }),
  z.overwrite<string>((typed) => (STRICT_PHONE.test(typed) ? typed : phoneDigits(typed))),
  z.regex(STRICT_PHONE, { error: () => t("rules.phoneInvalid", "Enter a valid 10-digit Indian phone number") }),
);

/** +91 and ten digits, as stored, of a phone that passed the rule above. */
export const normalPhone = (valid: string) => fullPhone(valid.slice(-10));

const loanAmountRequired = () => t("rules.loanAmountRequired", "Loan amount is required");
const amountUnread = () => t("rules.amountUnread", "Write the amount in rupees, such as 20,00,000 or 20 lakh");
const intakeRequired = () => t("rules.intakeRequired", "Target intake is required");

/** What the apply form and the profile form both ask about the plan; each has its own list of admission states. */
export const planAnswers = (admissionStates: readonly string[]) => ({
  loanAmount: z
    .string({ error: loanAmountRequired })
    .check(
      z.overwrite<string>(amountDigits),
      z.minLength(1, { error: loanAmountRequired, abort: true }),
      z.regex(/^\d{1,12}$/, { error: amountUnread }),
    ),
  city: text(() => t("rules.cityRequired", "City is required")),
  countryOfStudy: text(() => t("rules.countryRequired", "Country of study is required")),
  admissionStatus: oneOf(admissionStates, () => t("rules.admissionRequired", "Admission status is required")),
  targetIntake: z.string({ error: intakeRequired }).check(
    oneLine(),
    z.minLength(1, { error: intakeRequired, abort: true }),
    z.overwrite<string>((value) => (intakeDate(value) ? value : monthText(value))),
    z.refine((value) => intakeDate(value) !== null, {
      error: () => t("rules.month", "Choose a month and a year"),
    }),
  ),
});

/** The first day of a "YYYY-MM", or the day of a "YYYY-MM-DD", in UTC; null when there is no such day. */
export function intakeDate(value: string): Date | null {
  const parts = /^(20\d\d)-(\d\d)(?:-(\d\d))?$/.exec(value);
  if (!parts) return null;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3] ?? 1)];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null;
}

export const consentVersion = z.optional(
  z.literal(CONSENT_VERSION, {
    error: () => t("rules.consentChanged", "Our privacy notice has changed. Please reload the page."),
  }),
);

export const consentSchema = z.strictObject({ consentVersion: z.nonoptional(consentVersion) });

export const consentBox = z.boolean().check(z.refine((ticked) => ticked, { error: consentMissing }));

export const loginSchema = z.strictObject({ email, phone });
export const signupSchema = z.strictObject({ name: fullName, email, phone, consentVersion });
export const signupForm = z.extend(z.omit(signupSchema, { consentVersion: true }), { consent: consentBox });
export const profileSchema = z.strictObject(planAnswers(valuesOf(PROFILE_ADMISSION)));
/** `existingOnly` refuses to open an account; `phoneProof` is the token of a code confirmed just now. */
export const googleSchema = z.strictObject({
  email,
  name: fullName,
  consentVersion,
  existingOnly: z.optional(z.boolean()),
  phoneProof: z.optional(z.string().check(z.maxLength(4096))),
});
