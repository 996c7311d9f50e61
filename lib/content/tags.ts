export const tags = {
  lenders: "lenders",
  faqs: "faqs",
  countries: "countries",
  lawRules: "law-rules",
  all: "content",
} as const;
/** Said to /api/revalidate: every page, also those without content. */
export const everyPage = "pages";
export type CacheTag = (typeof tags)[keyof typeof tags];
