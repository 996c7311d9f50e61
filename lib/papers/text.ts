export const OTHER_SCRIPT = "[…]";

// Direction marks and unseen characters could make a line read otherwise.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** A text as the fonts can write it: runs of other letters become one mark. */
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
