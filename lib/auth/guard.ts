import { SECTION_KEYS, slugOf } from "@/lib/loan-form/steps";
import { routes } from "@/lib/routes";

const KNOWN = new Set<string>([
  routes.dashboard,
  routes.loanForm,
  ...SECTION_KEYS.map((key) => routes.loanFormSection(slugOf(key))),
  routes.loanFormReview,
  routes.myLenders,
  routes.dashboardTools,
  routes.dashboardFaqs,
  routes.logins,
  routes.checklist,
  routes.applicationCopy,
]);

const isDashboard = (path: string) => path === routes.dashboard || path.startsWith(`${routes.dashboard}/`);

/** Where a visitor of `path` is sent instead, or null; `remember` opens the login modal there. */
export function guard(path: string, loggedIn: boolean): { go: string; remember?: boolean } | null {
  if (!isDashboard(path)) return null;
  if (!loggedIn) return { go: routes.home, remember: true };
  return KNOWN.has(path) ? null : { go: routes.notFound };
}
