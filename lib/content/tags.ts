/**
 * Cache tags of the public pages. The triggers in prisma/migrations announce the first three kinds by the same names.
 */
export const tags = {
  lenders: "partners",
  lender: (id: string) => `partner:${id}`,
  faqs: "faqs",
  countries: "countries",
  /** On everything that comes from the database. */
  all: "content",
} as const;

/** What an announcement makes out of date: a change of one lender also changes the lists. */
export function staleTags(payload: string): string[] {
  return payload.startsWith("partner:") ? [payload, tags.lenders] : [payload];
}
