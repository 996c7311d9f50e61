import { headerAt } from "./kinds";

// The work is bounded whatever a file holds.
/** Bytes at the end with the place of the last cross-reference. */
const TAIL = 64 * 1024;
const HEAD = 64;
const GAP = 256;
const AROUND = 2048;
const DICTIONARY_MAX = 64 * 1024;
/** Each change by appending adds one. */
const TRAILERS_MAX = 16;

type Looked = { readonly bytes: Uint8Array; looked: number };
type Source = Looked & { trailer: number | null };

/** Whether a PDF is encrypted, by its trailers alone (ISO 32000-2, 7.5.5 and 7.5.8); null when no trailer ends. */
export function lookInto(bytes: Uint8Array): { isEncrypted: boolean | null; trailer: number | null; looked: number } {
  const source: Source = { bytes, looked: 0, trailer: null };
  const isEncrypted = judge(source);
  return { isEncrypted, trailer: source.trailer, looked: source.looked };
}

function judge(source: Source): boolean | null {
  const start = lastCrossReference(source);
  const trailer = start === null ? null : trailerAt(source, start);
  const answer = trailer === null ? null : namesEncrypt(source, trailer);
  return answer ?? judgeTrailers(source);
}

/** Where the cross-reference cannot be followed. */
function judgeTrailers(source: Source): boolean | null {
  let answer: boolean | null | undefined;
  let at = source.bytes.length;
  for (let count = 0; count < TRAILERS_MAX; count += 1) {
    at = findBefore(source, ["trailer", "/XRef"], at);
    if (at < 0) break;
    const isPlain = isAt(source.bytes, "trailer", at);
    const dictionary = isPlain ? dictionaryAfter(source, at + "trailer".length) : dictionaryAround(source, at);
    const found = dictionary === null ? undefined : namesEncrypt(source, dictionary);
    if (found) return true;
    answer = found === undefined ? answer : (found ?? answer ?? null);
  }
  return answer === undefined ? false : answer;
}

function dictionaryAround(source: Source, at: number): number | null {
  const from = Math.max(0, at - AROUND);
  const before = text(source, from, at - from);
  const head = before.lastIndexOf(" obj");
  return head < 0 ? null : dictionaryAfter(source, from + head + 4);
}

/** By the last "startxref"; it counts from the PDF's head. */
export function lastCrossReference(source: Looked): number | null {
  const { bytes } = source;
  const found = findBefore(source, ["startxref"], bytes.length, Math.max(0, bytes.length - TAIL));
  if (found < 0) return null;
  const digits = /^startxref\s+(\d{1,10})(?:\s|%|\0|$)/.exec(text(source, found, HEAD))?.[1];
  if (digits === undefined) return null;
  const header = Math.max(0, headerAt(bytes));
  return [Number(digits) + header, Number(digits)].find((offset) => isCrossReference(source, offset)) ?? null;
}

const isCrossReference = (source: Looked, offset: number) =>
  offset < source.bytes.length && /^\s*(?:xref|\d+\s+\d+\s+obj)/.test(text(source, offset, HEAD));

function trailerAt(source: Source, start: number): number | null {
  const head = text(source, start, HEAD);
  if (/^\s*xref/.test(head)) {
    const at = findAfter(source, "trailer", start);
    return at < 0 ? null : dictionaryAfter(source, at + 7);
  }
  const object = /^\s*\d+\s+\d+\s+obj/.exec(head);
  return object ? dictionaryAfter(source, start + object[0].length) : null;
}

function dictionaryAfter(source: Source, at: number): number | null {
  const gap = /^(?:\s|%[^\r\n]*[\r\n])*<</.exec(text(source, at, GAP));
  return gap ? at + gap[0].length : null;
}

