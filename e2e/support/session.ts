import type { Page } from "@playwright/test";
import { deleteSessions } from "@/tests/factories/sessions";

/** Any sooner, another call would ask to log in again, and the dialog would cover the button. */
export const endSessionsAtSave = (page: Page, studentId: string) =>
  page.route(
    "**/api/loanform/add",
    async (route) => {
      await deleteSessions(studentId);
      await route.continue();
    },
    { times: 1 },
  );
