import { type BrowserContext, expect, type Page, test as base } from "@playwright/test";
import { Wizard } from "@/e2e/support/wizard";
import { SESSION_COOKIE } from "@/lib/session/cookie";
import { db, pool } from "@/tests/factories/database";
import { newStudent, type Student } from "@/tests/factories/sessions";

type Fixtures = {
  bellSeen: boolean;
  logInAs: (name: string, context?: BrowserContext) => Promise<Student>;
  setSession: (token: string) => Promise<void>;
  student: Student;
  studentPage: Page;
  wizard: Wizard;
  /** What the policy of a page has stopped: at the end nothing. A test that tries it out takes its own out. */
  stopped: string[];
};
type WorkerFixtures = { database: void; stoppedInAll: string[] };

export const STOPPED = "Content Security Policy";

/** Files that need no fixture use it too: Playwright starts another worker where fixtures differ. */
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
