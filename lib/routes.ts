/** Every address of the product, in one place. */
export const routes = {
  home: "/",
  lenders: "/education-loan",
  lender: (id: string) => `/education-loan/${encodeURIComponent(id)}` as const,
  eligibility: "/tools/education-loan-eligibility",
  emiCalculator: "/tools/education-loan-emi-calculator",
  culture: "/culture",
  terms: "/company/terms",
  privacy: "/company/privacy-policy",
  dashboard: "/dashboard",
  loanForm: "/dashboard/loanform",
  loanFormSection: (slug: string) => `/dashboard/loanform/${slug}` as const,
  dashboardTools: "/dashboard/tools",
  dashboardFaqs: "/dashboard/company/faqs",
  notFound: "/404",
} as const;
