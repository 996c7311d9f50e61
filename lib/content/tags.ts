/** Cache tags of the public pages, by the kind of content that they show; `all` stands on each. */
export const tags = { lenders: "lenders", faqs: "faqs", countries: "countries", all: "content" } as const;
export type CacheTag = (typeof tags)[keyof typeof tags];
