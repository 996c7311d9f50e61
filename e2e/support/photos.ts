import { expect, type Locator, type Page } from "@playwright/test";
import type { SampleFile } from "@/tests/samples/documents";
import { Wizard } from "./wizard";

export async function openKyc(wizard: Wizard) {
  await wizard.page.goto("/dashboard/loanform/kyc");
  await expect(wizard.slot("panCard")).toBeVisible();
  return wizard.slot("panCard");
}

export async function choose(
  page: Page,
  slot: Locator,
  button: RegExp,
  files: SampleFile | string | (SampleFile | string)[],
) {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    slot.getByRole("button", { name: button }).click(),
  ]);
  await chooser.setFiles(files as SampleFile[]);
}

export const done = (slot: Locator) => expect(slot.getByText("uploaded successfully", { exact: true })).toBeVisible();

/** Keeps a copy of every file that the page puts on the wire; a worker's own requests would not go unseen either. */
export async function watchTheWire(page: Page) {
  await page.addInitScript(() => {
    const sent: File[] = [];
    Object.assign(window, { sent });
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) sent.push(body.get("file") as File);
      return send.call(this, body);
    };
  });
  return async (at = 0) => {
    const { name, bytes } = await page.evaluate(async (index) => {
      const file = (window as unknown as { sent: File[] }).sent.at(index)!;
      const address = await new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result as string);
        reader.readAsDataURL(file);
      });
      return { name: file.name, bytes: address.slice(address.indexOf(",") + 1) };
    }, at);
    return { name, bytes: Buffer.from(bytes, "base64") };
  };
}

/** Settles when the browser has written what the page told it to keep and to forget. */
export const uploadsAreWritten = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("dakhila-uploads");
        opening.onerror = () => reject(new Error("The uploads cannot be read."));
        opening.onsuccess = () => {
          const { result: database } = opening;
          const reading = database.transaction("slots").objectStore("slots").count();
          reading.onsuccess = () => {
            database.close();
            resolve();
          };
        };
      }),
  );
