import { expect } from "@playwright/test";
import { bigPhoto } from "@/e2e/support/big-photo";
import { choose, done, openKyc, watchTheWire } from "@/e2e/support/photos";
import { test } from "@/tests/fixtures";

test("G9 where there is no worker and no canvas that works, the photo still goes up, made smaller in the page or as it is", async ({
  page,
  wizard,
}) => {
  const photo = await bigPhoto();
  await page.addInitScript(() => Reflect.deleteProperty(window, "OffscreenCanvas"));
  const sent = await watchTheWire(page);
  const slot = await openKyc(wizard);
  await choose(page, slot, /^Choose file/, photo);
  await done(slot);
  expect((await sent()).bytes.length).toBeLessThanOrEqual(1_048_576);
  await page.evaluate(() => {
    window.createImageBitmap = () => Promise.reject(new Error("Not here"));
  });
  await choose(page, wizard.slot("passport"), /^Choose file/, photo);
  await done(wizard.slot("passport"));
  expect((await sent(1)).bytes.equals(photo.buffer)).toBe(true);
});
