import { linkRoutes } from "@/lib/addresses/more-routes";
import { routes } from "@/lib/routes";
import { STEPS } from "./wizard";

const addresses = Object.values(routes).filter((route) => typeof route === "string");

export const PUBLIC_PAGES: readonly string[] = addresses.filter((route) => !route.startsWith(routes.dashboard));
if (PUBLIC_PAGES.length < 8) throw new Error("lib/routes names fewer public pages than there are.");

export const PUBLIC_KINDS: readonly string[] = [
  ...PUBLIC_PAGES,
  routes.lender("state-bank-of-india"),
  `${routes.lenders}/compare?lenders=state-bank-of-india,credila,mpower-financing`,
  linkRoutes.pack,
  linkRoutes.stopCalls("A".repeat(24)),
];

/** The check of eligibility with every answer: what it comes to is drawn in the browser alone. */
export const ANSWERED = `${routes.eligibility}?country=CA&level=postgraduate&amount=2000000&security=no&admission=received_offer&coApplicant=earning&course=24&years=10`;

export const DASHBOARD_PAGES: readonly string[] = [
  ...addresses.filter((route) => route.startsWith(routes.dashboard)),
  ...Object.keys(STEPS).map(routes.loanFormSection),
];
