/**
 * Who runs the product. The owner fills this in before the site goes public: everything marked OWNER is a placeholder
 * that has a valid form (so links and structured data work) but reaches nobody. With a public address the server does
 * not start until then (lib/env.ts); before that every page says that it is a demo.
 */
export const site = {
  name: "Dakhila",
  tagline: "Education loans for India and abroad, compared",
  blurb:
    "Dakhila puts education lenders side by side, shows where each figure comes from, and helps you hand in one complete loan file. We are a facilitator, not a bank, lender or credit agency.",
  copyrightYear: 2025,
  /** OWNER. Shown as typed; `tel` is what a phone dials. */
  phone: { shown: "+91 90000 00000", tel: "+919000000000" },
  /** OWNER. Digits with country code, as wa.me wants them. */
  whatsapp: "919000000000",
  /** OWNER. */
  email: "hello@dakhila.example",
  grievance: { hours: "Monday to Friday, 10am to 10pm", /** OWNER. */ email: "grievance@dakhila.example" },
  /** OWNER: the street addresses. */
  offices: [
    {
      city: "Surat",
      address: "Surat, Gujarat, India",
      email: "surat@dakhila.example",
      phone: { shown: "+91 90000 00001", tel: "+919000000001" },
    },
    {
      city: "Anand",
      address: "Anand, Gujarat, India",
      email: "anand@dakhila.example",
      phone: { shown: "+91 90000 00002", tel: "+919000000002" },
    },
  ],
  /**
   * OWNER. What is true of all lenders listed; said wherever the site says who pays us. The row of the FAQs about cost
   * says the same.
   */
  agreements: "No lender listed here has an agreement with us today.",
  /** OWNER: the accounts. Until then these are the two services' own front pages. */
  socials: [
    { name: "Instagram", url: "https://www.instagram.com/" },
    { name: "Facebook", url: "https://www.facebook.com/" },
  ],
} as const;

/** True while the phone or the e-mail address is a placeholder (lib/settings/site-placeholders.ts). */
export const isDemo: boolean = site.email.endsWith(".example") || site.phone.tel.startsWith("+9190000000");
