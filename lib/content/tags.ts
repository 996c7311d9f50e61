export const tags = {
  lenders: "lenders",
  faqs: "faqs",
  countries: "countries",
  lawRules: "law-rules",
  countryFacts: "country-facts",
  supportSchemes: "support-schemes",
  all: "content",
} as const;
export type CacheTag = (typeof tags)[keyof typeof tags];
