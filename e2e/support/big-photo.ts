import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { type SampleFile, sidewaysPhoto } from "@/tests/samples/documents";

let reading: Promise<SampleFile> | undefined;
/** Twelve megapixels. Drawn once and kept for all workers. */
export async function bigPhoto() {
  const photo = await (reading ??= keptPhoto());
  expect(photo.buffer.length).toBeGreaterThan(4e6);
  expect(photo.buffer.length).toBeLessThan(8e6);
  return photo;
}

async function keptPhoto(): Promise<SampleFile> {
  const kept = join(process.env.E2E_DATA_DIR!, "sideways-photo.jpg");
  if (existsSync(kept)) return { name: "passport-photo.jpg", mimeType: "image/jpeg", buffer: await readFile(kept) };
  const photo = await sidewaysPhoto();
  await writeFile(`${kept}.${process.pid}`, photo.buffer);
  await rename(`${kept}.${process.pid}`, kept);
  return photo;
}
