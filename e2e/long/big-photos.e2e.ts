import { PDFDocument } from "@cantoo/pdf-lib";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { bigPhoto } from "@/e2e/support/big-photo";
import { expectNoViolations } from "@/e2e/support/page-check";
import { choose, done, openKyc, uploadsAreWritten, watchTheWire } from "@/e2e/support/photos";
import { test } from "@/tests/fixtures";
import { picture } from "@/tests/samples/documents";

/** The mean colour of a part of a picture. */
async function colourAt(bytes: Buffer, left: number, top: number) {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 40, height: 40 })
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { blue: data[2]!, red: data[0]! };
}

test("G9 a sideways photo of twelve megapixels leaves the browser at 1 MB or less, upright, without its place", async ({
  page,
  wizard,
}) => {
  const photo = await bigPhoto();
  const source = (await sharp(photo.buffer).metadata()).exif!;
  expect([
    source.includes(Buffer.from([0x88, 0x25])) || source.includes(Buffer.from([0x25, 0x88])),
    photo.buffer.includes("Exif"),
  ]).toEqual([true, true]);
  const sent = await watchTheWire(page);
  const slot = await openKyc(wizard);
  await choose(page, slot, /^Choose file/, photo);
  await expect(slot.getByText("Making the photo smaller")).toBeVisible();
  await done(slot);

  const { name, bytes } = await sent();
  expect(name).toBe("passport-photo.jpg");
  expect(bytes.length).toBeLessThanOrEqual(1_048_576);
  const { exif, orientation, width, height } = await sharp(bytes).metadata();
  expect([exif, orientation, bytes.includes("Exif")]).toEqual([undefined, undefined, false]);
  expect(Math.max(width, height)).toBeLessThanOrEqual(2200);
  expect(width / height).toBeCloseTo(3 / 4, 2);
  // The band that lay at the side stands at the top.
  expect((await colourAt(bytes, 20, 20)).blue).toBeGreaterThan(180);
  expect((await colourAt(bytes, 20, 20)).red).toBeLessThan(80);
  expect((await colourAt(bytes, 20, height - 60)).red).toBeGreaterThan(100);

  // Turned once by hand, clockwise: the band goes to the right.
  await slot.getByRole("button", { name: "Rotate: PAN Card" }).click();
  await expect.poll(async () => await page.evaluate(() => (window as unknown as { sent: File[] }).sent.length)).toBe(2);
  await done(slot);
  const turned = await sent(-1);
  const size = await sharp(turned.bytes).metadata();
  expect(size.width).toBeGreaterThan(size.height);
  expect((await colourAt(turned.bytes, size.width - 60, 20)).red).toBeLessThan(80);
  expect(turned.bytes.length).toBeLessThanOrEqual(1_048_576);
});

test("several photos become one PDF, in the order that was chosen, and survive a reload half-way", async ({
  page,
  wizard,
}) => {
  const slot = await openKyc(wizard);
  await choose(page, slot, /^Choose file/, await picture("page one", "jpeg"));
  await done(slot);
  await slot.getByRole("button", { name: /^Add page/ }).click();
  const dialog = page.getByRole("dialog", { name: "PAN Card: pages" });
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await choose(page, dialog, /^Add page/, [await picture("page two is longer", "png"), await bigPhoto()]);
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  await expectNoViolations(page);

  await dialog.getByRole("button", { name: "Move page 3 up" }).click();
  await expect(dialog.getByRole("button", { name: "Move page 2 up" })).toBeFocused();
  await dialog.getByRole("button", { name: "Close" }).click();
  await uploadsAreWritten(page);
  await page.reload();
  await slot.getByRole("button", { name: /^Continue with 3 files/ }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  await dialog.getByRole("button", { name: "Remove page 3" }).click();
  await dialog.getByRole("button", { name: "Use these 2 pages" }).click();
  await expect(dialog).toBeHidden();
  await expect(slot.getByText("PAN Card.pdf")).toBeVisible();
  await done(slot);

  const address = (await slot.getByRole("link", { name: /View document/ }).getAttribute("href"))!;
  const document = await PDFDocument.load(await (await page.request.get(address)).body());
  // A picture that lies, then the photo, upright.
  expect(document.getPages().map((one) => one.getWidth() < one.getHeight())).toEqual([false, true]);
  await expect(slot.getByText(/files are kept/)).toHaveCount(0);
});
