import type { CallTime } from "@/lib/generated/prisma/enums";
import { byKey } from "@/lib/messages/text";

/** When somebody may be called, by India's clock, as the form offers it; the first is no wish. */
export const CALL_TIMES = {
  any: "Any time",
  morning: "Morning, 10 to 12",
  afternoon: "Afternoon, 12 to 5",
  evening: "Evening, 5 to 8",
} as const satisfies Record<CallTime, string>;

/** The languages that the form offers; the call takes any other by its name. */
export const CALL_LANGUAGES = [
  "English",
  "Hindi",
  "Gujarati",
  "Marathi",
  "Punjabi",
  "Bengali",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
] as const;

export const callTimeWords = (time: CallTime) => byKey(`calls.times.${time}`, CALL_TIMES[time]);
/** The name of a language in the language of the page; what was never offered stays as it was sent. */
export const callLanguageWords = (name: string) => byKey(`calls.languages.${name}`, name);
