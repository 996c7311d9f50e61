import { expect, type Page } from "@playwright/test";
import { addDays, dayOf } from "@/lib/dates/calendar";
import { formatDate } from "@/lib/dates/dates";
import { db } from "@/tests/factories/database";
import { newLead } from "@/tests/factories/leads";
import { newPerson, newPhone } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import { enterDesk, openDesk } from "@/e2e/support/desk";
import { expectGoodAtBothWidths, expectNoViolations } from "@/e2e/support/page-check";

const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
/** A part of the list, with the cards of other tests. */
const part = (page: Page, title: string) => page.getByRole("region", { name: title });

const viewport = { width: 360, height: 740 };

test.describe("at both widths", () => {
  test.use({ viewport });

  test("a colleague goes through the calls", async ({ page, context, baseURL }) => {
    const at = `at ${viewport.width}`;
    const [ravi, asha, nobody] = [`Ravi Patel ${at}`, `Asha Iyer ${at}`, `Zubin Mistry ${at}`];
    const phone = newPhone();
    await newLead({ name: "Ravi P", phone, createdAt: new Date(Date.now() - 86_400_000) });
    await newLead({
      name: ravi,
      phone,
      phoneVerified: true,
      callTime: "evening",
      callLanguage: "Gujarati",
      page: "/education-loan/state-bank-of-india",
      reference: "A cousin",
      partnerId: "state-bank-of-india",
    });
    await newLead({ name: asha });
    const stopped = await newLead({ name: nobody });
    // To anybody else the page shows nothing of them.
    await page.goto("/desk/calls");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectGoodAtBothWidths(page, "closed");
    await expect(page.getByRole("article")).toHaveCount(0);
    await openDesk(context, baseURL!);
    await page.reload();

    const call = card(page, ravi);
    await expect(part(page, "To call now").locator(call)).toBeVisible();
    await expect(call.getByRole("link", { name: /^\+91/ })).toHaveAttribute("href", `tel:${phone}`);
    await expect(call.getByRole("link", { name: /@/ }).first()).toHaveAttribute("href", /^mailto:.+@/);
    for (const words of [
      "Number confirmed",
      "Evening, 5 to 8",
      "Gujarati",
      "₹20 lakh · Canada · Applied · Sep 2027 · Surat",
      "State Bank of India",
      "page /education-loan/state-bank-of-india",
      "Asked before: 1",
      "heard of us: A cousin",
    ])
      await expect(call).toContainText(words);
    await expect(card(page, "Ravi P")).toHaveCount(0);
    await expect(card(page, asha)).toContainText("Number not confirmed");
    await expectGoodAtBothWidths(page, "the list");

    await call.getByRole("button", { name: "Note" }).click();
    await call.getByRole("button", { name: "Save" }).click();
    await expect(call.getByText("Please write what you want to note.")).toBeVisible();
    await expectGoodAtBothWidths(page, "an empty note");
    await call.getByLabel("Note").fill("The father decides.");
    await page.route("**/api/desk/called", (route) => route.abort(), { times: 1 });
    await call.getByRole("button", { name: "Save" }).click();
    await expect(call.getByText("Network error.").first()).toBeVisible();
    await expect(call.getByLabel("Note")).toHaveValue("The father decides.");
    await call.getByRole("button", { name: "Save" }).click();
    await expect(call.getByRole("list", { name: "Calls so far" })).toContainText("Meera Shah");
    await expect(call).toContainText("The father decides.");
    await expect(part(page, "To call now").locator(call)).toBeVisible();

    const tomorrow = addDays(dayOf(new Date()), 1);
    await call.getByRole("button", { name: "Call on …" }).click();
    await expect(call.getByRole("group", { name: "Call on which day?" }).getByLabel("Day")).toBeFocused();
    await expectGoodAtBothWidths(page, "a day");
    await call.getByRole("button", { name: "Save" }).click();
    await expect(part(page, "On a later day").locator(call)).toBeVisible();
    await expect(call).toContainText(`Call on ${formatDate(tomorrow)}`);
    await call.getByRole("button", { name: "Reached" }).click();
    await expect(part(page, "Reached").locator(call)).toBeVisible();

    await card(page, asha).getByRole("button", { name: "No answer" }).click();
    await expect(part(page, "On a later day").locator(card(page, asha))).toContainText(
      `No answer, try again on ${formatDate(tomorrow)}`,
    );

    await card(page, nobody).getByRole("button", { name: "Do not call" }).click();
    const question = page.getByRole("alertdialog");
    await expectGoodAtBothWidths(page, "the question", question);
    await question.getByRole("button", { name: "Do not call" }).click();
    await expect(card(page, nobody)).toHaveCount(0);
    expect(await db.lead.findUniqueOrThrow({ where: { id: stopped.id } })).toMatchObject({
      stoppedAt: expect.any(Date),
    });
    await page.getByRole("button", { name: /^Stopped/ }).click();
    await expect(card(page, nobody)).toContainText("do not call");
    await expect(card(page, nobody).getByRole("link")).toHaveCount(0);
    await expect(card(page, nobody).getByRole("button")).toHaveCount(0);
    await expectGoodAtBothWidths(page, "the stopped");

    await page.route("**/api/desk/calls", (route) => route.abort(), { times: 1 });
    await page.reload();
    await expect(page.getByRole("alert").filter({ hasText: "Network error." })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(call).toBeVisible();
  });
});

test("a desk that closes hides the numbers and writes nothing; open again, the list is of now and the note is kept", async ({
  page,
  context,
  baseURL,
}) => {
  const meera = newPerson();
  const close = await openDesk(context, baseURL!, `+91${meera.digits}`);
  const [first, second] = [await newLead({ name: "Before Closing" }), await newLead({ name: "Stopped Meanwhile" })];
  await page.goto("/desk/calls");
  await card(page, first.name).getByRole("button", { name: "Note" }).click();
  await card(page, first.name).getByLabel("Note").fill("Speaks Marathi.");
  await expect(card(page, second.name)).toBeVisible();
  await close();
  await db.lead.update({ where: { id: second.id }, data: { stoppedAt: new Date() } });
  await newLead({ name: "Came Meanwhile" });
  await card(page, second.name).getByRole("button", { name: "Reached" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The desk" })).toBeVisible();
  await expect(page.getByText("Before Closing")).toBeHidden();
  expect(await db.leadCall.count({ where: { leadId: second.id } })).toBe(0);

  await enterDesk(page, meera.digits);
  await expect(card(page, "Came Meanwhile")).toBeVisible();
  await expect(card(page, second.name)).toHaveCount(0);
  await expect(card(page, first.name).getByLabel("Note")).toHaveValue("Speaks Marathi.");
});

test("a number whose calls were stopped is shown as such when a stranger may have asked for it", async ({
  page,
  context,
  baseURL,
}) => {
  await openDesk(context, baseURL!);
  const phone = newPhone();
  await newLead({ phone, phoneVerified: true, stoppedAt: new Date("2026-11-20T06:00:00Z") });
  await newLead({ phone, name: "Perhaps A Stranger" });
  await page.goto("/desk/calls");
  await expect(card(page, "Perhaps A Stranger")).toContainText(
    "On 20 Nov 2026 somebody who had confirmed this number stopped our calls.",
  );
  await expectNoViolations(page, "stopped before");
});
