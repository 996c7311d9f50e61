import { routes } from "@/lib/routes";

/** The tools that the header and the footer lead to. */
export const TOOL_LINKS = [
  { name: "EMI calculator", href: routes.emiCalculator },
  { name: "Eligibility check", href: routes.eligibility },
  { name: "Compare lenders", href: routes.lenders },
] as const;
