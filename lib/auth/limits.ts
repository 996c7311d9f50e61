import "server-only";
import { env } from "@/lib/env";
import { type Limit, takeOne } from "@/lib/http/rate-limit";

type Call = "applynow" | "login" | "signup" | "google" | "session" | "desk";

/** Per sender's address. Generous: in India thousands of people share one address of a mobile network. */
export const perAddress = (call: Call): Limit[] => [{ name: `${call}-address`, points: 120, seconds: 10 * 60 }];

const EVERYBODY: Limit = { name: "unproved", points: env.LIMIT_UNPROVED_PER_MINUTE, seconds: 60 };

/**
 * Counts one unproven call about a phone number: 5 an hour and 10 a day. A person who mistypes stays below that;
 * somebody who tries numbers, or has codes sent to a stranger's phone, does not. All such calls together have a limit a
 * minute (a setting), taken last, so that what was refused before uses up nobody else's share.
 * @throws Refusal 429 with Retry-After
 */
export async function takePhone(call: Call, phone: string) {
  await takeOne({ name: `${call}-phone-hour`, points: 5, seconds: 60 * 60 }, phone);
  await takeOne({ name: `${call}-phone-day`, points: 10, seconds: 24 * 60 * 60 }, phone);
  await takeOne(EVERYBODY, "");
}
