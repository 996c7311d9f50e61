import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import type { CaseWriter } from "@/lib/cases/event";
import { CASE_PAGE, pageRow, type PageState } from "@/lib/cases/page-table";
import { textOf } from "@/lib/papers/testing";
import { db } from "@/tests/factories/database";
import { newCase, newCaseEvent } from "@/tests/factories/cases";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { newOpenedShareLink } from "@/tests/factories/share-links";
import { newUser } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import { pdf } from "@/tests/samples/documents";
import { dialog, fillPerson, sendCode, typeDigits } from "@/e2e/support/entry-points";
import { openBlock } from "@/e2e/support/case-page";
import { giveFile } from "@/e2e/support/give-file";
import { openPage } from "@/e2e/support/open-page";
import { expectGoodAtBothWidths, expectNoViolations } from "@/e2e/support/page-check";
import { codeFor } from "@/e2e/support/phone-codes";

test.use({ bellSeen: true });

const timeline = (page: Page) => page.getByRole("region", { name: "What happened so far" });
const lines = (page: Page) => timeline(page).getByRole("listitem");
const WRITE = "Write down what happened";
async function happened(page: Page, what: string) {
  await openBlock(page, WRITE);
  await page.getByRole("radio", { name: what }).check();
}
const write = (page: Page) => page.getByRole("button", { name: "Write it down" });
const card = (page: Page, lender: string) => page.getByRole("article", { name: lender });

const LENDER = "Surat Nagrik Bank";
const viewport = { width: 360, height: 740 };

