import { expect } from "@playwright/test";
import { test } from "@/tests/fixtures";
import { pdf } from "@/tests/samples/documents";

const MB10 = 10_485_760;

/** A PDF of exactly this many bytes. */
async function pdfOf(bytes: number) {
  const paper = await pdf("large");
  const at = paper.buffer.lastIndexOf("%%EOF");
  const filler = Buffer.alloc(bytes - paper.buffer.length, "%");
  return {
    ...paper,
    name: "large.pdf",
    buffer: Buffer.concat([paper.buffer.subarray(0, at), filler, paper.buffer.subarray(at)]),
  };
}

test("a document slot takes ten megabytes and not a byte more, and says so at the slot", async ({ page, wizard }) => {
  await page.goto("/dashboard/loanform/kyc");
  const slot = wizard.slot("panCard");

  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    slot.getByRole("button", { name: /Choose file/ }).click(),
  ]);
  await chooser.setFiles(await pdfOf(MB10 + 1));
  await expect(slot.getByText("File size should be less than 10MB")).toBeVisible();
  await expect(slot).toHaveAttribute("data-state", "refused");

  const [again] = await Promise.all([
    page.waitForEvent("filechooser"),
    slot.getByRole("button", { name: /Choose another file/ }).click(),
  ]);
  await again.setFiles(await pdfOf(MB10));
  await expect(slot.getByText("uploaded successfully", { exact: true })).toBeVisible();
  await expect(slot.getByText("10 MB")).toBeVisible();
});
