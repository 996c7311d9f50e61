import { expect, type Page } from "@playwright/test";
import { db } from "@/tests/factories/database";
import { storedLoanForm } from "@/tests/factories/loan-forms";
import { deleteSessions } from "@/tests/factories/sessions";
import { newUser } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import { picture } from "@/tests/samples/documents";
import { logIn } from "./support/entry-points";
import { expectNoSideways, expectNoViolations } from "./support/page-check";
import { isWritten, kill } from "./support/phone";
import { typedIn, Wizard } from "./support/wizard";

const kept = (wizard: Wizard) =>
  expect(wizard.saveState()).toContainText(/Kept on this device \d+:\d\d [ap]m, not saved with us yet/);
const restored = (page: Page) => page.getByText("We brought back what you entered", { exact: false });

/** Every draft in this browser. */
const drafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ key: string; at: number }[]>((resolve, reject) => {
        const opening = indexedDB.open("dakhila-drafts");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const found: { key: string; at: number }[] = [];
          if (!opening.result.objectStoreNames.contains("drafts")) return resolve(found);
          const cursor = opening.result.transaction("drafts").objectStore("drafts").openCursor();
          cursor.onsuccess = () => {
            if (!cursor.result) return (opening.result.close(), resolve(found));
            found.push({ key: String(cursor.result.key), at: (cursor.result.value as { at: number }).at });
            cursor.result.continue();
          };
        };
      }),
  );

/** Makes all drafts older by some days. */
const age = (page: Page, days: number) =>
  page.evaluate(
    (by) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("dakhila-drafts");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction("drafts", "readwrite");
          const cursor = change.objectStore("drafts").openCursor();
          cursor.onsuccess = () => {
            if (!cursor.result) return;
            const draft = cursor.result.value as { at: number };
            cursor.result.update({ ...draft, at: draft.at - by * 86_400_000 });
            cursor.result.continue();
          };
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    days,
  );

/** How many notes of uploads under way are in this browser; with `owner`, leaves one of theirs first. */
const notesOfUploads = (page: Page, owner?: string) =>
  page.evaluate(
    (of) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("dakhila-uploads");
        opening.onupgradeneeded = () => opening.result.createObjectStore("slots");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction("slots", "readwrite");
          const slots = change.objectStore("slots");
          const file = new File(["Asha"], "passport.jpg");
          if (of) slots.put({ state: "chosen", file, turns: 0, at: Date.now(), tab: "" }, `${of}/kycDetails.passport`);
          const count = slots.count();
          change.oncomplete = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
    owner,
  );

async function halfAStep(wizard: Wizard) {
  await wizard.open("general");
  await wizard.enterAll(typedIn("general"));
}

test("G7 a tab that is killed in the middle of a step loses no typed character and no finished upload", async ({
  wizard,
}) => {
  await halfAStep(wizard);
  const since = Date.now();
  await wizard.date("Date of birth", ["2", "jan", ""]);
  await expect.poll(() => isWritten(wizard.page, since)).toBe(true);
  await kept(wizard);
  wizard = new Wizard(await kill(wizard.page));
  await wizard.open("general");
  await expect(restored(wizard.page)).toBeVisible();
  await expectNoViolations(wizard.page);
  for (const entry of typedIn("general").filter(({ what }) => what !== "Date of birth")) await entry.stands(wizard);
  // Unfinished answers as well.
  await expect(wizard.page.getByRole("group", { name: "Date of birth" }).getByLabel("Month")).toHaveValue(/^(jan|01)$/);
  await expect(wizard.page.getByRole("group", { name: "Date of birth" }).getByLabel("Day")).toHaveValue(/^0?2$/);

  await wizard.open("kyc");
  await wizard.giveTo(wizard.slot("panCard"), await picture("pan card", "jpeg"));
  // At once: an upload does not wait for the half second.
  await kept(wizard);
  wizard = new Wizard(await kill(wizard.page));
  await wizard.open("kyc");
  await expect(wizard.slot("panCard")).toHaveAttribute("data-state", "done");
});