test.describe("at both widths", () => {
  test.use({ viewport });

  test("a student chooses lenders, writes down what happens, hands in a paper, and hears no", async ({
    page,
    student,
  }) => {
    await saveLoanForm(student.id, undefined, { complete: true });
    await page.goto("/dashboard/lenders");
    await expect(page.getByText("No lender yet.")).toBeVisible();
    await expectGoodAtBothWidths(page, "no lender yet");

    // One of our list, by a part of its name; an error first.
    await page.getByRole("button", { name: "Add a lender" }).click();
    await expect(page.getByText("Please say which lender it is.").first()).toBeVisible();
    await page.getByLabel("Lender", { exact: true }).fill("state bank");
    await page.getByRole("option", { name: "State Bank of India" }).click();
    await page.getByRole("button", { name: "Add a lender" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "State Bank of India" })).toBeFocused();
    await expect(page.getByText("Waiting on: you · hand over your papers")).toBeVisible();
    await expectGoodAtBothWidths(page, "a lender that was added");

    await openBlock(page, WRITE);
    await openBlock(page, "What happened so far");
    await write(page).click();
    await expect(page.getByText("Please choose what happened.").first()).toBeVisible();
    await happened(page, "I handed over my papers");
    await happened(page, "Another day");
    await page.getByRole("group", { name: "Which day?" }).getByRole("textbox").last().fill("3000");
    await write(page).click();
    await expect(page.getByText("Enter the day, the month and the year").first()).toBeVisible();
    await expectGoodAtBothWidths(page, "a line with errors");
    await happened(page, "Yesterday");
    await page.getByLabel("How?").selectOption({ label: "at the branch" });
    await page.getByLabel("In your words").fill("To Ms Shah at the counter.");
    await write(page).click();
    await expect(page.getByText("Written down.", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("Waiting on State Bank of India, 1 day")).toBeVisible();
    // By the day it happened: choosing it here came a day later.
    await expect(lines(page).last()).toContainText("You handed over your papers");
    await expect(lines(page).last()).toContainText("at the branch");
    const guidance = await openBlock(page, "What you may do, and when");
    await expect(guidance).toContainText("1 day since you handed over your papers.");
    await guidance.getByText("The rule, and its source").first().click();
    await expect(guidance.getByRole("listitem").first()).toContainText(/read on \d+ \w+ 2026/);
    await guidance.getByRole("button", { name: /^Write the letter.*status/ }).click();
    const letter = page.getByRole("dialog");
    await expect(letter.getByLabel("Your letter")).toHaveValue(/I handed you my application/);
    await expectGoodAtBothWidths(page, "a letter", letter);
    // As a PDF: what it cannot show is said at the letter, and nothing is lost.
    const own = "I am आशा, and I changed this sentence.";
    await letter.getByLabel("Your letter").fill(own);
    const save = letter.getByRole("button", { name: "Save as PDF" });
    await save.click();
    await expect(letter.getByText("The PDF cannot show these letters: आशा.")).toBeVisible();
    await expect(letter.getByLabel("Your letter")).toBeFocused();
    await expect(letter.getByLabel("Your letter")).toHaveValue(own);
    await expectGoodAtBothWidths(page, "a letter that no PDF can show", letter);
    await letter.getByLabel("Your letter").fill(own.replace("आशा", "Asha"));
    const [saved] = await Promise.all([page.waitForEvent("download"), save.click()]);
    expect(saved.suggestedFilename()).toMatch(/^status-request-state-bank-of-india-\d{4}-\d\d-\d\d\.pdf$/);
    expect((await textOf(await readFile(await saved.path()))).join("\n")).toContain(
      "I am Asha, and I changed this sentence.",
    );
    await expect(letter.getByText("The PDF cannot show")).toBeHidden();
    await letter.getByRole("button", { name: "I sent it today" }).click();
    await expect(letter).toBeHidden();
    await expect(lines(page).first()).toContainText("Request for the status of my education loan application");

    // The lender asks; the page finds out when somebody looks at it again.
    const { id } = await db.lenderCase.findFirstOrThrow({ where: { userId: student.id } });
    await newCaseEvent("lender", { caseId: id, kind: "asked", item: "Salary slips, father", channel: "pass" });
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByText(/^Waiting on: you · 1 paper, since .*: Salary slips, father$/)).toBeVisible();
    await expect(lines(page).first()).toContainText("A. Shah, State Bank of India officer by link");
    const paper = page.getByRole("group", { name: "Salary slips, father" });
    await expectGoodAtBothWidths(page, "a paper that is asked for");
    // Adding it hands it in; until somebody there opens it, it is taken back.
    const handedIn = page.getByRole("region", { name: "What you handed in" });
    for (const isTakenBack of [true, false]) {
      await giveFile(paper, await pdf("salary"));
      await expect(page.getByText("Handed in: Salary slips, father", { exact: true })).toBeVisible();
      await expect(page.getByText("Waiting on State Bank of India, since today")).toBeVisible();
      await expect(handedIn).toContainText("Handed in, not opened yet");
      await expect(handedIn).toContainText("It waits for a link");
      await expect(page.getByText("Received", { exact: true })).toHaveCount(0);
      if (!isTakenBack) continue;
      await expectGoodAtBothWidths(page, "a paper that was handed in");
      await handedIn.getByRole("button", { name: /^Take it back/ }).click();
      await expect(page.getByText("Waiting on: you · 1 paper")).toBeVisible();
    }
    await expect(lines(page).first()).toContainText("You gave: Salary slips, father");
    const [file] = await Promise.all([page.waitForEvent("popup"), lines(page).first().getByRole("link").click()]);
    await file.close();

    await happened(page, "They said no");
    await page.getByLabel("What reason did they give?").selectOption({ label: "Outside the service area" });
    const photo = page.getByRole("group", { name: "Their letter" });
    await giveFile(photo, await pdf("refusal"));
    await expect(photo).toHaveAttribute("data-state", "done");
    await expectGoodAtBothWidths(page, "a refusal being written");
    await write(page).click();
    await expect(
      page.getByRole("region", { name: "State Bank of India said no" }).getByText("Outside the service area."),
    ).toBeVisible();
    await expect(lines(page).first().getByRole("link")).toContainText("refusal");
    await expect(photo).toBeHidden();
    await expectGoodAtBothWidths(page, "a refusal");
    await lines(page)
      .first()
      .getByRole("button", { name: /^Take this line back/ })
      .click();
    await expect(page.getByText("Waiting on State Bank of India, since today")).toBeVisible();
    await expect(timeline(page)).toContainText("it does not count");

    await page.getByRole("link", { name: "My lenders" }).last().click();
    await expect(card(page, "State Bank of India")).toContainText("Waiting on State Bank of India, since today");
    await page.getByLabel("Lender", { exact: true }).fill("Surat Nagrik Bank");
    await page.keyboard.press("Tab");
    await page.getByLabel("What kind of lender is it?").selectOption({ label: "Co-operative bank" });
    await page.getByRole("button", { name: "Add a lender" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Surat Nagrik Bank" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("list", { name: "My lenders" }).getByRole("article")).toHaveCount(2);
    await expectGoodAtBothWidths(page, "two lenders");

    // The spec's line of four stages follows.
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: "Overview" })).toContainText("Processing Loan Request (now)");
  });
});

