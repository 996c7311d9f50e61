import { DAY } from "@/lib/dates/calendar";
import { site } from "@/lib/site";
import { absolute } from "@/lib/addresses/absolute";

/** Days for which what it says may be relied on: RFC 9116 asks for less than a year. */
const VALID_DAYS = 180;

export const securityText = (now: Date) =>
  [
    `Contact: mailto:${site.email}`,
    `Expires: ${new Date(now.getTime() + VALID_DAYS * DAY).toISOString()}`,
    "Preferred-Languages: en, hi, gu",
    `Canonical: ${absolute("/.well-known/security.txt")}`,
    "",
  ].join("\r\n");
