import { type BrowserContext, expect, type Page } from "@playwright/test";

/** When a browser's translator has gone through a page: before its scripts run, or once they answer. */
export type Moment = "before hydration" | "after hydration";

/**
 * What stands before each translated text: nothing that is seen, so that a test finds a translated text by its words,
 * and something that tells a text that the translator has been at from one that it has not.
 */
const MARK = "\u200b";
/** Milliseconds that a script waits for, where the page is to be translated before it. */
const SCRIPTS_WAIT = 600;
type Translated = { isTranslated?: boolean };

/**
 * What React says of a part of a page that was not as the server made it, since a translator was there before it: it
 * draws that part anew. Some parts come to life later than others.
 */
const DRAWN_ANEW = /Minified React error #(418|423|425);/;

/**
 * Translates every page of a browser as Chrome does: each text node gives way to a `<font>` in a `<font>`, also what
 * comes later. @returns what the pages have complained of since
 */
export async function translate(context: BrowserContext, moment: Moment): Promise<string[]> {
  const problems: string[] = [];
  const isBefore = moment === "before hydration";
  context.on("weberror", (error) => {
    const { message } = error.error();
    if (!DRAWN_ANEW.test(message)) problems.push(message);
  });
  if (isBefore)
    await context.route(/\/_next\/static\/.*\.js/, async (route) => {
      if (route.request().serviceWorker()) return route.continue();
      await new Promise((resolve) => setTimeout(resolve, SCRIPTS_WAIT));
      await route.continue().catch(() => {});
    });
  await context.addInitScript(
    ([mark, before]) => {
      // Playwright chooses an option by its bare text.
      const skipped = "head, script, style, noscript, template, textarea, option, .notranslate, [translate=no], font";
      function translateText(text: Text) {
        const parent = text.parentElement;
        if (!parent || !text.data || parent.closest(skipped)) return;
        // A drawing shows none of another language's elements.
        const name = parent instanceof SVGElement ? "tspan" : "font";
        const [outer, inner] = [0, 1].map(() => document.createElementNS(parent.namespaceURI, name));
        inner!.textContent = mark + text.data;
        inner!.classList.add("notranslate");
        outer!.append(inner!);
        text.replaceWith(outer!);
      }
      function translateAll(root: Node) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Text[] = root instanceof Text ? [root] : [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        texts.forEach(translateText);
      }
      function begin() {
        translateAll(document.body);
        (window as Translated).isTranslated = true;
        new MutationObserver((changes) => {
          for (const { addedNodes, target, type } of changes)
            if (type === "characterData") translateAll(target);
            else addedNodes.forEach(translateAll);
        }).observe(document, { childList: true, subtree: true, characterData: true });
      }
      const isHydrated = () =>
        [...document.querySelectorAll("main :is(button, input, select, a), header button")].some((control) =>
          Object.keys(control).some((key) => key.startsWith("__reactProps")),
        );
      document.addEventListener("DOMContentLoaded", () => {
        if (before) return begin();
        const clock = setInterval(() => {
          if (!isHydrated()) return;
          clearInterval(clock);
          begin();
        }, 100);
      });
    },
    [MARK, isBefore] as const,
  );
  return problems;
}

/** Waits until the page that is open is translated. */
export const expectTranslated = (page: Page) => page.waitForFunction(() => (window as Translated).isTranslated);

/** What differs from one student, and from one minute, to the next. */
const PASSING: [RegExp, string][] = [
  [/\b\d{1,2}:\d\d\s?[ap]m\b/gi, "TIME"],
  [/\bDK-\w{3}-\w{3}-\w{4}\b/g, "REFERENCE"],
  [/[\w.+-]+@[\w.-]+\.\w+/g, "E-MAIL"],
  [/(\+91[\s-]?)?\b\d{5}\s?\d{5}\b/g, "PHONE"],
  [/\b[\d.]+ (bytes|KB)\b/g, "SIZE"],
  [/\b\d{1,2} s\b|\b\d{1,2}s\b|\b\d seconds\b/g, "SECONDS"],
];

/**
 * Goes one way through pages twice: as they are, to write down what can be read at each place, and translated, to find
 * the same there.
 */
export class ReadTwice {
  readonly stale: string[] = [];
  private readonly places = new Map<string, string>();
  private isWritten = false;

  /** From here on what is read is held against what was written down. */
  compare() {
    this.isWritten = true;
  }

  /** Reads all that is in sight, at a place that a way comes to once. */
  async at(page: Page, what: string, part = "body") {
    const read = () => this.read(page, part);
    if (!this.isWritten) {
      let before = "";
      await expect
        .poll(async () => {
          const now = await read();
          const isStill = now === before && now !== "";
          before = now;
          return isStill;
        }, what)
        .toBe(true);
      this.places.set(what, before);
      return;
    }
    await expectTranslated(page);
    const wanted = this.places.get(what)!;
    let now = await read();
    for (let tries = 0; tries < 20 && now !== wanted; tries += 1) {
      await page.waitForTimeout(250);
      now = await read();
    }
    if (now !== wanted) this.stale.push(`${what}: ${difference(wanted, now)}`);
  }

  /**
   * Without spaces: an element of its own in a row of boxes reads as a line of its own. In small letters: the first
   * letter of a translated text, which a style makes a large one, is the mark.
   */
  private async read(page: Page, part: string) {
    const texts = await page.locator(part).allInnerTexts();
    return PASSING.reduce((text, [passing, name]) => text.replace(passing, name), texts.join("\n").replaceAll(MARK, ""))
      .replace(/\s+/g, "")
      .toLowerCase();
  }
}

/** Where two texts part, in a few words of each. */
function difference(wanted: string, found: string) {
  let at = 0;
  while (at < wanted.length && wanted[at] === found[at]) at += 1;
  const from = Math.max(0, at - 20);
  return `"${found.slice(from, at + 60)}" instead of "${wanted.slice(from, at + 60)}"`;
}
