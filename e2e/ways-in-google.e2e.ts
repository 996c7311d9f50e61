import { expect } from "@playwright/test";
import { db } from "@/tests/factories/database";
import { newPerson, newUser } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import {
  clickButton,
  clickTwice,
  countRequests,
  dialog,
  fieldError,
  fillPerson,
  openModal,
  sendCode,
  saysLoggedIn,
  toast,
  typeCode,
} from "./support/entry-points";
import { chooseAccount, googlePopup, withoutInternet } from "./support/google";
import { expectNoViolations } from "./support/page-check";

/** The modals are the same on every page; this one is drawn with half the work of the home page. */
const PLAIN = "/culture";

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ context }) => withoutInternet(context));

const stored = async (email: string) =>
  (await db.user.findMany({ where: { email } })).map(({ googleSub, consentVersion, consentAt }) => ({
    googleSub,
    consentVersion,
    hasConsentTime: consentAt !== null,
  }));

test("login with an unknown Google account asks for consent before an account is made; the next login is one tap", async ({
  page,
}) => {
  const { email } = newPerson();
  await page.goto("/");
  await openModal(page, "login");
  await chooseAccount(await googlePopup(page, "Continue with Google"), email);
  await expect(dialog(page).getByRole("heading", { name: "Create your account" })).toBeFocused();
  await expect(dialog(page).getByText(email)).toBeVisible();
  await expect(dialog(page).getByRole("checkbox")).not.toBeChecked();
  expect(await stored(email)).toEqual([]);
  await expectNoViolations(page);
  await clickButton(page, "Create account");
  await expect(fieldError(page, "Please tick the box to agree before you continue.")).toBeVisible();
  expect(await stored(email)).toEqual([]);
  await dialog(page).getByRole("checkbox").check();
  const calls = countRequests(page, "users/loginwithgoogle");
  await clickTwice(page, "Create account");
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(calls()).toBe(1);
  await expect(page.getByText("Hi Asha, Welcome To Your Dashboard!")).toBeVisible();
  expect(await stored(email)).toEqual([
    { googleSub: expect.any(String), consentVersion: expect.stringMatching(/^20\d\d-/), hasConsentTime: true },
  ]);

  await page.evaluate(() => localStorage.clear());
  // Nothing of the dashboard may still ask for its pages when the session is gone: that would name a page as wanted.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto(PLAIN);
  await openModal(page, "login");
  await saysLoggedIn(page, async () => chooseAccount(await googlePopup(page, "Continue with Google"), email));
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("leaving the consent makes no account", async ({ page }) => {
  const { email } = newPerson();
  await page.goto(PLAIN);
  await openModal(page, "login");
  await chooseAccount(await googlePopup(page, "Continue with Google"), email);
  await clickButton(page, "Back to login");
  await expect(dialog(page).getByRole("heading", { name: "Login" })).toBeFocused();
  await clickButton(page, "Close");
  expect(await stored(email)).toEqual([]);
});

test("signup with Google waits for the box, then goes straight to the dashboard", async ({ page }) => {
  const { email } = newPerson();
  await page.goto(PLAIN);
  await openModal(page, "signup");
  await clickButton(page, "Sign up with Google");
  await expect(fieldError(page, "Please tick the box to agree before you continue.")).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  await dialog(page).getByRole("checkbox").check();
  await chooseAccount(await googlePopup(page, "Sign up with Google"), email);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await stored(email)).toMatchObject([{ hasConsentTime: true }]);
});

test("an e-mail that stands on a phone account: log in by phone first, then they are connected", async ({ page }) => {
  const person = await newUser();
  await page.goto(PLAIN);
  await openModal(page, "login");
  await chooseAccount(await googlePopup(page, "Continue with Google"), person.email);
  await expect(dialog(page).getByRole("alert").first()).toContainText(
    "Log in with your phone first, then connect Google.",
  );
  await expectNoViolations(page);
  await fillPerson(page, person);
  await sendCode(page);
  await typeCode(page, person.digits);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(async () =>
    expect(await stored(person.email)).toMatchObject([{ googleSub: expect.any(String) }]),
  ).toPass();
});

test("a closed popup is said calmly, and can be opened again at once", async ({ page }) => {
  const { email } = newPerson();
  await page.goto(PLAIN);
  await openModal(page, "login");
  const popup = await googlePopup(page, "Continue with Google");
  await expect(dialog(page).getByText("Go on in Google's window.")).toBeVisible();
  await popup.close();
  await expect(
    dialog(page).getByText("Google's window was closed before it finished. You can open it again."),
  ).toBeVisible();
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  await chooseAccount(await googlePopup(page, "Continue with Google"), email);
  await expect(dialog(page).getByRole("heading", { name: "Create your account" })).toBeVisible();
});

for (const { modal, button, sentence } of [
  { modal: "login", button: "Continue with Google", sentence: "Login failed. Please try again." },
  { modal: "signup", button: "Sign up with Google", sentence: "Signup failed. Please try again." },
] as const) {
  test(`${modal}: a blocked popup says how to allow it, and a failing server says to try again`, async ({ page }) => {
    await page.goto(PLAIN);
    // What a page sees of a blocked popup.
    await page.evaluate(() => {
      window.open = () => null;
    });
    await openModal(page, modal);
    if (modal === "signup") await dialog(page).getByRole("checkbox").check();
    await clickButton(page, button);
    await expect(dialog(page).getByRole("alert").first()).toContainText(sentence);
    await expect(dialog(page).getByText(/Allow pop-ups for this site/)).toBeVisible();
    await expect(toast(page, sentence)).toBeVisible();
    await expectNoViolations(page);

    await page.reload();
    await openModal(page, modal);
    if (modal === "signup") await dialog(page).getByRole("checkbox").check();
    await page.route("**/api/users/loginwithgoogle", (route) => route.fulfill({ status: 500, body: "" }));
    await chooseAccount(await googlePopup(page, button), newPerson().email);
    await expect(dialog(page).getByRole("alert").first()).toContainText(sentence);
    await expect(dialog(page).getByText(/Allow pop-ups/)).toHaveCount(0);
  });
}
