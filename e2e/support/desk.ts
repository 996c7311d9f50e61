import { type BrowserContext, expect, type Page } from "@playwright/test";
import { STAFF_COOKIE } from "@/lib/session/cookie";
import { db } from "@/tests/factories/database";
import { newStaffMember, newStaffSession } from "@/tests/factories/staff";
import { codeFor } from "./phone-codes";

export async function enterDesk(page: Page, digits: string) {
  await page.getByLabel("Phone number").fill(digits);
  await page.getByRole("button", { name: "Send OTP" }).click();
  const boxes = page.getByRole("group", { name: /6-digit code/ }).getByRole("textbox");
  await expect(boxes).toHaveCount(6);
  const code = await codeFor(digits);
  await boxes.first().click();
  await page.keyboard.type(code);
  await page.getByRole("button", { name: "Verify" }).click();
}

/** Puts a colleague's day at the desk into the browser. @returns what ends it */
export async function openDesk(context: BrowserContext, baseURL: string, phone?: string) {
  const { id } = await newStaffMember({ name: "Meera Shah", phone });
  const { token, passId } = await newStaffSession(id);
  const url = baseURL.replace("http:", "https:");
  await context.addCookies([
    { name: STAFF_COOKIE, value: token, url, secure: true, httpOnly: true, sameSite: "Strict" },
  ]);
  return () => db.pass.update({ where: { id: passId }, data: { revokedAt: new Date() } });
}
