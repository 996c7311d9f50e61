/** What pages show of several lenders; each list is dropped alone (lib/lenders/lists.ts). */
export type ListName = "menu" | "addresses" | "home" | "starts" | "table" | "comparison" | "calculator" | "check";

/**
 * Cache tags of the public pages. The triggers in prisma/migrations announce lenders, questions and countries by the
 * same names.
 */
export const tags = {
  lender: (id: string) => `partner:${id}`,
  list: (name: ListName) => `partners:${name}`,
  faqs: "faqs",
  countries: "countries",
  /** On everything that comes from the database. */
  all: "content",
} as const;

/** The lender that a tag is of, or null. */
export const lenderOfTag = (tag: string) => /^partner:(.+)$/.exec(tag)?.[1] ?? null;
