export const tags = {
  lenders: "lenders",
  faqs: "faqs",
  countries: "countries",
  lawRules: "law-rules",
  all: "content",
} as const;
/** Header of the internal call: how many tags it dropped; 0 where nothing that a page shows was edited. */
export const TAGS_DROPPED = "x-tags-dropped";
export type CacheTag = (typeof tags)[keyof typeof tags];
