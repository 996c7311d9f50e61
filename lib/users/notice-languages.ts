/**
 * Other languages in which the privacy policy gives the notice, by their tags, which are its anchors there: those of
 * the cities where the owner has offices (DPDP Act, section 5(3): a language of the Eighth Schedule).
 */
export const NOTICE_LANGUAGES = { hi: "हिन्दी", gu: "ગુજરાતી" } as const;
