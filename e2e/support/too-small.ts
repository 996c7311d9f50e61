import type { Page } from "@playwright/test";

/** What is smaller than 44 px each way, as "39 × 44: Home", measured where a press reaches it. */
export const tooSmall = (page: Page): Promise<string[]> => page.evaluate(findSmall);

function findSmall() {
  // Half a pixel at either edge is neither's.
  const LEAST = 43;
  const PRESSED = "a[href], button, summary, input, select, textarea";
  type Pressed = HTMLElement & { labels?: NodeListOf<HTMLLabelElement> | null };
  const isInline = (element: Element) => getComputedStyle(element).display.startsWith("inline");
  function blockOf(node: Node) {
    let block = node.parentElement!;
    while (isInline(block)) block = block.parentElement!;
    return block;
  }
  function isInSentence(link: Element) {
    if (!isInline(link)) return false;
    const block = blockOf(link);
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const isOther = !text.parentElement!.closest(`${PRESSED}, .sr-only, [aria-hidden]`) && blockOf(text) === block;
      if (isOther && /\p{L}{2}/u.test(text.nodeValue!)) return true;
    }
    return false;
  }
  const isThere = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };

  const found: string[] = [];
  const open = document.querySelector("dialog:modal, :popover-open") ?? document;
  for (const control of open.querySelectorAll<Pressed>(PRESSED)) {
    // A box that is drawn by its label is pressed there.
    const drawn = [control, ...(control.labels ?? [])].find(isThere);
    // The skip link comes into sight by the keyboard alone.
    if (!drawn || control.matches(".skip-link, :disabled, [inert] *") || isInSentence(control)) continue;
    drawn.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const reaches = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit?.closest(PRESSED) === control || (hit?.closest("label")?.control ?? null) === control;
    };
    const { left, top, width, height } = drawn.getClientRects()[0]!;
    const [x, y] = [left + width / 2, top + height / 2];
    const reach = (stepX: number, stepY: number) => {
      let steps = 0;
      while (steps < LEAST && reaches(x + stepX * steps, y + stepY * steps)) steps += 1;
      return steps;
    };
    const wide = reach(1, 0) + reach(-1, 0) - 1;
    const high = reach(0, 1) + reach(0, -1) - 1;
    const name = control.getAttribute("aria-label") ?? (drawn.textContent.trim() || control.id);
    if (wide < LEAST || high < LEAST) found.push(`${wide} × ${high}: ${control.tagName} ${name.slice(0, 50)}`);
  }
  return found;
}
