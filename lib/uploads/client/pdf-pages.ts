/** Characters of one dictionary, at most. */
const DICTIONARY_MAX = 256 * 1024;
/** Bytes that all packed objects together may unpack to: two kilobytes can unpack to gigabytes. */
const UNPACKED_MAX = 16 * 1024 * 1024;
/** Bytes that are read before the page gets its turn again. */
const TURN = 1024 * 1024;

/**
 * How many pages a PDF has, as its own page tree says (ISO 32000-2, 7.7.3.2), or null where that cannot be found out
 * simply. It is for showing only: nothing is refused for it. No table of objects is read: of several versions of an
 * object the last in the file is taken, as in a file that was changed by appending. Objects in packed streams are
 * unpacked where the browser can.
 */
export async function pagesOf(pdf: Uint8Array): Promise<number | null> {
  try {
    const source = await textOf(pdf);
    let packed: Map<string, string> | undefined;
    const object = async (number: string) =>
      plainObject(source, number) ?? (packed ??= await packedObjects(pdf, source)).get(number) ?? null;

    const root = [...source.matchAll(/\/Root\s+(\d+)\s+\d+\s+R/g)].at(-1)?.[1];
    const catalog = root && (await object(root));
    if (!catalog || !/\/Type\s*\/Catalog\b/.test(catalog)) return null;
    const first = /\/Pages\s+(\d+)\s+\d+\s+R/.exec(catalog)?.[1];
    const tree = first && (await object(first));
    if (!tree || !/\/Type\s*\/Pages\b/.test(tree)) return null;
    const count = Number(/\/Count\s+(\d{1,5})\b(?!\s+\d+\s+R)/.exec(tree)?.[1] ?? 0);
    return count > 0 ? count : null;
  } catch {
    return null;
  }
}

/**
 * One character a byte, so that places in both agree. A slow phone takes a quarter of a second for ten megabytes: in
 * turns.
 */
async function textOf(pdf: Uint8Array): Promise<string> {
  const decoder = new TextDecoder("latin1");
  const parts: string[] = [];
  for (let at = 0; at < pdf.length; at += TURN) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, 0));
    parts.push(decoder.decode(pdf.subarray(at, at + TURN)));
  }
  return parts.join("");
}

/** The text of the last object with this number that is not packed. */
function plainObject(source: string, number: string): string | null {
  for (let at = source.length; at > 0;) {
    at = source.lastIndexOf(`${number} 0 obj`, at - 1);
    if (at < 0) return null;
    if (at > 0 && /\d/.test(source[at - 1]!)) continue;
    const text = source.slice(at, at + DICTIONARY_MAX);
    const end = /\bendobj\b|\bstream\r?\n/.exec(text);
    return end ? text.slice(0, end.index) : null;
  }
  return null;
}

/** Every object that is packed in a stream of objects (7.5.7), by its number; of several the last. */
async function packedObjects(pdf: Uint8Array, source: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  let room = UNPACKED_MAX;
  for (const { index } of source.matchAll(/\/Type\s*\/ObjStm\b/g)) {
    const begin = source.indexOf("stream", index);
    const dictionary = source.slice(source.lastIndexOf(" obj", index), begin);
    const [, count] = /\/N\s+(\d+)/.exec(dictionary) ?? [];
    const [, first] = /\/First\s+(\d+)/.exec(dictionary) ?? [];
    if (
      begin < 0 ||
      !count ||
      !first ||
      !/\/Filter\s*\[?\s*\/FlateDecode\b/.test(dictionary) ||
      dictionary.includes("/DecodeParms")
    )
      continue;
    const start = begin + (source[begin + 6] === "\r" ? 8 : 7);
    const bytes = await unpacked(pdf.subarray(start, source.indexOf("endstream", start)), room);
    room -= bytes.length;
    const text = new TextDecoder("latin1").decode(bytes);
    const heads = text.slice(0, Number(first)).trim().split(/\s+/);
    for (let at = 0; at < Number(count); at += 1) {
      const [number, from, to = heads.length] = [heads[at * 2], heads[at * 2 + 1], heads[at * 2 + 3]];
      if (number && from)
        found.set(
          number,
          text.slice(Number(first) + Number(from), at + 1 < Number(count) ? Number(first) + Number(to) : undefined),
        );
    }
  }
  return found;
}

/** @throws Error where the browser cannot, the stream is damaged, or it holds more than `room` bytes */
async function unpacked(bytes: Uint8Array, room: number): Promise<Uint8Array> {
  const unpacker = new DecompressionStream("deflate");
  const writer = unpacker.writable.getWriter();
  // What stands between the packed bytes and the end of the stream (a line end) counts as a fault at the very end.
  void writer
    .write(bytes as Uint8Array<ArrayBuffer>)
    .then(() => writer.close())
    .catch(() => {});
  const reader = unpacker.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const part = await reader.read().catch((error: unknown) => {
      if (length === 0) throw error;
      return { done: true, value: undefined } as const;
    });
    if (part.done) break;
    parts.push(part.value);
    length += part.value.length;
    if (length > room) {
      await reader.cancel();
      throw new Error("Too much for a page count");
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
