/** Bytes at the end of a PDF in which readers look for the place of its last cross-reference. */
const TAIL = 2048;
/** A dictionary longer than this is no trailer. */
const DICTIONARY_MAX = 64 * 1024;

/**
 * Whether a PDF asks for a password (or is sealed by one that every reader knows: it is encrypted all the same). Looks
 * only at trailers, where the format says so (ISO 32000-2, 7.5.5 and 7.5.8), never into the content: a page that writes
 * about /Encrypt is not encrypted. Nothing is unpacked. A PDF whose cross-reference cannot be followed is judged by the
 * trailers that stand in it.
 */
export function isEncryptedPdf(bytes: Uint8Array): boolean {
  const start = lastOffset(bytes);
  const trailer = start === null ? null : trailerAt(bytes, start);
  if (trailer !== null) return hasEncrypt(bytes, trailer);
  for (let at = find(bytes, "trailer", 0); at >= 0; at = find(bytes, "trailer", at + 7)) {
    const dictionary = dictionaryAfter(bytes, at + 7);
    if (dictionary !== null && hasEncrypt(bytes, dictionary)) return true;
  }
  return false;
}

/** The number after the last "startxref". */
function lastOffset(bytes: Uint8Array): number | null {
  const tail = text(bytes, Math.max(0, bytes.length - TAIL), bytes.length);
  const found = /startxref\s+(\d{1,10})\s*(?:%%EOF|$)(?![\s\S]*startxref)/.exec(tail);
  const offset = found ? Number(found[1]) : NaN;
  return offset < bytes.length ? offset : null;
}

/** Where the trailer's dictionary begins for the cross-reference at `start`: a table, or a stream's own dictionary. */
function trailerAt(bytes: Uint8Array, start: number): number | null {
  const head = text(bytes, start, start + 64);
  if (/^\s*xref/.test(head)) {
    const at = find(bytes, "trailer", start);
    return at < 0 ? null : dictionaryAfter(bytes, at + 7);
  }
  const object = /^\s*\d+\s+\d+\s+obj/.exec(head);
  return object ? dictionaryAfter(bytes, start + object[0].length) : null;
}

function dictionaryAfter(bytes: Uint8Array, at: number): number | null {
  const gap = /^(?:\s|%[^\r\n]*[\r\n])*<</.exec(text(bytes, at, at + 256));
  return gap ? at + gap[0].length : null;
}

/** Walks one dictionary by the rules of the format; strings, comments and inner dictionaries do not count. */
function hasEncrypt(bytes: Uint8Array, start: number): boolean {
  const source = text(bytes, start, start + DICTIONARY_MAX);
  let depth = 1;
  for (let at = 0; at < source.length && depth > 0; ) {
    const char = source[at]!;
    const pair = source.slice(at, at + 2);
    if (char === "(") at = afterString(source, at);
    else if (char === "%") at += /^[^\r\n]*/.exec(source.slice(at))![0].length;
    else if (pair === "<<" || pair === ">>") {
      depth += pair === "<<" ? 1 : -1;
      at += 2;
    } else if (char === "[" || char === "]") {
      depth += char === "[" ? 1 : -1;
      at += 1;
    } else if (char === "<") at = (source.indexOf(">", at) + 1) || source.length;
    else if (char === "/") {
      const name = /^\/[^\s()<>[\]{}/%]*/.exec(source.slice(at, at + 128))![0];
      at += name.length;
      // Any letter of a name may be written as #xx.
      const plain = name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
      if (depth === 1 && plain === "/Encrypt" && !/^\s*null\b/.test(source.slice(at, at + 16))) return true;
    } else at += 1;
  }
  return false;
}

/** The place after a string in brackets, which may hold brackets in pairs and any after a backslash. */
function afterString(source: string, at: number): number {
  let open = 0;
  for (; at < source.length; at += 1) {
    if (source[at] === "\\") at += 1;
    else if (source[at] === "(") open += 1;
    else if (source[at] === ")" && (open -= 1) === 0) return at + 1;
  }
  return at;
}

/** Every byte as one character. */
const text = (bytes: Uint8Array, from: number, to: number) => {
  let result = "";
  for (let at = from; at < Math.min(to, bytes.length); at += 4096) result += String.fromCharCode(...bytes.subarray(at, Math.min(at + 4096, to)));
  return result;
};

function find(bytes: Uint8Array, word: string, from: number): number {
  const first = word.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (text(bytes, at, at + word.length) === word) return at;
  }
  return -1;
}
