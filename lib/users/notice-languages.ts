/** The cities' languages where the owner has offices (DPDP Act, section 5(3)); tags are anchors in the policy. */
export const NOTICE_LANGUAGES = { hi: "हिन्दी", gu: "ગુજરાતી" } as const;
