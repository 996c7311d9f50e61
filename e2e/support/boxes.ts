import { expect, type Locator, type Page } from "@playwright/test";

/** As a browser profile or a password manager does: past the page's own setters, with these events only. */
export const putIn = (box: Locator, content: string | boolean, ...events: ("keyup" | "blur" | "change")[]) =>
  box.evaluate(
    (node, [held, types]) => {
      const name = typeof held === "boolean" ? "checked" : "value";
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(node), name)!.set!.call(node, held);
      for (const type of types)
        node.dispatchEvent(
          type === "keyup"
            ? new KeyboardEvent(type, { bubbles: true })
            : type === "blur"
              ? new FocusEvent(type)
              : new Event(type, { bubbles: true }),
        );
    },
    [content, events] as const,
  );

export async function putChoice(list: Locator, label: string) {
  const value = await list.locator("option", { hasText: label }).first().getAttribute("value");
  await putIn(list, value!);
}

/** Opens a page whose scripts come a second after `act` has been done on its HTML. */
export async function beforeScripts(page: Page, path: string, act: () => Promise<void>) {
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.locator("footer")).toBeVisible();
  expect(await isHydrated(page)).toBe(false);
  await act();
  await page.waitForTimeout(1000);
  release();
  await expect.poll(() => isHydrated(page)).toBe(true);
}

const isHydrated = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector("main :is(input, select)") ?? {}).some((key) => key.startsWith("__reactProps")),
  );

export const sentTo = async (page: Page, call: string): Promise<Record<string, unknown>> =>
  (await page.waitForRequest((request) => request.url().endsWith(`/api/${call}`))).postDataJSON() as Record<
    string,
    unknown
  >;
