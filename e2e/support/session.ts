import type { Page } from "@playwright/test";
import { deleteSessions } from "@/tests/factories/sessions";

/**
 * Ends a student's sessions while the page's next save is under way. Ended any sooner, whatever call of the page comes
 * first asks to log in again, and the dialog is over the button that was to be pressed.
 */
export const endSessionsAtSave = (page: Page, studentId: string) =>
  page.route(
    "**/api/loanform/add",
    async (route) => {
      await deleteSessions(studentId);
      await route.continue();
    },
    { times: 1 },
  );
