import { expect, type Page } from "@playwright/test";
import { PACK_CONSENT_VERSION } from "@/lib/passes/parts";
import { newCase } from "@/tests/factories/cases";
import { db } from "@/tests/factories/database";
import { saveLoanForm } from "@/tests/factories/loan-forms";
import { pdf, picture, type SampleFile } from "@/tests/samples/documents";
import { sampleSection } from "@/tests/samples/sections";

type Made = { passId: string; secret: string; short: string; code: string };

/** A call as the student's own page makes it. */
export async function callAs<T>(page: Page, name: string, data: object): Promise<T> {
  const headers = { "sec-fetch-site": "same-origin" };
  const answer = await page.request.post(`/api/${name}`, { data, headers });
  const body = (await answer.json()) as { status: number; data: T };
  expect(body, name).toMatchObject({ status: 1 });
  return body.data;
}
async function stored(page: Page, file: SampleFile): Promise<string> {
  const headers = { "sec-fetch-site": "same-origin" };
  const answer = await page.request.post("/api/loanform/upload", { multipart: { file }, headers });
  return ((await answer.json()) as { data: { url: string } }).data.url;
}

/** A student who has submitted with two papers that are really there, and a pass of hers. */
export async function handedOver(page: Page, userId: string, more: Record<string, SampleFile> = {}) {
  const paper = await pdf("PAN of Asha", 2);
  const papers = { panCard: paper, photoSelfie: await picture("Asha", "jpeg"), ...more };
  const kycDetails = { ...(sampleSection("kycDetails", () => "") as Record<string, unknown>) };
  for (const [slot, file] of Object.entries(papers)) kycDetails[slot] = await stored(page, file);
  await saveLoanForm(userId, undefined, { complete: true, change: { kycDetails } });
  const caseId = await newCase(userId);
  const made = await callAs<Made>(page, "passes/make", {
    caseId,
    name: "A. Shah",
    parts: ["you", "study"],
    days: 7,
    consentVersion: PACK_CONSENT_VERSION,
  });
  // Of the study part, too, only what is really there.
  const academicDetails = sampleSection("academicDetails", () => "") as object;
  const admissionDetails = sampleSection("admissionDetails", () => "") as object;
  await db.loanForm.update({ where: { userId }, data: { academicDetails, admissionDetails } });
  return { paper, caseId, made };
}

/** The button of the page that asks for the code. */
export const open = (page: Page) => page.getByRole("button", { name: "Open", exact: true });
export const digits = (page: Page) => page.getByLabel("6 digits");
