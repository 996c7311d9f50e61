import { searchParams } from "@/lib/addresses/search-params";
import { LONGEST_TYPED } from "@/lib/text/format";

/** What a plan is made of. The names are also those of its address: ?country=DE&rate=100&… Income is not among them. */
export const PLAN_KEYS = [
  ...["country", "currency", "rate", "place", "start", "years"],
  ...["tuition", "pays", "deposit", "depositDay", "living", "fees", "travel"],
  ...["savings", "savingsDay", "yearly", "award", "hasAward", "loan", "lender", "isSanctioned", "loanDay", "loanBy"],
  ...["visaDay", "hold", "loanHold", "account", "transfer", "payout", "handIn"],
] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];

/** Texts as they were typed. What is absent was not touched, and the country's own facts may stand there. */
export type PlanDraft = Readonly<Partial<Record<PlanKey, string>>>;

/** What an address says. A text longer than any box takes is cut, so that it is refused as it would be in the box. */
export function fromSearch(search: string): PlanDraft {
  const params = searchParams(search, PLAN_KEYS);
  return Object.fromEntries(
    PLAN_KEYS.flatMap((key) => {
      const text = params
        .get(key)
        ?.trim()
        .slice(0, LONGEST_TYPED + 1);
      return text === undefined ? [] : [[key, key === "country" ? text.toUpperCase() : text]];
    }),
  );
}

/** The reverse, without "?"; what was emptied stays empty there, too. */
export const toSearch = (draft: PlanDraft): string =>
  new URLSearchParams(
    PLAN_KEYS.flatMap((key) => {
      const text = draft[key];
      return text === undefined ? [] : [[key, text.trim()]];
    }),
  ).toString();
