import { type ChildProcess, spawn } from "node:child_process";
import { expect } from "@playwright/test";
import { db } from "@/tests/factories/database";
import { test } from "@/tests/fixtures";
import { freePort } from "./support/own-instance";

let studio: ChildProcess;
let address: string;

test.beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}/`;
  studio = spawn(process.execPath, ["scripts/studio.mjs", "--port", String(port)], {
    env: { ...process.env, DATABASE_URL: process.env.E2E_DATABASE_URL },
    stdio: "ignore",
  });
  await expect(async () => expect((await fetch(address)).ok).toBe(true)).toPass({ timeout: 30_000 });
});

test.afterAll(async () => {
  const gone = new Promise((resolve) => studio.once("exit", resolve));
  studio.kill("SIGTERM");
  await gone;
});

test("an editor changes a fact in Prisma Studio, and the lender's page says so", async ({ browser, page }) => {
  // One that decides nothing: rates and limits are compared by other tests at the same time.
  const id = "auxilo";
  const time = `${(Date.now() % 90) + 10} working days`;
  const { loanProcessingTime: before } = await db.partner.findUniqueOrThrow({ where: { id } });
  await page.goto(`/education-loan/${id}`);
  await expect(page.getByRole("main")).not.toContainText(time);

  // Studio draws only the columns that fit, and a lender has more than forty.
  const editor = await browser.newPage({ viewport: { width: 9500, height: 900 } });
  await editor.goto(address);
  await editor.getByText("Partner", { exact: true }).click();
  await expect(editor.locator("th").filter({ hasText: /^loanProcessingTime/ })).toBeVisible();
  const column = (await editor.locator("th").allInnerTexts()).findIndex((heading) =>
    heading.trim().startsWith("loanProcessingTime"),
  );
  const cell = editor
    .locator("tr")
    .filter({ has: editor.locator("td", { hasText: new RegExp(`^${id}$`) }) })
    .locator("td")
    .nth(column);
  await expect(cell).toHaveText(before!);
  await cell.dblclick();
  await editor.keyboard.press("Control+A");
  await editor.keyboard.type(time);
  await editor.keyboard.press("Enter");
  await editor.getByRole("button", { name: "Save 1 row" }).click();
  await editor.getByRole("button", { name: "yes, write to db" }).click();
  await expect.poll(async () => (await db.partner.findUniqueOrThrow({ where: { id } })).loanProcessingTime).toBe(time);
  await editor.close();

  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("main")).toContainText(time, { timeout: 500 });
  }).toPass({ timeout: 15_000 });

  await db.partner.update({ where: { id }, data: { loanProcessingTime: before } });
});
