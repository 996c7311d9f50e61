import { expect, type Page } from "@playwright/test";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { test } from "@/tests/fixtures";

// What a key costs on a cheap phone is what is drawn for it: its own box, however long the step is.

/**
 * The boxes of the form that are drawn again while `act` is done, by name. React hands a box new properties each time
 * it draws it, whether or not anything about it is another.
 */
async function drawnBy(page: Page, act: () => Promise<void>) {
  const before = await page.evaluateHandle(() => {
    const propsOf = (box: Element) => {
      const key = Object.keys(box).find((name) => name.startsWith("__reactProps"))!;
      return (box as unknown as Record<string, unknown>)[key];
    };
    const boxes = [...document.querySelectorAll<HTMLInputElement>("form :is(input, select, textarea)")];
    return { propsOf, boxes: new Map(boxes.map((box) => [box, propsOf(box)])) };
  });
  await act();
  return before.evaluate(({ propsOf, boxes }) =>
    [...boxes].filter(([box, props]) => propsOf(box) !== props).map(([box]) => box.name),
  );
}

test("a key draws its own field alone", async ({ page, wizard }) => {
  await wizard.open("general");
  const box = wizard.field("First name");
  await box.focus();
  expect(await drawnBy(page, () => page.keyboard.press("A"))).toEqual(["firstName"]);
  expect(await drawnBy(page, () => page.keyboard.press("s"))).toEqual(["firstName"]);
});

test("nor does it draw the other co-applicants", async ({ page, wizard, student }) => {
  await saveLoanForm(student.id, ["generalDetails", "admissionDetails", "loanDetails"]);
  await wizard.open("co-applicants");
  await page.getByRole("button", { name: "+ Add Co-Applicant" }).click();
  await wizard.field("Last name", 1).focus();
  expect(await drawnBy(page, () => page.keyboard.press("I"))).toEqual(["1.lastName"]);
});
