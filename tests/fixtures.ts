import { type BrowserContext, expect, type Page, test as base } from "@playwright/test";
import { Wizard } from "@/e2e/support/wizard";
import { SESSION_COOKIE } from "@/lib/session/cookie";
import { db, pool } from "@/tests/factories/database";
import { newStudent, type Student } from "@/tests/factories/sessions";

type Fixtures = {
  /** Whether the bell of the dashboard has opened by itself already, so that it stays out of the test. */
  bellSeen: boolean;
  /** Makes another account and logs a browser in as it (the test's own, unless another is given). */
  logInAs: (name: string, context?: BrowserContext) => Promise<Student>;
  /** Puts a session cookie into the test's browser, true or made up. */
  setSession: (token: string) => Promise<void>;
  /** A student with a new account who is logged in, without the screens of signup, which have tests of their own. */
  student: Student;
  /** The test's page, with the student logged in. */
  studentPage: Page;
  /** The loan form of the student, on the test's page. */
  wizard: Wizard;
  /**
   * What the policy of a page has stopped so far, in any window of the test: at the end there must be nothing. A test
   * that tries it out takes its own out.
   */
  stopped: string[];
};
type WorkerFixtures = { database: void; stoppedInAll: string[] };

/** How a page says what its policy has stopped: Chromium keeps some of it from the console. */
export const STOPPED = "Content Security Policy";

/**
 * Playwright's `test` with the people and screens that most browser tests begin with. Files that need none of them use
 * it too: Playwright starts another worker where the next test has other fixtures of the worker.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  database: [
    async ({}, provide) => {
      await provide();
      await db.$disconnect();
      await pool.end();
    },
    { scope: "worker", auto: true },
  ],
  stoppedInAll: [
    async ({ browser }, provide) => {
      const stopped: string[] = [];
      browser.on("context", (context) => {
        context.on("console", (message) => {
          const { pathname } = new URL(message.page()?.url() ?? "about:blank");
          // A file by itself is no page of ours: its policy stops what Chromium draws it with.
          if (message.text().includes(STOPPED) && !pathname.startsWith("/api/"))
            stopped.push(`${pathname}: ${message.text()}`);
        });
        void context.addInitScript((said) => {
          document.addEventListener(
            "securitypolicyviolation",
            ({ violatedDirective, blockedURI, sample, sourceFile }) =>
              console.error(said, violatedDirective, blockedURI, sample, sourceFile),
          );
        }, STOPPED);
      });
      await provide(stopped);
    },
    { scope: "worker", auto: true },
  ],
  stopped: [
    async ({ stoppedInAll }, provide) => {
      stoppedInAll.length = 0;
      await provide(stoppedInAll);
      expect(stoppedInAll).toEqual([]);
    },
    { auto: true },
  ],
  bellSeen: [false, { option: true }],
  setSession: async ({ context, baseURL }, provide) => {
    await provide((token) => setSession(context, baseURL!, token));
  },
  logInAs: async ({ context: own, baseURL, bellSeen }, provide) => {
    await provide(async (name, context = own) => {
      const student = await newStudent({ name });
      await setSession(context, baseURL!, student.token);
      await context.addInitScript(
        ({ isBellSeen, ...data }) => {
          localStorage.setItem("login", "true");
          localStorage.setItem("userData", JSON.stringify(data));
          if (isBellSeen) sessionStorage.setItem("bellShown", "true");
        },
        { name: student.name, email: student.email, isBellSeen: bellSeen },
      );
      return student;
    });
  },
  student: async ({ logInAs }, provide) => {
    await provide(await logInAs("Asha Iyer"));
  },
  studentPage: async ({ page, student: _student }, provide) => {
    // A chooser that a key opens can be faster than Playwright, which catches it only once somebody listens.
    page.on("filechooser", () => {});
    await provide(page);
  },
  wizard: async ({ studentPage }, provide) => {
    await provide(new Wizard(studentPage));
  },
});

/** A Secure cookie can only be set as if over https. */
async function setSession(context: BrowserContext, baseURL: string, value: string) {
  await context.addCookies([
    {
      name: SESSION_COOKIE,
      value,
      url: baseURL.replace("http:", "https:"),
      secure: true,
      httpOnly: true,
      sameSite: "Lax",
    },
  ]);
}