test("G7 a tab that is closed within the half second before a draft is due loses nothing either", async ({
  context,
  wizard,
}) => {
  await halfAStep(wizard);
  await wizard.page.getByLabel("Permanent address").pressSequentially(", near the old water tank");
  await wizard.page.close({ runBeforeUnload: false });
  const again = new Wizard(await context.newPage());
  await again.open("general");
  await expect(again.field("Permanent address")).toHaveValue("12 Station Road, Adajan, near the old water tank");
});

test("H8 a draft says where it is, and is gone once the step is saved", async ({ wizard }) => {
  await halfAStep(wizard);
  await kept(wizard);
  await expect(wizard.save()).toHaveAccessibleDescription(/Kept on this device/);
  await expect(
    wizard.page.getByText(
      "What you type is kept on this device until you save it, for at most 14 days. When you log out, it goes to your account instead.",
    ),
  ).toBeVisible();
  expect(await drafts(wizard.page)).toHaveLength(1);
  await wizard.proceed();
  await wizard.isAt("admission");
  await expect(wizard.saveState()).toHaveText(/^Saved \d+:\d\d [ap]m$/);
  expect(await drafts(wizard.page)).toEqual([]);
});

test("H8 drafts are deleted on the device by the logout", async ({ wizard }) => {
  await halfAStep(wizard);
  await kept(wizard);
  await wizard.page.getByRole("button", { name: "Logout" }).click();
  await wizard.page.getByRole("button", { name: "Yes" }).click();
  await expect(wizard.page).toHaveURL(/:\d+\/$/);
  await expect.poll(() => drafts(wizard.page)).toEqual([]);
});

test("H8 drafts are deleted after 14 days", async ({ wizard }) => {
  await halfAStep(wizard);
  await kept(wizard);
  const { page } = wizard;
  await page.goto("/dashboard/tools");
  expect(await drafts(page)).toHaveLength(1);
  await age(page, 13);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Your application" })).toBeVisible();
  expect(await drafts(page)).toHaveLength(1);
  await age(page, 2);
  await page.reload();
  await expect.poll(() => drafts(page)).toEqual([]);
});

test("T48 whoever logs in next on this device finds nothing of another in it, and what is their own stays", async ({
  context,
  student,
  wizard,
}) => {
  const { page } = wizard;
  await halfAStep(wizard);
  await kept(wizard);
  await page.goto("/dashboard/tools");
  expect(await notesOfUploads(page, student.id)).toBe(1);
  expect(await drafts(page)).toHaveLength(1);
  // The session ended by itself, and nobody logged out.
  await deleteSessions(student.id);
  await context.clearCookies();
  const zubin = await newUser({ name: "Zubin Shah" });
  const own = `dakhila-draft:${zubin.id}/general`;
  // As the end of a session leaves the browser: the page says "Login" again.
  await context.addInitScript(() => localStorage.removeItem("login"));
  await page.goto("/");
  await page.evaluate((key) => {
    localStorage.setItem("dakhila-draft:somebody/general", "{}");
    localStorage.setItem(key, "{}");
  }, own);
  await logIn(page, zubin);
  await expect(page).toHaveURL(/\/dashboard/);
  await expect.poll(() => drafts(page)).toEqual([]);
  await expect.poll(() => notesOfUploads(page)).toBe(0);
  const last = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("dakhila-draft:")));
  expect((await last()).filter((key) => key !== own)).toEqual([]);
});

