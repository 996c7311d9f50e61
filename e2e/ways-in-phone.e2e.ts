import { expect, type Route } from "@playwright/test";
import { db } from "@/tests/factories/database";
import { newPerson, newUser } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import {
  clickButton,
  clickTwice,
  codeBoxes,
  countRequests,
  dialog,
  fieldError,
  fillPerson,
  fillPlan,
  logIn,
  openModal,
  sendCode,
  saysLoggedIn,
  toast,
  typeCode,
  typeDigits,
  wrongCodeFor,
} from "./support/entry-points";
import { expectNoSideways, expectNoViolations } from "./support/page-check";
import { codeFor } from "./support/phone-codes";

test.use({ viewport: { width: 360, height: 740 }, permissions: ["clipboard-read", "clipboard-write"] });

/** The modals are the same on every page; this one is drawn with half the work of the home page. */
const PLAIN = "/culture";
const SENDING = "**/accounts:sendVerificationCode?**";
const CONFIRMING = "**/accounts:signInWithPhoneNumber?**";
/** What the phone service itself answers; for the states that the emulator does not have. */
const refusal = (message: string) => ({
  status: 400,
  json: { error: { code: 400, message, errors: [{ message, reason: "invalid", domain: "global" }] } },
});

test.describe("login by phone", () => {
  test("a wrong code stays to be corrected, and the right one leads to the dashboard", async ({ page }) => {
    const person = await newUser({ name: "Asha Iyer" });
    await page.goto("/");
    await openModal(page, "login");
    await expectNoViolations(page);
    await fillPerson(page, person);
    await sendCode(page);
    await expect(dialog(page).getByRole("heading", { name: "Verify your phone" })).toBeFocused();
    const code = await codeFor(person.digits);
    await typeDigits(page, wrongCodeFor(code));
    await expect(fieldError(page, "Invalid OTP. Please check and try again.")).toBeVisible();
    await expect(toast(page, "Invalid OTP. Please check and try again.")).toBeVisible();
    await expect(dialog(page).getByRole("alert")).toBeFocused();
    await dialog(page).getByRole("link", { name: "Invalid OTP. Please check and try again." }).click();
    await expect(codeBoxes(page).first()).toHaveValue(wrongCodeFor(code)[0]!);
    await expect(codeBoxes(page).first()).toBeFocused();
    await expectNoViolations(page);
    await expectNoSideways(page);
    await saysLoggedIn(page, () => typeDigits(page, code));
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText("Hi Asha, Welcome To Your Dashboard!")).toBeVisible();
    expect(await page.evaluate(() => Object.entries({ ...localStorage }).sort())).toEqual([
      ["login", "true"],
      ["userData", JSON.stringify({ name: person.name, email: person.email })],
    ]);
  });

  test("every rule of the form has its sentence, and it goes when the field is edited", async ({ page }) => {
    await page.goto(PLAIN);
    await openModal(page, "login");
    await clickButton(page, "Send OTP");
    const sentences = ["Email is required", "Phone number is required"];
    for (const sentence of sentences) await expect(fieldError(page, sentence)).toBeVisible();
    await expect(dialog(page).getByRole("alert")).toBeFocused();
    await expect(dialog(page).getByRole("alert").getByRole("link")).toHaveText(sentences);
    await dialog(page).getByRole("link", { name: "Phone number is required" }).click();
    await expect(dialog(page).getByLabel("Phone number")).toBeFocused();
    await dialog(page).getByLabel("Email").fill("asha@example");
    await expect(dialog(page).getByText("Email is required")).toHaveCount(0);
    await dialog(page).getByLabel("Phone number").fill("5876543210");
    await clickButton(page, "Send OTP");
    for (const sentence of ["Email is invalid", "Enter a valid 10-digit Indian phone number"])
      await expect(fieldError(page, sentence)).toBeVisible();
    await expectNoViolations(page);
  });

  test("an account that is not there offers signup, and what was typed goes along", async ({ page }) => {
    const stranger = newPerson();
    await page.goto(PLAIN);
    await openModal(page, "login");
    await fillPerson(page, stranger);
    await clickButton(page, "Send OTP");
    await expect(dialog(page).getByRole("alert").first()).toContainText(
      "No account matches this e-mail and phone number. Please sign up.",
    );
    await clickButton(page, "Sign up");
    await expect(dialog(page).getByLabel("Email")).toHaveValue(stranger.email);
    await expect(dialog(page).getByLabel("Phone number")).toHaveValue(stranger.digits);
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
    await clickButton(page, "Login");
    await expect(dialog(page).getByLabel("Email")).toHaveValue(stranger.email);
  });

  test("the number can be changed, and what was typed is kept", async ({ page }) => {
    const person = await newUser();
    await page.goto(PLAIN);
    await openModal(page, "login");
    await fillPerson(page, person);
    await sendCode(page);
    await expect(
      dialog(page).getByText(`sent to +91 ${person.digits.slice(0, 5)} ${person.digits.slice(5)}`),
    ).toBeVisible();
    await clickButton(page, "Change number");
    await expect(dialog(page).getByRole("heading", { name: "Login" })).toBeFocused();
    await expect(dialog(page).getByLabel("Email")).toHaveValue(person.email);
    await expect(dialog(page).getByLabel("Phone number")).toHaveValue(person.digits);
  });
});

