import { routes } from "@/lib/routes";

/** A public page that is named by the site's own lists, and where: the bar at the top, the tools, the foot. */
type SitePage = { name: string; path: string } & (
  | { list: "bar" | "foot" }
  /** `text` says on the dashboard what the tool is for. */
  | { list: "tools"; text: string }
);

/**
 * The public pages, in the order in which the lists show them. The header, the footer, the dashboard's tools and the
 * sitemap read them here. The lenders' own pages come from the database.
 */
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
    name: "Compare lenders",
    path: routes.lenders,
    text: "Interest, fees, loan amount and collateral of each lender side by side, with the date of the figures where it is known.",
  },
  { list: "bar", name: "Culture", path: routes.culture },
  { list: "foot", name: "Privacy Policy", path: routes.privacy },
  { list: "foot", name: "Terms and Conditions", path: routes.terms },
] as const satisfies readonly SitePage[];

type Listed<List> = Extract<(typeof SITE_PAGES)[number], { list: List }>;

/** The pages of one list. */
export const pagesIn = <List extends SitePage["list"]>(list: List) =>
  SITE_PAGES.filter((page): page is Listed<List> => page.list === list);
