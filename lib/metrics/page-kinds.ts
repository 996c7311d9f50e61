import { routes } from "@/lib/routes";

/** What pages are called where their speed is counted: whose page or which lender's it was is not told. */
export const PAGE_KINDS = [
  routes.home,
  routes.lenders,
  "/education-loan/compare",
  "/education-loan/[id]",
  routes.eligibility,
  routes.emiCalculator,
  routes.loanOffer,
  routes.moneyPlan,
  routes.support,
  "/study/[country]",
  routes.dashboard,
  "/dashboard/loanform/[section]",
  "/pack",
  "/desk",
  "other",
] as const;
type PageKind = (typeof PAGE_KINDS)[number];

const BELOW: readonly (readonly [start: string, kind: PageKind])[] = [
  [`${routes.loanForm}/`, "/dashboard/loanform/[section]"],
  [`${routes.dashboard}/`, routes.dashboard],
  [`${routes.lenders}/`, "/education-loan/[id]"],
  ["/study/", "/study/[country]"],
  ["/desk/", "/desk"],
];

export const pageKindOf = (path: string): PageKind =>
  PAGE_KINDS.find((kind) => kind === path) ?? BELOW.find(([start]) => path.startsWith(start))?.[1] ?? "other";

/** Kinds of connection that the browser guesses, by what they can do; those that it does not name are "unknown". */
export const CONNECTIONS = ["2g", "3g", "4g", "unknown"] as const;
export const DEVICES = ["phone", "wider"] as const;
