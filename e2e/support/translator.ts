import { expect, type Page } from "@playwright/test";

/** When a browser's translator goes through a page: as it comes, before its scripts do, or once they answer. */
export const MOMENTS = ["before hydration", "after hydration"] as const;
export type Moment = (typeof MOMENTS)[number];

/** Unseen, and tells a text that the translator has been at. */
export const MARK = "\u200b";
type Translated = { isTranslated?: boolean };

const DRAWN_ANEW = "Minified React error #418;";

/**
 * Translates as Chrome does: each text node gives way to a `<font>` in a `<font>`. @returns what has gone wrong since
 */
export async function translate(page: Page, moment: Moment): Promise<string[]> {
  const problems: string[] = [];
  const isBefore = moment === "before hydration";
  page.on("pageerror", ({ message }) => {
    if (!isBefore || !message.startsWith(DRAWN_ANEW)) problems.push(message);
  });
  page.on("console", (message) => {
    // A call that is refused, such as a wrong code, is no error of the page.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      problems.push(message.text());
  });
  await page.addInitScript(
    ([mark, before]) => {
      // Playwright chooses an option by its bare text.
      const skipped = "head, script, style, noscript, template, textarea, option, .notranslate, [translate=no], font";
      const shown = new WeakMap<Node, Element>();
      const report = (text: Node, is: Element) => console.error(`Stale: "${is.textContent}" for "${text.nodeValue}"`);
      const seen = (node: Node) => node.textContent!.replace(/[\u200b\u2060]/g, "");
      // React holds on to the node that gave way, and writes there.
      const unseen = new MutationObserver((changes) => {
        for (const { target } of changes) {
          const font = shown.get(target)!;
          if (font.isConnected && seen(font) !== seen(target)) report(target, font);
        }
      });
      function translateText(text: Text) {
        const parent = text.parentElement;
        if (!parent || !text.data || parent.closest(skipped)) return;
        const earlier = shown.get(text);
        if (earlier?.isConnected) report(text, earlier);
        // A drawing shows none of another language's elements.
        const name = parent instanceof SVGElement ? "tspan" : "font";
        const [outer, inner] = [0, 1].map(() => document.createElementNS(parent.namespaceURI, name));
        inner!.textContent = mark + text.data;
        inner!.classList.add("notranslate");
        outer!.append(inner!);
        text.replaceWith(outer!);
        shown.set(text, inner!);
        unseen.observe(text, { characterData: true });
      }
      function translateAll(root: Node) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Text[] = root instanceof Text ? [root] : [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        texts.forEach(translateText);
      }
      function begin() {
        translateAll(document);
        new MutationObserver((changes) => {
          for (const { addedNodes, target, type } of changes)
            if (type === "characterData") translateAll(target);
            else addedNodes.forEach(translateAll);
        }).observe(document, { childList: true, subtree: true, characterData: true });
      }
      const done = () => ((window as Translated).isTranslated = true);
      // React knows each element that it has come to; some parts of a page come later than others.
      const isHydrated = () =>
        [
          ...document.querySelectorAll("body :not(script, style, link, template, noscript, next-route-announcer)"),
        ].every((element) => Object.keys(element).some((key) => key.startsWith("__reactFiber")));
      if (before) begin();
      document.addEventListener("DOMContentLoaded", () => {
        if (before) return done();
        let looks = 0;
        const clock = setInterval(() => {
          looks = isHydrated() ? looks + 1 : 0;
          if (looks < 3) return;
          clearInterval(clock);
          begin();
          done();
        }, 50);
      });
    },
    [MARK, isBefore] as const,
  );
  return problems;
}

export const expectTranslated = (page: Page) => page.waitForFunction(() => (window as Translated).isTranslated);

/** Waits until a page has drawn what it was about to, and finds that nothing has gone wrong by then. */
export async function expectDrawn(page: Page, problems: string[]) {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  expect(problems).toEqual([]);
}
