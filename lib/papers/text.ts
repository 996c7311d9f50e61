/** What stands where a PDF's fonts have no letters for a text. */
export const OTHER_SCRIPT = "[…]";

// Marks that steer the direction of writing, and other unseen characters: they could make a line read otherwise than it
// is.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/**
 * A text as the fonts of a PDF can write it: letters that they lack are gathered into one mark per run, together with
 * the spaces between them, and nothing is left that could crash the drawing or turn the line around.
 */
export function writable(text: string, has: (codePoint: number) => boolean) {
  const clean = text.toWellFormed().normalize("NFC").replace(UNSEEN, " ").replace(/\s+/g, " ").trim();
  let out = "";
  let missing = false;
  for (const char of clean) {
    if (char === " " ? missing : !has(char.codePointAt(0)!)) {
      missing = true;
      continue;
    }
    out += missing ? `${OTHER_SCRIPT} ${char}` : char;
    missing = false;
  }
  return (missing ? `${out}${OTHER_SCRIPT}` : out).replace(/(\S)\[…\]/g, "$1 […]").replace(/\] ([,.;:)])/g, "]$1");
}
