import { t } from "@/lib/messages/text";

/** Rules and sentences that more than one form shares (SPEC sections 5 and 9). Pure: both sides run them. */

export const COUNTRY_CODE = "+91";
export const OTP_LENGTH = 6;

/** Ten digits, the first from 6 to 9 (without the country code). */
export const PHONE = /^[6-9]\d{9}$/;
/** One @ with something around it and a dot after it. Bounded parts, so that no input makes it slow. */
export const EMAIL = /^[^\s@]{1,64}@[^\s@.]{1,63}(\.[^\s@.]{1,63}){1,8}$/;
/** The longest address a mail server must take (RFC 5321). */
export const EMAIL_MAX = 254;

/** As stored and compared: trimmed and lower-cased. */
export const normalEmail = (email: string) => email.trim().toLowerCase();
/** As stored: +91 and ten digits. Takes the ten digits of a valid number. */
export const fullPhone = (digits: string) => `${COUNTRY_CODE}${digits}`;

/** True where PostgreSQL can store the text: it refuses NUL and halves of surrogate pairs. */
export const isStorable = (text: string) => !text.includes("\u0000") && !/\p{Surrogate}/u.test(text);
/** Said when it cannot. */
export const notStorable = () =>
  t("rules.notStorable", "This text has a character that cannot be saved. Please type it again.");