test("days to keep: set, read with the days left, taken into a calendar, and removed", async ({ page, student: _ }) => {
  await page.goto("/dashboard/lenders");
  const dates = page.getByRole("region", { name: "My dates" });
  await dates.getByRole("button", { name: /^Set.*Visa interview/ }).click();
  const boxes = dates.getByRole("group", { name: "Visa interview" }).getByRole("textbox");
  await boxes.nth(0).fill("31");
  await boxes.nth(1).fill("feb");
  await boxes.nth(2).fill("2027");
  await dates.getByRole("button", { name: "Save" }).click();
  await expect(dates.getByText("There is no 31 February 2027: check the day and the month")).toBeVisible();
  await expectNoViolations(page);
  await boxes.nth(0).fill("5");
  await boxes.nth(1).fill("mar");
  await boxes.nth(2).fill("2031");
  await dates.getByRole("button", { name: "Save" }).click();
  await expect(dates).toContainText(/5 Mar 2031, in [\d,]+ days/);
  await expect(dates.getByRole("button", { name: /^Change.*Visa interview/ })).toBeFocused();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dates.getByRole("button", { name: "Calendar file" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("dakhila-dates.ics");
  await dates.getByRole("button", { name: /^Change.*Visa interview/ }).click();
  await dates.getByRole("button", { name: "Remove" }).click();
  await expect(dates.getByRole("button", { name: /^Set.*Visa interview/ })).toBeFocused();
});

test("without a line: what was typed stays, and is written when the line is back", async ({
  page,
  context,
  student,
}) => {
  const id = await newCase(student.id);
  await page.goto(`/dashboard/lenders?case=${id}`);
  await openBlock(page, "What happened so far");
  await happened(page, "We spoke, or they wrote");
  await page.getByLabel("In your words").fill("They will look at it on Monday.");
  await context.setOffline(true);
  await write(page).click();
  await expect(page.getByRole("alert").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByLabel("In your words")).toHaveValue("They will look at it on Monday.");
  await context.setOffline(false);
  await write(page).click();
  await expect(lines(page).first()).toContainText("They will look at it on Monday.");
});

test("a line waits for its file, and is written without it when it is taken away", async ({
  page,
  context,
  student,
}) => {
  const id = await newCase(student.id);
  await page.goto(`/dashboard/lenders?case=${id}`);
  await openBlock(page, "What happened so far");
  await happened(page, "We spoke, or they wrote");
  const photo = page.getByRole("group", { name: "Their letter" });
  await expect(photo).toBeVisible();
  await context.setOffline(true);
  await giveFile(photo, await pdf("letter"));
  await write(page).click();
  await expect(page.getByText("This file is still on its way.")).toBeVisible();
  await context.setOffline(false);
  await expect(photo).toHaveAttribute("data-state", "done");
  await expect(page.getByText("This file is still on its way.")).toBeHidden();
  await photo.getByRole("button", { name: /^Remove/ }).click();
  await expect(photo).toHaveAttribute("data-state", "empty");
  await write(page).click();
  await expect(lines(page).first()).toContainText("You spoke");
  await expect(lines(page).first().getByRole("link")).toHaveCount(0);
});

test("a visitor adds a lender from its own page: the login leads to it, and another site's address to nowhere", async ({
  page,
  context,
  baseURL,
}) => {
  const person = await newUser({ name: "Asha Iyer" });
  await openPage(page, "/education-loan/auxilo");
  await page.getByRole("link", { name: "Add to my lenders" }).first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(dialog(page).getByLabel("Phone number")).toBeVisible();
  await fillPerson(page, person);
  await sendCode(page);
  await typeDigits(page, await codeFor(person.digits));
  await expect(page).toHaveURL(/\/dashboard\/lenders\?add=auxilo$/);
  await expect(page.getByLabel("Lender", { exact: true })).toHaveValue("Auxilo");

  await page.evaluate(() => localStorage.clear());
  // Nothing of the dashboard may still ask for its pages when the session is gone: that would name a page as wanted.
  await page.goto("about:blank");
  await context.clearCookies();
  await context.addCookies([{ name: "fromDashboard", value: encodeURIComponent("//evil.example/"), url: baseURL! }]);
  await page.goto("/");
  await expect(dialog(page).getByLabel("Phone number")).toBeVisible();
  await fillPerson(page, person);
  await sendCode(page);
  await typeDigits(page, await codeFor(person.digits));
  await expect(page).toHaveURL(/:\d+\/dashboard$/);
});

const IN_STATE: Record<PageState, readonly Parameters<typeof newCaseEvent>[]> = (() => {
  const by = (writer: CaseWriter, said: object) => [writer, said] as unknown as Parameters<typeof newCaseEvent>;
  const handedOver = by("app", { kind: "handedOver", channel: "pass" });
  const sanction = by("lender", {
    ...{ kind: "sanctioned", channel: "pass", amount: 1_700_000, rate: 9.15, rateType: "floating", termMonths: 120 },
    ...{ processingFee: 22_000, conditions: "Security: the flat in Surat. The father signs as co-borrower." },
    validUntil: new Date(Date.now() + 10 * 86_400_000),
  });
  const accepted = by("student", { kind: "accepted" });
  return {
    chosen: [],
    withLender: [handedOver],
    asked: [
      handedOver,
      by("lender", { kind: "asked", item: "Admission letter with the stamp", channel: "pass" }),
      by("lender", { kind: "asked", slot: "coApplicantKycDetails.0.panCard", channel: "pass" }),
    ],
    sanctioned: [handedOver, sanction],
    accepted: [handedOver, sanction, accepted],
    declined: [handedOver, by("lender", { kind: "declined", reason: "creditHistory", channel: "pass" })],
    paidOut: [handedOver, sanction, accepted, by("student", { kind: "paidOut", amount: 2_200_000 })],
    withdrawn: [handedOver, by("student", { kind: "withdrawn" })],
    check: [],
  };
})();

test.describe("on a phone", () => {
  test.use({ viewport });

  test("in every state of a case its page begins with what that needs, and is two and a half screens at most", async ({
    page,
    student,
  }) => {
    await saveLoanForm(student.id, undefined, { complete: true });
    await newCase(student.id, { lenderName: "Other Bank" });
    const screens: Record<string, number> = {};
    for (const state of Object.keys(CASE_PAGE) as PageState[]) {
      const isInternalReview = state === "check";
      const name = isInternalReview ? "Dakhila" : LENDER;
      const caseId = await newCase(student.id, { lenderName: name, isInternalReview });
      for (const [writer, said] of IN_STATE[state]) await newCaseEvent(writer, { ...said, caseId });
      if (state !== "withdrawn" && !isInternalReview) await newOpenedShareLink({ userId: student.id, caseId });
      await page.goto(`/dashboard/lenders?case=${caseId}`);
      const { heading, button } = pageRow(state);
      const first = page.getByRole("region", { name: heading(name) });
      await expect(first).toHaveAttribute("data-first", state);
      await expect(page.getByRole("region", { name: "What happened so far" })).toBeVisible();
      const press = button && first.getByRole("button", { name: button() });
      if (press && ["sanctioned", "paidOut", "withdrawn"].includes(state))
        await expect(press).toBeInViewport({ ratio: 1 });
      if (press && state === "accepted") await expect(press).toBeVisible();
      await expect(page.locator("details[id^=case-][open]")).toHaveCount(0);
      await page.waitForLoadState("networkidle");
      screens[state] = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
      await expectGoodAtBothWidths(page, state);
    }
    test.info().annotations.push({ type: "phone screens", description: JSON.stringify(screens) });
    expect(Object.entries(screens).filter(([, height]) => height > 2.5)).toEqual([]);
  });

  test("an offer is accepted with three presses from the dashboard, and not taken with two on its page", async ({
    page,
    student,
  }) => {
    await saveLoanForm(student.id, undefined, { complete: true });
    for (const [answer, confirm, after] of [
      ["Accept the offer", "Accept", "What comes until the money"],
      ["Do not take it", "Do not take it", `You do not go on with ${LENDER}`],
    ] as const) {
      const caseId = await newCase(student.id, { lenderName: LENDER });
      for (const [writer, said] of IN_STATE.sanctioned) await newCaseEvent(writer, { ...said, caseId });
      if (confirm === "Accept") {
        await page.goto("/dashboard");
        await page
          .getByRole("main")
          .getByRole("link", { name: /answer the offer/ })
          .first()
          .click();
      } else await page.goto(`/dashboard/lenders?case=${caseId}`);
      const offer = page.getByRole("region", { name: `The offer of ${LENDER}` });
      await expect(offer).toContainText("₹3,00,000 less than you asked for");
      for (const name of ["Accept the offer", "Ask something", "Do not take it"])
        await expect(offer.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
      await offer.getByRole("button", { name: answer }).click();
      const yes = page.getByRole("alertdialog").getByRole("button", { name: confirm });
      if (confirm === "Accept") {
        await expect(page.getByRole("alertdialog")).toContainText("A loan of ₹17,00,000 at 9.15% a year.");
        // The lender lowers it while the student reads.
        const [, said] = IN_STATE.sanctioned[1]!;
        await newCaseEvent("lender", { ...said, caseId, amount: 1_500_000 });
        await yes.click();
        await expect(offer).toContainText("This offer has changed since you opened the page.");
        await expect(offer).toContainText("₹5,00,000 less than you asked for");
        expect(await db.caseEvent.count({ where: { caseId, kind: "accepted" } })).toBe(0);
        await expect(offer.getByRole("button", { name: answer })).toBeFocused();
        await offer.getByRole("button", { name: answer }).click();
        await expect(page.getByRole("alertdialog")).toContainText("A loan of ₹15,00,000 at 9.15% a year.");
      }
      await yes.click();
      await expect(page.getByRole("region", { name: after })).toBeVisible();
      await expect(page.getByRole("heading", { name: after })).toBeFocused();
      await db.caseEvent.findFirstOrThrow({
        where: { caseId, kind: answer.startsWith("A") ? "accepted" : "withdrawn" },
      });
    }
  });

  test("from the dashboard: why a lender said no with one press, a paper given and all links stopped with two", async ({
    page,
    student,
  }) => {
    await saveLoanForm(student.id, undefined, { complete: true });
    /** Opens a lender's page as the only one that waits, by the dashboard's first link about it. */
    const follow = async (state: PageState, link: RegExp) => {
      const caseId = await newCase(student.id, { lenderName: LENDER });
      for (const [writer, said] of IN_STATE[state]) await newCaseEvent(writer, { ...said, caseId });
      for (const name of ["A. Shah", "B. Rao"]) await newOpenedShareLink({ userId: student.id, caseId }, { name });
      await page.goto("/dashboard");
      await page.getByRole("main").getByRole("link", { name: link }).first().click();
      return caseId;
    };
    await follow("declined", /said no/);
    await expect(page.getByRole("region", { name: `${LENDER} said no` })).toContainText("Credit history");

    const asked = await follow("asked", /asks for: Admission letter with the stamp/);
    const slot = page.getByRole("group", { name: "Admission letter with the stamp" });
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      slot.getByRole("button", { name: /^Choose file/ }).click(),
    ]);
    await chooser.setFiles(await pdf("letter"));
    await expect(page.getByRole("region", { name: "What you handed in" })).toContainText("Admission letter");
    expect(await db.caseEvent.count({ where: { caseId: asked, kind: "answered" } })).toBe(1);

    const paidOut = await follow("paidOut", /has paid out your loan/);
    await page.getByRole("button", { name: "Stop all links" }).click();
    await expect(page.getByText("No link is open: nobody at")).toBeVisible();
    await expect(page.locator("[data-first] h2")).toBeFocused();
    expect(await db.pass.count({ where: { caseId: paidOut, revokedAt: null } })).toBe(0);
  });
});

test("a co-applicant's paper is passed on by a message that names it, and handed in beside it", async ({
  page,
  student,
}) => {
  await saveLoanForm(student.id, undefined, { complete: true });
  const caseId = await newCase(student.id, { lenderName: LENDER });
  for (const [writer, said] of IN_STATE.asked) await newCaseEvent(writer, { ...said, caseId });
  await page.goto(`/dashboard/lenders?case=${caseId}`);
  const asked = page.getByRole("region", { name: `${LENDER} waits for this` });
  await page.evaluate(() => {
    navigator.share = async ({ text } = {}) => void (document.documentElement.dataset.shared = text);
  });
  await page.getByRole("button", { name: /^Ask .* for it.*PAN Card/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", /a paper of yours is asked for: PAN Card/);
  // Where the call is cut off, it is made again once the line is back.
  const pan = asked.getByRole("group", { name: /^PAN Card/ });
  await page.route("**/api/cases/write", (route) => route.abort(), { times: 1 });
  await giveFile(pan, await pdf("pan"));
  await expect(pan.getByRole("button", { name: /^Hand it in again/ })).toBeVisible();
  await expect(pan.getByRole("button", { name: /^Remove/ })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByText(/^Handed in: PAN Card/)).toBeVisible();
  await expect(asked.getByRole("group")).toHaveCount(1);
  await expect(page.getByRole("region", { name: "What you handed in" })).toContainText("PAN Card");
});
