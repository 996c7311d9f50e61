import * as z from "zod/mini";
import { normalizeLine } from "@/lib/text/normalize";
import {
  type Answer,
  CHARGE_KINDS,
  CHARGE_PAYEES,
  CHARGE_PLACES,
  CHARGE_WAYS,
  MOST_CHARGES,
  MOST_PAYOUTS,
  type Offer,
  OFFER_ROWS,
  offerProblems,
  PAYOUT_TO,
  ROW_KEYS,
  type RowSpec,
} from "./offer";

const none = z.nullable(z.enum(["absent", "unread"]));
const number = z.union([z.number(), none]);
const MOST_LETTERS = 200;

function answerOf(row: RowSpec): z.ZodMiniType<Answer<string | number>> {
  if (row.kind === "choice") return z.union([z.enum(Object.keys(row.choices)), none]);
  if (row.kind === "text" || row.kind === "day")
    return z.nullable(z.string().check(z.overwrite(normalizeLine), z.maxLength(MOST_LETTERS)));
  return number;
}

const shape = z.strictObject({
  ...Object.fromEntries(ROW_KEYS.map((key) => [key, answerOf(OFFER_ROWS[key])])),
  payouts: z
    .array(z.strictObject({ month: number, amount: number, to: z.enum(PAYOUT_TO) }))
    .check(z.maxLength(MOST_PAYOUTS)),
  charges: z
    .array(
      z.strictObject({
        name: z.string().check(z.overwrite(normalizeLine), z.maxLength(80)),
        kind: z.enum(CHARGE_KINDS),
        payee: z.enum(CHARGE_PAYEES),
        total: number,
        isYearly: z.boolean(),
        way: z.enum(CHARGE_WAYS),
        in: z.enum(CHARGE_PLACES),
      }),
    )
    .check(z.maxLength(MOST_CHARGES)),
});

/**
 * An offer as it is stored or sent: every row, no other, and nothing impossible.
 * @param today YYYY-MM-DD in India; as a function, asked each time that an offer is held against it
 */
export const offerSchema = (today: string | (() => string)) =>
  (shape as unknown as z.ZodMiniType<Offer, Offer>).check((context) => {
    for (const { path, message } of offerProblems(context.value, typeof today === "string" ? today : today()))
      context.issues.push({ code: "custom", path: [...path], message, input: context.value });
  });