test("H8 on a shared device nothing is kept, what was kept is deleted, and what is left goes to the account", async ({
  student,
  wizard,
}) => {
  await halfAStep(wizard);
  await kept(wizard);
  await wizard.page.getByLabel("This is a shared device").check();
  await expect(
    wizard.page.getByText("Nothing is kept on this device. When you leave the page or log out,", { exact: false }),
  ).toBeVisible();
  await expect(wizard.saveState()).toContainText("Not saved yet");
  expect(await drafts(wizard.page)).toEqual([]);
  await wizard.answer("Permanent address", "4 Lake View");
  // Still there while the page is, on the way through another step and back.
  await wizard.page
    .getByRole("link", { name: /^Loan Details/ })
    .filter({ visible: true })
    .first()
    .click();
  await wizard.isAt("loan");
  await wizard.page.goBack();
  await expect(wizard.field("Permanent address")).toHaveValue("4 Lake View");
  expect(await drafts(wizard.page)).toEqual([]);
  const asks = wizard.page.waitForEvent("dialog");
  await Promise.all([asks.then((question) => question.accept()), wizard.page.reload()]);
  await wizard.isAt("general");
  await expect(wizard.page.getByLabel("This is a shared device")).toBeChecked();
  await expect.poll(() => db.sectionDraft.count({ where: { userId: student.id } })).toBe(1);
  await wizard.page.reload();
  await expect(wizard.field("Permanent address")).toHaveValue("4 Lake View");
  expect(await drafts(wizard.page)).toEqual([]);
});

test("without storage the page says so once, and loses nothing while it is open", async ({ context, wizard }) => {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("No storage in this window", "SecurityError");
    };
  });
  await halfAStep(wizard);
  await expect(
    wizard.page.getByText("This browser keeps nothing on this device", { exact: false }).filter({ visible: true }),
  ).toHaveCount(2);
  await wizard.page
    .getByRole("link", { name: /^Loan Details/ })
    .filter({ visible: true })
    .first()
    .click();
  await wizard.isAt("loan");
  await expect(
    wizard.page.getByText("This browser keeps nothing on this device", { exact: false }).filter({ visible: true }),
  ).toHaveCount(1);
  await wizard.page.goBack();
  for (const entry of typedIn("general")) await entry.stands(wizard);
  await wizard.proceed();
  await wizard.isAt("admission");
});

test("a draft that is older than what was saved is offered, not applied", async ({ context, student, wizard }) => {
  await halfAStep(wizard);
  await kept(wizard);
  await wizard.page.close();
  // Saved from another device meanwhile.
  const saved = {
    firstName: "Asha",
    lastName: "Iyer",
    mobileNumber: "9876543210",
    dateOfBirth: "2003-07-27",
    emailId: "asha@example.com",
    permanentAddress: "7 Ring Road",
    pinCode: "395002",
    city: "Surat",
    state: "Gujarat",
  };
  await db.loanForm.update({ where: { userId: student.id }, data: { generalDetails: saved } });
  wizard = new Wizard(await context.newPage());
  await wizard.open("general");
  await expect(wizard.field("Permanent address")).toHaveValue("7 Ring Road");
  await expectNoViolations(wizard.page);
  await wizard.page.getByRole("button", { name: "See what differs" }).click();
  const choice = wizard.page.getByRole("dialog", { name: "Which answers are right?" });
  await expect(choice.getByRole("row", { name: /Permanent address/ })).toContainText("12 Station Road, Adajan");
  await expect(choice.getByRole("row", { name: /Permanent address/ })).toContainText("7 Ring Road");
  await expect(choice.getByRole("row", { name: /First name/ })).toHaveCount(0);
  for (const width of [360, 1280]) {
    await wizard.page.setViewportSize({ width, height: 780 });
    await expectNoViolations(wizard.page, `${width} px`);
    await expectNoSideways(wizard.page);
  }
  await choice.getByRole("button", { name: "Go on with mine" }).click();
  await expect(wizard.field("Permanent address")).toHaveValue("12 Station Road, Adajan");
  await wizard.proceed();
  await wizard.isAt("admission");
  const now = await storedLoanForm(student.id);
  expect(now.generalDetails).toMatchObject({ permanentAddress: "12 Station Road, Adajan", pinCode: "395007" });
});
