import { t } from "@/lib/messages/text";
import { normalizeLine } from "@/lib/text/normalize";

export { EMAIL } from "./email.mjs";

// SPEC sections 5 and 9.

export const COUNTRY_CODE = "+91";
export const OTP_LENGTH = 6;

/** Ten digits, the first from 6 to 9 (without the country code). */
export const PHONE = /^[6-9]\d{9}$/;
/** The longest address a mail server must take (RFC 5321). */
export const EMAIL_MAX = 254;

/** An address as typed or pasted, without a link's "mailto:" before it and a sentence's full stop or comma behind. */
export const cleanEmail = (email: string) => normalizeLine(email).replace(/^mailto: ?|[ .,;]+$/gi, "");
/** As stored and compared: cleaned, with small letters. Those of this keyboard alone: others would turn into these. */
export const normalEmail = (email: string) => cleanEmail(email).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
/** As stored: +91 and ten digits. Takes the ten digits of a valid number. */
export const fullPhone = (digits: string) => `${COUNTRY_CODE}${digits}`;

/** Letters that are written alone: a modifier sign such as U+02BC is no name. */
const LETTER = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/gu;
const count = (text: string, kind: RegExp) => text.match(kind)?.length ?? 0;

/** A person's name, in any script: one letter is enough; figures may be few ("John 3rd"), not more than letters. */
export const isName = (text: string) => count(text, LETTER) > 0 && count(text, /\p{Nd}/gu) <= count(text, LETTER);
export const notAName = () => t("rules.name", "Write the name in letters");
/** Characters of a name as people count them: signs that are written on a letter are part of it, a few of them. */
export const nameLength = (text: string) => Math.max(count(text, /[^\p{M}\p{Cf}]/gu), Math.ceil(text.length / 4));

/** True where PostgreSQL can store the text: it refuses NUL and halves of surrogate pairs. */
export const isStorable = (text: string) => !text.includes("\u0000") && !/\p{Surrogate}/u.test(text);
export const notStorable = () =>
  t("rules.notStorable", "This text has a character that cannot be saved. Please type it again.");
