/** The notice shown before an account or a lead is made. A change of its words needs a new version. */
export const CONSENT_VERSION = "2026-11-21";

/** Item by item: what is asked for, and the one purpose of each (DPDP Act, sections 5 and 6). */
export const CONSENT_ITEMS = [
  { data: "Your name, e-mail and phone number", purpose: "to open your account and to reach you about your loan" },
  {
    data: "Your loan amount, city, country of study, admission status and intake",
    purpose: "to find lenders that fit your plan",
  },
] as const;

/** The sentence beside the box that the person ticks; never ticked beforehand. */
export const CONSENT_STATEMENT =
  "I agree that Dakhila may use these details for the purposes listed here. I can withdraw this at any time.";

/** Said when the box is empty. */
export const CONSENT_MISSING = "Please tick the box to agree before you continue.";

/** The whole notice as one text, as it is kept beside a lead. */
export const CONSENT_TEXT = [
  ...CONSENT_ITEMS.map(({ data, purpose }) => `${data}: ${purpose}.`),
  CONSENT_STATEMENT,
].join(" ");
