export const tags = { lenders: "lenders", faqs: "faqs", countries: "countries", all: "content" } as const;
export type CacheTag = (typeof tags)[keyof typeof tags];
