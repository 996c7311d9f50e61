import type { Page } from "@playwright/test";

const SPACED = "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}";
export const DOUBLED = "html{font-size:200%!important}";
const LOOKS = [
  { look: "320 px", width: 320, css: "" },
  { look: "letters at 130%", width: 360, css: "html{font-size:130%!important}" },
  { look: "letters at 200%", width: 360, css: DOUBLED },
  { look: "320 px, letters at 200%", width: 320, css: DOUBLED },
  { look: "text spacing", width: 360, css: SPACED },
] as const;

/** Adds styles as a browser's own settings would: the page's policy takes no style element. */
export const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** What sticks out at the side of the page as it stands, in every look: "letters at 130%: 5 px, h1 Calculator". */
export async function sticksOut(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { look, width, css } of LOOKS) {
    await page.setViewportSize({ width, height: 740 });
    await addStyles(page, css);
    const over = await page.evaluate(() => {
      const frames = [document.documentElement, ...document.querySelectorAll("dialog:modal")];
      const said = frames.flatMap((frame) => {
        const by = frame.scrollWidth - frame.clientWidth;
        if (by <= 0) return [];
        const edge = frame.getBoundingClientRect().left + frame.clientWidth;
        const isOut = (element: Element) => element.getBoundingClientRect().right > edge + 0.5;
        const names = [...frame.querySelectorAll("*")]
          .filter((element) => isOut(element) && !isOut(element.parentElement!) && !element.closest(".overflow-x-auto"))
          .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`);
        return [`${by} px, ${names.slice(0, 6).join(" | ")}`];
      });
      document.adoptedStyleSheets.pop();
      return said;
    });
    found.push(...over.map((what) => `${look}: ${what}`));
  }
  return found;
}