test.describe("the six boxes", () => {
  const values = async (page: import("@playwright/test").Page) =>
    (await Promise.all((await codeBoxes(page).all()).map((box) => box.inputValue()))).join("_");

  test.beforeEach(async ({ page }) => {
    const person = await newUser();
    await page.goto(PLAIN);
    await openModal(page, "login");
    await fillPerson(page, person);
    await sendCode(page);
  });

  test("G13 take digits only, move on, and go back on Backspace", async ({ page }) => {
    const verify = dialog(page).getByRole("button", { name: "Verify" });
    await expect(verify).toBeDisabled();
    await expect(dialog(page).getByText("Type all six digits, then press Verify.")).toBeVisible();
    await expect(codeBoxes(page).first()).toHaveAttribute("autocomplete", "one-time-code");
    await expect(codeBoxes(page).first()).toHaveAttribute("inputmode", "numeric");
    await expect(codeBoxes(page).nth(1)).toHaveAccessibleName("Character 2 of 6");
    await codeBoxes(page).first().click();
    await page.keyboard.type("1a2-x3");
    expect(await values(page)).toBe("1_2_3___");
    await expect(codeBoxes(page).nth(3)).toBeFocused();
    await page.keyboard.press("Backspace");
    expect(await values(page)).toBe("1_2____");
    await expect(codeBoxes(page).nth(2)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(fieldError(page, "Please enter complete OTP")).toBeVisible();
    await codeBoxes(page).nth(2).click();
    await page.keyboard.type("4567");
    expect(await values(page)).toBe("1_2_4_5_6_7");
    await expect(verify).toBeEnabled();
  });

  const ROWS: [what: string, keys: string, code: string, focused: number][] = [
    ["Backspace empties the last box and stays", "123456 Backspace", "12345-", 6],
    ["the next one goes back and empties that", "123456 Backspace Backspace", "1234--", 5],
    ["what is typed then fills both", "123456 Backspace Backspace 78", "123478", 6],
    ["all the way back, and once more", "123 Backspace Backspace Backspace Backspace", "------", 1],
    ["a box in the middle is emptied alone", "123456 Home ArrowRight ArrowRight Backspace", "12-456", 3],
    ["and filled again", "123456 Home ArrowRight ArrowRight Backspace 9", "129456", 4],
    ["two boxes in the middle", "123456 ArrowLeft ArrowLeft Backspace Backspace 78", "127856", 5],
    ["two that are apart, one after the other", "123456 ArrowLeft Backspace Home Backspace 98", "923486", 6],
    ["Delete empties a box and stays", "123456 Home Delete", "-23456", 1],
    ["a digit takes the place of another", "123456 Home 9", "923456", 2],
    ["also of the same", "112233 Home 11", "112233", 3],
    ["a whole code over another", "123456 Home 987654", "987654", 6],
    ["arrows stop at the first empty box", "123 ArrowRight ArrowRight", "123---", 4],
    ["End goes to the first empty box", "123 Home End", "123---", 4],
    ["Ctrl and Backspace empty all", "123456 ControlOrMeta+Backspace", "------", 1],
    ["letters are nothing", "1a2-x3", "123---", 4],
    ["a tap beyond goes to the first empty box", "12 Tap:6", "12----", 3],
    ["a tap on a digit goes there", "123456 Tap:2 9", "193456", 3],
    // Touch keyboards change the text without a key.
    ["a touch keyboard's Backspace empties a box", "123456 Touch:deleteContentBackward", "12345-", 6],
    ["and goes back from an empty one", "123 Touch:deleteContentBackward", "12----", 3],
    ["a touch keyboard's digits", "Touch:1 Touch:2 Touch:3", "123---", 4],
    ["and the same digit again", "112233 Home Touch:1 Touch:1", "112233", 3],
    ["a digit beside one that is not selected", "123456 Home Beside:9", "923456", 2],
    ["the suggestion of an SMS", "Touch:654321", "654321", 6],
    ["also over what was typed", "12 Home Touch:654321", "654321", 6],
  ];

  /** What a touch keyboard does in the box that has the focus: it names no key. */
  const touch = (page: import("@playwright/test").Page, what: string) =>
    page.evaluate((text) => {
      const box = document.activeElement as HTMLInputElement;
      const isErasing = text.startsWith("delete");
      const inputType = isErasing ? text : "insertText";
      const init = { inputType, data: isErasing ? null : text, bubbles: true, cancelable: true };
      if (!box.dispatchEvent(new InputEvent("beforeinput", init)) || (isErasing && box.value === "")) return;
      const [start, end] = [box.selectionStart ?? 0, box.selectionEnd ?? 0];
      const next = isErasing ? "" : box.value.slice(0, start) + text + box.value.slice(end);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(box, next);
      box.dispatchEvent(new InputEvent("input", init));
    }, what);

  test("hold what was typed, erased, tapped and suggested, and the focus where it goes on", async ({ page }) => {
    for (const [what, keys, code, focused] of ROWS) {
      await codeBoxes(page).first().click();
      await page.keyboard.press("ControlOrMeta+Backspace");
      for (const key of keys.split(" ")) {
        const [kind, of = ""] = key.split(":");
        if (kind === "Tap")
          await codeBoxes(page)
            .nth(Number(of) - 1)
            .click();
        else if (kind === "Touch") await touch(page, of);
        else if (kind === "Beside") {
          await page.evaluate(() => (document.activeElement as HTMLInputElement).setSelectionRange(1, 1));
          await page.keyboard.type(of);
        } else if (/^[A-Z]/.test(key)) await page.keyboard.press(key);
        else await page.keyboard.type(key);
      }
      const held = await codeBoxes(page).evaluateAll((boxes: HTMLInputElement[]) => ({
        code: boxes.map(({ value }) => value || "-").join(""),
        focused: boxes.findIndex((box) => box === document.activeElement) + 1,
      }));
      expect.soft(held, `${what}: ${keys}`).toEqual({ code, focused });
      await expect.soft(dialog(page).getByRole("button", { name: "Verify" })).toBeEnabled({
        enabled: !code.includes("-"),
      });
    }
  });

  test("G13 take a pasted code, bare or in a sentence, and nothing else", async ({ page }) => {
    for (const [at, text, code] of [
      [0, "123456", "123456"],
      [3, "654 321", "654321"],
      [5, "OTP is 112233, valid for 10 minutes", "112233"],
    ] as const) {
      await page.evaluate((it) => navigator.clipboard.writeText(it), text);
      await codeBoxes(page).nth(at).click();
      await page.keyboard.press("ControlOrMeta+v");
      expect(await values(page)).toBe(code.split("").join("_"));
      await expect(codeBoxes(page).nth(5)).toBeFocused();
    }
  });
});

test.describe("when the phone service says no", () => {
  test("an expired code is replaced by a new one", async ({ page }) => {
    const person = await newUser();
    await page.clock.install();
    await page.goto(PLAIN);
    await openModal(page, "login");
    await fillPerson(page, person);
    await sendCode(page);
    const old = await codeFor(person.digits);
    await page.route(CONFIRMING, (route) => route.fulfill(refusal("SESSION_EXPIRED")), { times: 1 });
    await typeDigits(page, old);
    await expect(fieldError(page, "OTP expired. Please request a new one.")).toBeVisible();
    await expect(toast(page, "OTP expired. Please request a new one.")).toBeVisible();
    await expect(dialog(page).getByText(/^You can ask for a new code in \d+ s\.$/)).toBeVisible();
    await page.clock.fastForward("00:31");
    const sent = countRequests(page, "sendVerificationCode");
    await clickTwice(page, "Resend OTP");
    await expect(toast(page, "OTP resent successfully!")).toBeVisible();
    expect(sent()).toBe(1);
    await expect(codeBoxes(page).first()).toHaveValue("");
    await expect(dialog(page).getByText(/^You can ask for a new code in \d+ s\.$/)).toBeVisible();
    await expect(async () => expect(await codeFor(person.digits)).not.toBe(old)).toPass();
    await typeCode(page, person.digits);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("a code that was used before asks for a new one", async ({ page, request }) => {
    const person = await newUser();
    await page.goto(PLAIN);
    await openModal(page, "login");
    await fillPerson(page, person);
    const [answer] = await Promise.all([page.waitForResponse(SENDING), sendCode(page)]);
    const { sessionInfo } = (await answer.json()) as { sessionInfo: string };
    const code = await codeFor(person.digits);
    expect(
      (
        await request.post(
          `${process.env.E2E_FIREBASE_EMULATOR}/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber?key=any`,
          { data: { sessionInfo, code } },
        )
      ).ok(),
    ).toBe(true);
    await typeDigits(page, code);
    await expect(fieldError(page, "OTP expired. Please request a new one.")).toBeVisible();
    await expect(page).toHaveURL(/\/culture$/);
  });

  for (const [service, sentence] of [
    ["TOO_MANY_ATTEMPTS_TRY_LATER", "Too many requests. Please try again later"],
    ["INVALID_PHONE_NUMBER", "Invalid phone number format"],
    ["INTERNAL", "Failed to send OTP. Please try again."],
  ] as const) {
    test(`sending: ${service}`, async ({ page }) => {
      const calls = countRequests(page, "/api/users/login");
      await page.route(SENDING, (route) => route.fulfill(refusal(service)));
      await page.goto(PLAIN);
      await openModal(page, "login");
      await fillPerson(page, await newUser());
      await clickButton(page, "Send OTP");
      await expect(dialog(page).getByRole("alert").first()).toContainText(sentence);
      await expect(dialog(page).getByRole("alert").first()).toBeFocused();
      // The sentence stands in the dialog: it is not said twice.
      await expect(toast(page, sentence)).toHaveCount(0);
      expect(calls()).toBe(0);
    });
  }

  test("too many tries: says what to do, and sending again fails calmly", async ({ page }) => {
    await page.clock.install();
    await page.goto(PLAIN);
    await openModal(page, "login");
    await fillPerson(page, await newUser());
    await sendCode(page);
    await page.route(CONFIRMING, (route) => route.fulfill(refusal("TOO_MANY_ATTEMPTS_TRY_LATER")));
    await page.route(SENDING, (route) => route.fulfill(refusal("TOO_MANY_ATTEMPTS_TRY_LATER")));
    await typeDigits(page, "123456");
    await expect(fieldError(page, "Too many requests. Please try again later")).toBeVisible();
    await expect(dialog(page).getByText(/seen too many tries/)).toBeVisible();
    await page.clock.fastForward("00:31");
    await clickButton(page, "Resend OTP");
    await expect(fieldError(page, "Failed to resend OTP. Please try again.")).toBeVisible();
    await expect(codeBoxes(page).first()).toHaveValue("1");
  });
});

test.describe("when the line or the server fails", () => {
  test("offline while sending, and while confirming: nothing typed is lost", async ({ page, context }) => {
    const person = await newUser();
    await page.goto(PLAIN);
    await openModal(page, "login");
    await fillPerson(page, person);
    await context.setOffline(true);
    await clickButton(page, "Send OTP");
    await expect(dialog(page).getByRole("alert").first()).toContainText("Failed to send OTP. Please try again.");
    await context.setOffline(false);
    await expect(dialog(page).getByLabel("Email")).toHaveValue(person.email);
    await sendCode(page);
    const code = await codeFor(person.digits);
    await context.setOffline(true);
    await typeDigits(page, code);
    await expect(fieldError(page, "We could not check the code: there is no connection.")).toBeVisible();
    await expect(dialog(page).getByText(/could not reach the internet/)).toBeVisible();
    await context.setOffline(false);
    await saysLoggedIn(page, () => clickButton(page, "Verify"));
  });

  test("F15 the code service hangs: after 15 seconds that is said, and the code that it had goes on", async ({
    page,
  }) => {
    const person = await newUser();
    const silent = dialog(page).getByText("The code service does not answer. Please try again.");
    await page.clock.install();
    await page.goto(PLAIN);
    await openModal(page, "login");
    await fillPerson(page, person);
    let held!: Promise<Route>;
    const hold = (address: string) => {
      held = new Promise((resolve) => void page.route(address, resolve, { times: 1 }));
    };

    hold(SENDING);
    await clickButton(page, "Send OTP");
    await held;
    await page.clock.runFor(14_000);
    await expect(silent).toHaveCount(0);
    await page.clock.runFor(1500);
    await expect(silent).toBeVisible();
    await expect(dialog(page).getByRole("alert").first()).toContainText("Failed to send OTP. Please try again.");
    await expect(dialog(page).getByLabel("Email")).toHaveValue(person.email);
    await (await held).abort();

    await page.route(SENDING, (route) => route.fulfill({ status: 500, body: "<html>broken" }), { times: 1 });
    await clickButton(page, "Send OTP");
    await expect(silent).toBeVisible();
    await sendCode(page);

    hold(CONFIRMING);
    await typeCode(page, person.digits);
    await held;
    await page.clock.runFor(15_500);
    await expect(fieldError(page, "We could not check the code. It may well be right.")).toBeVisible();
    await expect(silent).toBeVisible();
    await expect(dialog(page).getByText(/could not reach the internet/)).toHaveCount(0);
    // The answer comes after all: the code is used up, and is not asked for anew.
    const confirmed = countRequests(page, "signInWithPhoneNumber");
    const answered = page.waitForResponse((response) => response.url().includes("signInWithPhoneNumber"));
    await (await held).continue();
    await answered;
    await saysLoggedIn(page, () => clickButton(page, "Verify"));
    expect(confirmed()).toBe(0);
  });

  test("the server fails after the code was confirmed: the same code goes on", async ({ page }) => {
    const person = await newUser();
    await page.goto(PLAIN);
    await openModal(page, "login");
    await fillPerson(page, person);
    await sendCode(page);
    const confirmed = countRequests(page, "signInWithPhoneNumber");
    await page.route("**/api/auth/callback/identity", (route) => route.fulfill({ status: 500, body: "broken" }), {
      times: 1,
    });
    await typeCode(page, person.digits);
    await expect(fieldError(page, "Something went wrong on our side. Please try again.")).toBeVisible();
    await saysLoggedIn(page, () => clickButton(page, "Verify"));
    expect(confirmed()).toBe(1);
  });

  test("a bare 500 has the specification's sentence, an envelope its own", async ({ page }) => {
    await page.goto(PLAIN);
    await openModal(page, "login");
    await fillPerson(page, await newUser());
    await page.route(
      "**/api/users/login",
      (route) => route.fulfill({ status: 500, body: "<h1>Internal Server Error</h1>" }),
      { times: 1 },
    );
    await clickButton(page, "Send OTP");
    await expect(dialog(page).getByRole("alert").first()).toContainText("Failed to send OTP");
    await page.route(
      "**/api/users/login",
      (route) =>
        route.fulfill({
          status: 503,
          json: { status: 0, message: "Something went wrong on our side. Please try again.", data: null },
        }),
      { times: 1 },
    );
    await clickButton(page, "Send OTP");
    await expect(dialog(page).getByRole("alert").first()).toContainText(
      "Something went wrong on our side. Please try again.",
    );
    await sendCode(page);
  });

  test("requests that others made about a number keep nobody out: its owner is in with the code", async ({
    page,
    request,
  }) => {
    const person = await newUser();
    const ask = () => request.post("/api/users/login", { data: { email: person.email, phone: `+91${person.digits}` } });
    for (let i = 0; i < 5; i++) expect((await ask()).status()).toBe(200);
    expect(Number((await ask()).headers()["retry-after"])).toBeGreaterThan(0);
    await page.goto(PLAIN);
    await logIn(page, person);
  });

  test("nor do sign-ups that others tried with it: the account is opened with the code", async ({ page, request }) => {
    const person = newPerson();
    const { name, email, digits } = person;
    const ask = () => request.post("/api/users/signup", { data: { name, email, phone: `+91${digits}` } });
    for (let i = 0; i < 5; i++) expect((await ask()).status()).toBe(200);
    expect(Number((await ask()).headers()["retry-after"])).toBeGreaterThan(0);
    await page.goto(PLAIN);
    await openModal(page, "signup");
    await fillPerson(page, person);
    await clickButton(page, "Send OTP");
    await typeCode(page, digits);
    await expect(dialog(page).getByRole("heading", { name: "Complete Profile" })).toBeVisible();
  });
});

test.describe("signup", () => {
  test("e-mail or phone of another's account offers login", async ({ page }) => {
    const other = await newUser({ emailVerifiedAt: new Date() });
    const exists = "An account with this e-mail or phone number already exists. Please log in.";
    await page.goto(PLAIN);
    await openModal(page, "signup");
    await expectNoViolations(page);
    await fillPerson(page, { ...newPerson(), email: other.email });
    await clickButton(page, "Send OTP");
    await expect(dialog(page).getByRole("alert").first()).toContainText(exists);
    await dialog(page).getByLabel("Email").fill(newPerson().email);
    await dialog(page).getByLabel("Phone number").fill(other.digits);
    await clickButton(page, "Send OTP");
    await expect(dialog(page).getByRole("alert").first()).toContainText(exists);
    await clickButton(page, "Login");
    await expect(dialog(page).getByLabel("Phone number")).toHaveValue(other.digits);
  });

  test("two taps on each button make one call, and the consent is kept with its version", async ({ page }) => {
    const person = newPerson("Ravi Shah");
    const calls = [
      "sendVerificationCode",
      "users/signup",
      "signInWithPhoneNumber",
      "callback/identity",
      "users/profile/update",
    ].map((part) => [part, countRequests(page, part)] as const);
    await page.goto(PLAIN);
    await openModal(page, "signup");
    await dialog(page).getByLabel("Full name").fill(person.name);
    await dialog(page).getByLabel("Email").fill(person.email);
    await dialog(page).getByLabel("Phone number").fill(person.digits);
    await clickButton(page, "Send OTP");
    await expect(fieldError(page, "Please tick the box to agree before you continue.")).toBeVisible();
    await fillPerson(page, person);
    await clickTwice(page, "Send OTP");
    await expect(codeBoxes(page)).toHaveCount(6);
    const code = await codeFor(person.digits);
    await codeBoxes(page).first().click();
    await page.keyboard.type(code);
    await clickTwice(page, "Verify");
    await expect(dialog(page).getByRole("heading", { name: "Complete Profile" })).toBeFocused();
    await clickButton(page, "Save and continue");
    for (const sentence of [
      "Loan amount is required",
      "City is required",
      "Country of study is required",
      "Admission status is required",
      "Target intake is required",
    ]) {
      await expect(fieldError(page, sentence)).toBeVisible();
    }
    await expectNoViolations(page);
    await fillPlan(page, "Planning to Apply");
    await clickTwice(page, "Save and continue");
    await expect(dialog(page).getByRole("heading", { name: "Account Created" })).toBeFocused();
    await expectNoViolations(page);
    expect(calls.map(([part, count]) => `${part} ${count()}`)).toEqual(calls.map(([part]) => `${part} 1`));
    const user = await db.user.findFirstOrThrow({ where: { email: person.email } });
    expect(user).toMatchObject({ consentVersion: expect.stringMatching(/^20\d\d-/), admissionStatus: "Planning" });
    expect(Date.now() - user.consentAt!.getTime()).toBeLessThan(120_000);
    await clickButton(page, "Go to Dashboard");
    await expect(page.getByText("Hi Ravi, Welcome To Your Dashboard!")).toBeVisible();
  });

  test("a profile that does not save says so, and is kept", async ({ page }) => {
    const person = newPerson();
    await page.goto(PLAIN);
    await openModal(page, "signup");
    await fillPerson(page, person);
    await sendCode(page);
    await typeCode(page, person.digits);
    await fillPlan(page, "Applied");
    await page.route("**/api/users/profile/update", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
    await clickButton(page, "Save and continue");
    await expect(dialog(page).getByRole("alert").first()).toContainText("Profile update failed");
    await expect(toast(page, "Profile update failed")).toBeVisible();
    await clickButton(page, "Save and continue");
    await expect(dialog(page).getByRole("heading", { name: "Account Created" })).toBeVisible();
  });

  test("the tab closes before the code: signing up again simply works; after the code: logged in", async ({
    page,
    context,
  }) => {
    const person = newPerson("Meera Nair");
    await page.goto(PLAIN);
    await openModal(page, "signup");
    await fillPerson(page, person);
    await sendCode(page);
    await page.close();

    const second = await context.newPage();
    await second.goto(PLAIN);
    await openModal(second, "signup");
    await fillPerson(second, person);
    await sendCode(second);
    await typeCode(second, person.digits);
    await expect(dialog(second).getByRole("heading", { name: "Complete Profile" })).toBeVisible();
    await second.close();

    const third = await context.newPage();
    await third.goto(PLAIN);
    await third.getByRole("link", { name: "Dashboard" }).first().click();
    await expect(third.getByText("Hi Meera, Welcome To Your Dashboard!")).toBeVisible();
    await third.goto("/dashboard/loanform");
    await expect(third.getByRole("heading", { level: 1, name: "General Details" })).toBeVisible();
  });
});

test.describe("closing and going back", () => {
  test("closing forgets everything; a tap outside never takes away what was typed", async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 740 });
    const person = await newUser();
    await page.goto("/");
    await openModal(page, "login");
    await page.mouse.click(10, 400);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Login" }).first()).toBeFocused();
    await openModal(page, "login");
    await fillPerson(page, person);
    await page.mouse.click(10, 400);
    await sendCode(page);
    await page.mouse.click(10, 400);
    await expect(codeBoxes(page)).toHaveCount(6);
    await clickButton(page, "Close");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
    await openModal(page, "login");
    await expect(dialog(page).getByLabel("Email")).toHaveValue("");
    await expect(dialog(page).getByLabel("Phone number")).toHaveValue("");
  });

  test("the system's Back, a close request, closes the dialog and stays; the history's Back leaves no dialog behind", async ({
    page,
  }) => {
    const person = await newUser();
    await page.goto("/");
    await page.goto("/culture");
    await openModal(page, "login");
    await fillPerson(page, person);
    await sendCode(page);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/culture$/);
    await openModal(page, "login");
    await fillPerson(page, person);
    await sendCode(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(dialog(page)).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveURL(/\/culture$/);
    await expect(dialog(page)).toHaveCount(0);
    await logIn(page, person);
  });
});
