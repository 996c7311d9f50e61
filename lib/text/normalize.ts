/**
 * The one form of every text that comes in, by a form or by a call. Pure: both sides run it. The unseen characters are
 * Unicode's own list (UAX 44, Default_Ignorable_Code_Point: zero-width signs, bidi marks and overrides, soft hyphen,
 * Hangul fillers, variation selectors, tags), the controls, and the marks of interlinear annotations.
 */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** The spaces of Unicode, and the blank of Braille, which is drawn as one. */
const SPACE = /[\p{Zs}\u2800]/gu;

const JOINER = /[\u200c\u200d]/;
// The scripts of India from Devanagari to Sinhala, and Arabic letters, as Urdu and Sindhi have them.
const INDIC_END = /(?=[\u0900-\u0dff])[\p{L}\p{M}]$/u;
const INDIC_START = /^(?=[\u0900-\u0dff])[\p{L}\p{M}]/u;
const ARABIC_END = /(?=[\u0620-\u06ff\u0750-\u077f])[\p{L}\p{M}]$/u;
const ARABIC_START = /^(?=[\u0620-\u06ff\u0750-\u077f])[\p{L}\p{M}]/u;
/** After a virama a joiner chooses the letter's form, also at the end of a word (RFC 5892, appendix A). */
const VIRAMA_END = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]$/;
const EMOJI_END = /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?$/u;
const EMOJI_START = /^\p{Extended_Pictographic}/u;
const PLAIN_EMOJI_END = /\p{Extended_Pictographic}$/u;

/** Whether an unseen character changes what is seen: a joiner inside an Indic or Arabic word, the parts of an emoji. */
function isWritten(sign: string, before: string, after: string) {
  if (sign === "\ufe0f") return PLAIN_EMOJI_END.test(before) || /^\u20e3/.test(after);
  if (!JOINER.test(sign)) return false;
  return (
    VIRAMA_END.test(before) ||
    (INDIC_END.test(before) && INDIC_START.test(after)) ||
    (ARABIC_END.test(before) && ARABIC_START.test(after)) ||
    (sign === "\u200d" && EMOJI_END.test(before) && EMOJI_START.test(after))
  );
}

/** UTF-16 units beside a sign that say whether it is written: an emoji with its skin tone has four. */
const BESIDE = 4;

/**
 * A text of several lines as it is checked, stored and shown: composed (NFC), line ends as "\n", every space as " ",
 * nothing that is not seen, trimmed. Applied twice it changes nothing more.
 */
export function normalizeText(text: string): string {
  return text
    .normalize("NFC")
    .replace(LINE_END, "\n")
    .replace(SPACE, " ")
    .replace(UNSEEN, (sign, at: number, whole: string) => {
      const end = at + sign.length;
      return isWritten(sign, whole.slice(Math.max(0, at - BESIDE), at), whole.slice(end, end + BESIDE)) ? sign : "";
    })
    .normalize("NFC")
    .trim();
}

/** The same of one line: line ends, tabs and runs of spaces are one space. */
export const normalizeLine = (text: string): string => normalizeText(text).replace(/\s+/g, " ");
