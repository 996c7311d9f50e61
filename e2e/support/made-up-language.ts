import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { MADE_UP, madeUpTexts } from "@/tests/messages";

export function offerMadeUpLanguage() {
  const folder = process.env.E2E_LANGUAGES!;
  mkdirSync(folder, { recursive: true });
  const texts = madeUpTexts();
  const file = path.join(folder, `${MADE_UP}.json`);
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(texts));
  renameSync(`${file}.${process.pid}`, file);
  return { language: MADE_UP, texts };
}

/** What has no language: names, files and keys, numbers of applications, addresses, and what the student typed. */
const NAMES = [
  /[\w-]+ (XXXXXX234F|ABCPR1234F)\.pdf/g,
  /https?:\S+|\S+@\S+\.\w+/g,
  /\S+\.(pdf|jpe?g|png|csv|ics)\b/gi,
  /\b(AI|DK-\w{3}-\w{3}-\w{4}|alt\+T)\b/g,
  /\b(Dakhila|WhatsApp|Google|Asha|Iyer|Meera|Ravi|India|Canada|Surat|Gujarat|Adajan)\b/g,
  /\b(12 Station Road|University of Toronto|Data Science|Public Health|Mother|Uncle)\b/g,
];

/** Every text of a part of the page, seen or heard, that is English although the page is not, and does not say so. */
async function englishIn(page: Page, part = "body") {
  const found = await page.locator(part).evaluateAll((roots) => {
    const texts: string[] = [];
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        if (node instanceof Element) {
          for (const name of ["aria-label", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt"])
            texts.push(node.getAttribute(name) ?? "");
        } else if (!node.parentElement?.closest("script, style, noscript, template, body [lang=en]")) {
          texts.push(node.textContent ?? "");
        }
      }
    }
    return texts;
  });
  const english = (text: string) =>
    NAMES.reduce((left, name) => left.replace(name, " "), text).match(/[A-Za-z]{2,}/) !== null;
  return [...new Set(found.map((text) => text.trim()).filter(english))];
}

export async function expectNoEnglish(page: Page, what: string, part = "body") {
  await expect(
    page
      .locator(part)
      .filter({ hasText: /[Ａ-Ｚａ-ｚ]{3}/ })
      .first(),
    what,
  ).toBeAttached();
  await expect.poll(() => englishIn(page, part), { message: what, timeout: 120_000 }).toEqual([]);
}
