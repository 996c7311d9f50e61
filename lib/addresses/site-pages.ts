import { routes } from "@/lib/routes";

type SitePage = { name: string; path: string } & ({ list: "bar" | "foot" } | { list: "tools"; text: string });

/** In the order in which header, footer, the dashboard's tools and the sitemap show them. */
export const SITE_PAGES = [
  { list: "bar", name: "Home", path: routes.home },
  {
    list: "tools",
    name: "EMI calculator",
    path: routes.emiCalculator,
    text: "What a loan costs each month, while you study and after, with the whole repayment schedule.",
  },
  {
    list: "tools",
    name: "Eligibility check",
    path: routes.eligibility,
    text: "Eight questions, then the lenders that match you, each with its reasons and its total cost.",
  },
  {
    list: "tools",
    name: "Loan offer check",
    path: routes.loanOffer,
    text: "Type the Key Facts Statement of your offer, row by row: what in it fits, what does not, and what it really costs.",
  },
  {
    list: "tools",
    name: "Money plan",
    path: routes.moneyPlan,
    text: "What your study abroad costs by year, who pays, what is missing, and by which day the money must be there.",
  },
  {
    list: "tools",
    name: "Scholarships and subsidies",
    path: routes.support,
    text: "Help of the centre and the states: what you may ask for, what does not fit and why, and what is closed.",
  },
  {
    list: "tools",
    name: "Compare lenders",
    path: routes.lenders,
    text: "Interest, fees, loan amount and collateral of each lender side by side, with the date of the figures where it is known.",
  },
  { list: "bar", name: "Culture", path: routes.culture },
  { list: "foot", name: "Privacy Policy", path: routes.privacy },
  { list: "foot", name: "Terms and Conditions", path: routes.terms },
] as const satisfies readonly SitePage[];

type Listed<List> = Extract<(typeof SITE_PAGES)[number], { list: List }>;

export const pagesIn = <List extends SitePage["list"]>(list: List) =>
  SITE_PAGES.filter((page): page is Listed<List> => page.list === list);
