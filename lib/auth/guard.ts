import { routes } from "@/lib/routes";

/**
 * The addresses of the wizard's sections. A test holds them against lib/loan-form/registry.ts, which is too big for
 * middleware.
 */
export const WIZARD_SLUGS = [
  "general",
  "admission",
  "loan",
  "co-applicants",
  "kyc",
  "co-applicant-kyc",
  "academic",
  "financial",
  "co-applicant-financial",
] as const;

const KNOWN = new Set<string>([
  routes.dashboard,
  routes.loanForm,
  ...WIZARD_SLUGS.map(routes.loanFormSection),
  routes.loanFormReview,
  routes.dashboardTools,
  routes.dashboardFaqs,
  routes.checklist,
  routes.applicationCopy,
]);

const isDashboard = (path: string) => path === routes.dashboard || path.startsWith(`${routes.dashboard}/`);

/**
 * Where a visitor of `path` is sent instead, or null to let them pass. `remember` asks for the cookie
 * that makes the home page open the login modal. A comfort, never the lock: every call checks the session itself.
 */
export function guard(path: string, loggedIn: boolean): { go: string; remember?: boolean } | null {
  if (!isDashboard(path)) return null;
  if (!loggedIn) return { go: routes.home, remember: true };
  return KNOWN.has(path) ? null : { go: routes.notFound };
}