// "<<", ">>" and what lies between.
const [OPEN, CLOSE, LESS, MORE, ARRAY, ARRAY_END] = [0x28, 0x29, 0x3c, 0x3e, 0x5b, 0x5d];
const [NAME, COMMENT, BACKSLASH, CR, LF] = [0x2f, 0x25, 0x5c, 0x0d, 0x0a];
const ENDS_NAME = new Set([..."\0\t\n\f\r ()<>[]{}/%"].map((char) => char.charCodeAt(0)));

/** Strings, comments and inner dictionaries do not count. Null when it does not end in time. */
function namesEncrypt(source: Source, start: number): boolean | null {
  const { bytes } = source;
  const end = Math.min(bytes.length, start + DICTIONARY_MAX);
  let at = start;
  const answer = (is: boolean | null) => {
    source.looked += Math.min(at, end) - start;
    return is;
  };
  for (let depth = 1; at < end;) {
    const byte = bytes[at]!;
    const isPair = bytes[at + 1] === byte;
    if (byte === OPEN) at = afterString(bytes, at, end);
    else if (byte === COMMENT) while (at < end && bytes[at] !== CR && bytes[at] !== LF) at += 1;
    else if ((byte === LESS || byte === MORE) && isPair) {
      depth += byte === LESS ? 1 : -1;
      at += 2;
    } else if (byte === ARRAY || byte === ARRAY_END) {
      depth += byte === ARRAY ? 1 : -1;
      at += 1;
    } else if (byte === LESS) {
      while (at < end && bytes[at] !== MORE) at += 1;
      at += 1;
    } else if (byte === NAME) {
      const from = at;
      do at += 1;
      while (at < end && !ENDS_NAME.has(bytes[at]!));
      if (depth === 1 && isEncryptName(bytes, from, at) && !/^\s*null\b/.test(characters(bytes, at, 16))) {
        source.trailer = start - "<<".length;
        return answer(true);
      }
    } else at += 1;
    if (depth === 0) return answer(false);
  }
  return answer(null);
}

/** Any letter may be written as #xx. */
function isEncryptName(bytes: Uint8Array, from: number, to: number): boolean {
  if (to - from > "/Encrypt".length * 3) return false;
  return (
    characters(bytes, from, to - from).replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    ) === "/Encrypt"
  );
}

/** Brackets in pairs, and any after a backslash. */
function afterString(bytes: Uint8Array, at: number, end: number): number {
  for (let open = 0; at < end; at += 1) {
    if (bytes[at] === BACKSLASH) at += 1;
    else if (bytes[at] === OPEN) open += 1;
    else if (bytes[at] === CLOSE && (open -= 1) === 0) return at + 1;
  }
  return end;
}

const characters = (bytes: Uint8Array, from: number, count: number) =>
  String.fromCharCode(...bytes.subarray(from, from + count));

function text(source: Looked, from: number, count: number): string {
  source.looked += count;
  return characters(source.bytes, from, count);
}

// Byte by byte: asking for every "t" is slow where a file is made of them.
function findAfter(source: Source, word: string, from: number): number {
  const { bytes } = source;
  const last = bytes.length - word.length;
  let at = from;
  while (at <= last && !isAt(bytes, word, at)) at += 1;
  source.looked += at - from;
  return at <= last ? at : -1;
}

/** Before `from` as a whole, and not before `least`. */
function findBefore(source: Looked, words: readonly string[], from: number, least = 0): number {
  const { bytes } = source;
  let at = from - Math.min(...words.map(({ length }) => length));
  const isOneAt = (word: string) => isAt(bytes, word, at) && at + word.length <= from;
  const starts = new Set(words.map((word) => word.charCodeAt(0)));
  while (at >= least && !(starts.has(bytes[at]!) && words.some(isOneAt))) at -= 1;
  source.looked += from - at;
  return at >= least ? at : -1;
}

function isAt(bytes: Uint8Array, word: string, at: number): boolean {
  for (let index = 0; index < word.length; index += 1) if (bytes[at + index] !== word.charCodeAt(index)) return false;
  return true;
}
