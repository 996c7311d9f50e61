import { writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { encode } from "next-auth/jwt";
import { openPage } from "@/e2e/support/open-page";
import { ownInstance, type OwnInstance } from "@/e2e/support/own-instance";
import { storeEvent } from "@/lib/cases/store-event";
import { dayOf } from "@/lib/dates/calendar";
import { formatDate, formatMonth } from "@/lib/dates/dates";
import { daysSince } from "@/lib/dates/since";
import { routes } from "@/lib/routes";
import { SESSION_COOKIE } from "@/lib/session/cookie";
import { newStudentIn } from "@/tests/factories/sessions";
import { test } from "@/tests/fixtures";
import { sampleSection } from "@/tests/samples/sections";

// A case that stands still, opened days later: an instance whose clock is moved, and a phone whose clock is wrong too.
test.describe.configure({ mode: "serial" });

const DAY = 86_400_000;
const INTAKE = "2027-09-01";

let own: OwnInstance;
let shiftFile: string;
let student: { caseId: string; cookie: string; asked: string };

test.beforeAll(async ({}, info) => {
  shiftFile = info.outputPath("clock-shift");
  writeFileSync(shiftFile, "0");
  own = await ownInstance({ NODE_OPTIONS: "--import ./tests/shifted-clock.mjs", CLOCK_SHIFT_FILE: shiftFile });
  student = await newWaiting();
});
test.afterAll(() => own?.end());

/** A student who has sent the application, of whom a lender has asked for a paper today. */
async function newWaiting() {
  const { id: userId, sessionId } = await newStudentIn(own.db);
  const { id: caseId } = await own.db.$transaction(async (tx) => {
    const admissionDetails = sampleSection("admissionDetails", () => "", ["a"]) as object;
    await tx.loanForm.create({
      data: {
        userId,
        complete: true,
        stage: "processing",
        submittedAt: new Date(),
        startDate: new Date(),
        admissionDetails: { ...admissionDetails, intakePeriod: INTAKE },
      },
    });
    const lender = { lenderName: "Surat Nagrik Bank", lenderKind: "privateBank" } as const;
    const made = await tx.lenderCase.create({ data: { userId, ...lender } });
    const line = { caseId: made.id, writerName: "A. Shah", channel: "pass" } as const;
    await storeEvent(tx, "lender", { ...line, kind: "asked", item: "Pay slips" });
    return made;
  });
  // As if it had just been given: what the test moves is not the session's age.
  const cookie = await encode({
    token: { sessionId },
    secret: process.env.E2E_NEXTAUTH_SECRET!,
    maxAge: (500 * DAY) / 1000,
  });
  return { caseId, cookie, asked: dayOf(new Date()) };
}

/** Moves the clock of the instance by so many days, and the phone's away from it. @returns the errors of its pages */
async function look(page: Page, days: number, off: number) {
  writeFileSync(shiftFile, String(days));
  const told = async () => (await fetch(at("/favicon.ico"), { method: "HEAD" })).headers.get("date")!;
  await expect.poll(async () => dayOf(new Date(await told()))).toBe(dayOf(new Date(Date.now() + days * DAY)));
  const { origin } = new URL(own.address);
  const url = origin.replace("http:", "https:");
  const cookie = { name: SESSION_COOKIE, value: student.cookie, url };
  await page.context().addCookies([{ ...cookie, secure: true, httpOnly: true, sameSite: "Lax" }]);
  await page.context().addInitScript(() => {
    localStorage.setItem("login", "true");
    sessionStorage.setItem("bellShown", "true");
  });
  await page.clock.setSystemTime(Date.now() + (days + off) * DAY);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`${new URL(page.url()).pathname}: ${error.message}`));
  return errors;
}
const at = (path: string) => new URL(path, own.address).href;

for (const days of [4, 11, 95, 205, 400])
  for (const off of [-400, 400])
    test(`${days} days later, on a phone ${off} days off: since when, what is reminded of and asked`, async ({
      page,
    }) => {
      const errors = await look(page, days, off);
      const since = daysSince(student.asked, days);
      const isQuestion = days >= 90;
      const question = page.getByRole("region", { name: "Does your request at Surat Nagrik Bank go on?" });

      await openPage(page, at(routes.dashboard));
      const asked = page.getByRole("list", { name: "What is asked and decided" }).filter({ visible: true });
      await expect(asked).toContainText(`Asked for on ${formatDate(student.asked)} by A. Shah`);
      await expect(page.getByText(`Surat Nagrik Bank waits for papers from you, ${since}.`)).toBeVisible();
      await expect(question).toHaveCount(isQuestion ? 1 : 0);
      if (isQuestion) await expect(question).toContainText(`Nothing has been written here ${since}.`);
      await page.getByRole("button", { name: /^Notifications/ }).click();
      const bell = page.getByRole("region", { name: "Notifications", exact: true });
      const title = "Surat Nagrik Bank asks for: Pay slips";
      const said = days < 90 ? `A reminder: ${title}` : title;
      await expect(bell.getByRole("link").first()).toHaveText(new RegExp(`^${said}Asked for on`));
      const asks = bell.getByRole("link", { name: "Does your request at Surat Nagrik Bank go on?" });
      await expect(asks).toHaveCount(isQuestion ? 1 : 0);

      await openPage(page, at(routes.myLenders));
      await expect(page.getByText(`Waiting on: you · 1 paper, ${since}: Pay slips`)).toBeVisible();
      await expect(page.getByText(`Your intake is ${formatMonth(INTAKE)}: ${formatDate(INTAKE)}?`)).toBeVisible();
      await openPage(page, at(routes.myLender(student.caseId)));
      await expect(page.getByText(`Waiting on: you · 1 paper, ${since}: Pay slips`)).toBeVisible();
      await expect(question).toHaveCount(isQuestion ? 1 : 0);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(errors).toEqual([]);
    });

test("that it goes on is one press, after which it is not asked", async ({ page }) => {
  const errors = await look(page, 400, 400);
  await openPage(page, at(routes.dashboard));
  const question = page.getByRole("region", { name: "Does your request at Surat Nagrik Bank go on?" });
  await question.getByRole("button", { name: "It goes on" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByText("Surat Nagrik Bank waits for papers from you")).toBeVisible();
  expect(await own.db.caseEvent.count({ where: { caseId: student.caseId, kind: "goesOn" } })).toBe(1);
  expect(errors).toEqual([]);
});

test("that it does not is asked about once, and the focus goes to what comes first now", async ({ page }) => {
  const errors = await look(page, 495, 400);
  await openPage(page, at(routes.myLender(student.caseId)));
  const question = page.getByRole("region", { name: "Does your request at Surat Nagrik Bank go on?" });
  await question.getByRole("button", { name: "I do not go on" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Not go on with Surat Nagrik Bank?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(question.getByRole("button", { name: "I do not go on" })).toBeFocused();
  const withdrawn = () => own.db.caseEvent.count({ where: { caseId: student.caseId, kind: "withdrawn" } });
  expect(await withdrawn()).toBe(0);
  await question.getByRole("button", { name: "I do not go on" }).click();
  await dialog.getByRole("button", { name: "I do not go on" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.locator("[data-first] h2")).toBeFocused();
  expect(await withdrawn()).toBe(1);
  expect(errors).toEqual([]);
});
