/** OWNER marks a placeholder: it has a valid form and reaches nobody. */
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
  email: "hello@dakhila.example",
  grievance: { hours: "Monday to Friday, 10am to 10pm", /** OWNER. */ email: "grievance@dakhila.example" },
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
  /** OWNER. What is true of all lenders listed; the row of the FAQs about cost says the same. */
  agreements: "No lender listed here has an agreement with us today.",
  /** OWNER: the accounts. Until then these are the two services' own front pages. */
  socials: [
    { name: "Instagram", url: "https://www.instagram.com/" },
    { name: "Facebook", url: "https://www.facebook.com/" },
  ],
} as const;

export const isDemo: boolean = site.email.endsWith(".example") || site.phone.tel.startsWith("+9190000000");
