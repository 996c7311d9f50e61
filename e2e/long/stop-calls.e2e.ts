import { expect } from "@playwright/test";
import { db } from "@/tests/factories/database";
import { newLead } from "@/tests/factories/leads";
import { newPerson } from "@/tests/factories/users";
import { test } from "@/tests/fixtures";
import { clickButton, codeBoxes, countRequests, dialog, fillPerson, fillPlan, toast } from "@/e2e/support/entry-points";
import { expectGoodAtBothWidths } from "@/e2e/support/page-check";

const viewport = { width: 360, height: 740 };

test.describe("at both widths", () => {
  test.use({ viewport, permissions: ["clipboard-read", "clipboard-write"] });

  test("somebody without an account changes their mind: the link stops nothing until its button is pressed", async ({
    page,
    context,
  }) => {
    const person = newPerson();
    const others = await newLead({ phone: `+91${person.digits}` });
    const isStopped = async () =>
      (await db.lead.findFirstOrThrow({ where: { email: person.email } })).stoppedAt !== null;
    await page.goto("/education-loan/credila");
    await page.getByRole("button", { name: "Apply Now" }).first().click();
    await expect(dialog(page).getByRole("heading", { name: "Your Details" })).toBeFocused();
    await fillPerson(page, person);
    await fillPlan(page, "Applied");
    await expectGoodAtBothWidths(page, "the form");
    await clickButton(page, "Send OTP");
    await expect(codeBoxes(page)).toHaveCount(6);
    await expectGoodAtBothWidths(page, "the code's step");
    await clickButton(page, "Copy the link");
    await expect(toast(page, "Link copied.")).toBeVisible();
    const link = dialog(page).getByRole("link", { name: "Withdraw this request" });
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(address).pathname + new URL(address).hash).toBe(await link.getAttribute("href"));

    // What a messenger does with it.
    const preview = await context.request.get(address);
    expect(preview.status()).toBe(200);
    expect(await preview.text()).toContain('name="robots" content="noindex');
    const [stop] = await Promise.all([page.waitForEvent("popup"), link.click()]);
    const button = stop.getByRole("button", { name: "Do not call me" });
    await expect(button).toBeEnabled();
    await expectGoodAtBothWidths(stop, "before");
    expect(await isStopped()).toBe(false);

    await context.setOffline(true);
    await button.click();
    await expect(stop.getByRole("alert").filter({ hasText: "Network error." })).toBeVisible();
    await context.setOffline(false);
    const calls = countRequests(stop, "leads/stop");
    await button.click();
    await expect(stop.getByText("The request that belongs to this link is withdrawn")).toBeVisible();
    await expect(stop.getByText("any other request with the same number still stands")).toBeVisible();
    expect(calls()).toBe(1);
    await expectGoodAtBothWidths(stop, "after");
    expect(await isStopped()).toBe(true);
    expect(await db.lead.findUniqueOrThrow({ where: { id: others.id } })).toMatchObject({ stoppedAt: null });

    // The same link, where the code was confirmed.
    await db.lead.updateMany({ where: { email: person.email }, data: { phoneVerified: true } });
    await stop.reload();
    await button.click();
    await expect(stop.getByText("We will not call the number that belongs to this link any more.")).toBeVisible();
    await expectGoodAtBothWidths(stop, "the whole number");
    expect(await db.lead.findUniqueOrThrow({ where: { id: others.id } })).toMatchObject({
      stoppedAt: expect.any(Date),
    });

    // A cut link, in the same tab, is said to be one.
    await stop.goto(address.slice(0, -3));
    await expect(stop.getByText("This link is not complete.")).toBeVisible();
    await expect(button).toHaveCount(0);
    await expectGoodAtBothWidths(stop, "a cut link");
  });
});
