import { lastCrossReference } from "./encrypted-pdf";
import type { Decrypt } from "./pdf-lock";
import {
  type Dictionary,
  headBefore,
  isDictionary,
  isNamed,
  isObj,
  latin,
  Reference,
  SyntaxReader,
  type Value,
} from "./pdf-syntax";

/** nothing: no page. placeholder: only asks to wait for a form (XFA) of Adobe's. Null when nobody can tell. */
export type Shown = "pages" | "nothing" | "placeholder" | null;

export type Unpack = (bytes: Uint8Array, limit: number) => Promise<Uint8Array | null>;

const OBJECT_MAX = 256 * 1024;
/** A file with more is taken unseen. */
const OBJECTS_MAX = 100_000;
const WORK_BESIDE = 1024 * 1024;
const UNPACKED = { one: 4 * 1024 * 1024, all: 24 * 1024 * 1024 };
const TREE_MAX = 2000;

type Place = { at: number; number: number; generation: number; stream?: { from: number; to: number } };
/** Later objects replace earlier ones. */
type Contents = {
  bytes: Uint8Array;
  objects: Map<number, number>;
  packed: Place[];
  root: Value | undefined;
  catalog: number | null;
  hasPage: boolean;
  isComplete: boolean;
};

/**
 * Whether a PDF shows anything: read object by object, whatever its cross-reference says.
 * @param decrypt of an encrypted PDF that opens without a password
 */
export async function shownOf(bytes: Uint8Array, unpack: Unpack, decrypt?: Decrypt): Promise<Shown> {
  const contents = contentsOf(bytes);
  if (!contents.isComplete) return null;
  const file = new PdfObjects(contents, unpack, decrypt);
  const root =
    (await file.dictionary(contents.root)) ??
    (contents.catalog === null ? null : await file.dictionary(new Reference(contents.catalog, 0)));
  const tree = root && (await file.dictionary(root.get("Pages")));
  if (!root || !tree) {
    if (contents.hasPage || (await file.packsPage())) return "pages";
    return file.isSure ? "nothing" : null;
  }
  const pages = await firstPages(file, tree, 2);
  const [page] = pages ?? [];
  if (pages === null) return null;
  if (!page) return file.isSure ? "nothing" : null;
  return pages.length === 1 && (await isPlaceholder(file, root, page)) ? "placeholder" : "pages";
}

async function firstPages(file: PdfObjects, tree: Dictionary, count: number): Promise<Dictionary[] | null> {
  const pages: Dictionary[] = [];
  const open: Value[] = [tree];
  const seen = new Set<number>();
  for (let looked = 0; open.length > 0 && pages.length < count; looked += 1) {
    if (looked > TREE_MAX) return null;
    const next = open.pop()!;
    if (next instanceof Reference) {
      if (seen.has(next.number)) continue;
      seen.add(next.number);
    }
    const node = await file.dictionary(next);
    const kids = node && (await file.value(node.get("Kids")));
    if (Array.isArray(kids)) open.push(...(kids as Value[]).slice(0, TREE_MAX).reverse());
    else if (node && !isNamed(node.get("Type"), "Pages")) pages.push(node);
  }
  return pages;
}

/** A dynamic form's page has no fields of its own. */
async function isPlaceholder(file: PdfObjects, root: Dictionary, page: Dictionary): Promise<boolean> {
  const form = await file.dictionary(root.get("AcroForm"));
  if (!form || (await file.value(form.get("XFA"))) == null) return false;
  const marks = await file.value(page.get("Annots"));
  return root.get("NeedsRendering") === true || !Array.isArray(marks) || marks.length === 0;
}

class PdfObjects {
  isSure = true;
  readonly #opened = new Map<Place, { text: Uint8Array; starts: Map<number, number> } | null>();
  #unpacked = 0;

  constructor(
    private readonly contents: Contents,
    private readonly unpack: Unpack,
    private readonly decrypt?: Decrypt,
  ) {}

  async dictionary(value: Value | undefined): Promise<Dictionary | null> {
    const found = await this.value(value);
    return isDictionary(found) ? found : null;
  }

  async value(value: Value | undefined): Promise<Value | undefined> {
    let found = value;
    for (let steps = 0; found instanceof Reference && steps < 8; steps += 1) found = await this.#object(found.number);
    return found;
  }

  async #object(number: number): Promise<Value | undefined> {
    const { bytes, objects, packed } = this.contents;
    const plain = objects.get(number) ?? -1;
    for (let index = packed.length - 1; index >= 0 && packed[index]!.at > plain; index -= 1) {
      const opened = await this.#open(packed[index]!);
      const start = opened?.starts.get(number);
      if (opened && start !== undefined) return new SyntaxReader(opened.text, start).value();
    }
    return plain < 0 ? undefined : new SyntaxReader(bytes, plain, plain + OBJECT_MAX).value();
  }

  async packsPage(): Promise<boolean> {
    for (const place of this.contents.packed) {
      const opened = await this.#open(place);
      for (const start of opened?.starts.values() ?? []) {
        const value = new SyntaxReader(opened!.text, start).value();
        if (isDictionary(value) && isNamed(value.get("Type"), "Page")) return true;
      }
    }
    return false;
  }

  async #open(place: Place) {
    const known = this.#opened.get(place);
    if (known !== undefined) return known;
    const opened = await this.#opening(place);
    if (!opened) this.isSure = false;
    this.#opened.set(place, opened);
    return opened;
  }

  /** ISO 32000-2, 7.5.7: pairs of a number and a place, then the objects. */
  async #opening({ at, stream, number, generation }: Place) {
    const { bytes } = this.contents;
    const about = new SyntaxReader(bytes, at, at + OBJECT_MAX).value();
    if (!stream || !isDictionary(about)) return null;
    const [count, first] = [about.get("N"), about.get("First")];
    if (typeof count !== "number" || typeof first !== "number") return null;
    const raw = bytes.subarray(stream.from, stream.to);
    const plain = this.decrypt ? this.decrypt(new Reference(number, generation), raw) : raw;
    const text = plain && (await this.#unpacking(about, plain));
    if (!text) return null;
    const starts = new Map<number, number>();
    const head = latin(text, 0, Math.min(first, text.length)).match(/\d+/g) ?? [];
    for (let pair = 0; pair < count && pair * 2 + 1 < head.length; pair += 1)
      starts.set(Number(head[pair * 2]), first + Number(head[pair * 2 + 1]));
    return { text, starts };
  }

  async #unpacking(about: Dictionary, bytes: Uint8Array): Promise<Uint8Array | null> {
    const filters = [about.get("Filter") ?? []].flat() as Value[];
    if (filters.length === 0) return bytes;
    const parameters = [about.get("DecodeParms") ?? []].flat() as Value[];
    const isPlain = parameters.every((one) => !isDictionary(one) || (one.get("Predictor") ?? 1) === 1);
    const limit = Math.min(UNPACKED.one, UNPACKED.all - this.#unpacked);
    if (filters.length > 1 || !isNamed(filters[0], "FlateDecode") || !isPlain || limit <= 0) return null;
    const text = await this.unpack(bytes, limit);
    this.#unpacked += text?.length ?? limit;
    return text;
  }
}

function contentsOf(bytes: Uint8Array): Contents {
  const found: Contents = {
    ...{ bytes, objects: new Map(), packed: [] },
    ...{ root: undefined, catalog: null, hasPage: false, isComplete: true },
  };
  let [work, objects] = [bytes.length + WORK_BESIDE, OBJECTS_MAX];
  const streams = streamEnds(bytes);
  const read = (from: number) => {
    const reader = new SyntaxReader(bytes, from, Math.min(bytes.length, from + OBJECT_MAX));
    const value = reader.value();
    work -= reader.at - from;
    objects -= 1;
    return { value, reader };
  };
  for (let at = 0; at < bytes.length;) {
    if (work < 0 || objects < 0) return { ...found, isComplete: false };
    const isTrailer = bytes[at] === 0x74 && isWord(bytes, at, "trailer");
    const head = !isTrailer && isObj(bytes, at) ? headBefore(bytes, at) : null;
    if (!isTrailer && !head) {
      at += 1;
      continue;
    }
    const from = at + (isTrailer ? "trailer" : "obj").length;
    const { value, reader } = read(from);
    if (head) found.objects.set(head.number, from);
    at = from;
    if (value === undefined) continue;
    at = reader.at;
    if (!isDictionary(value)) continue;
    const place: Place = { at: from, number: head?.number ?? 0, generation: head?.generation ?? 0 };
    if (head && reader.word("stream")) at = streams(reader.at, value, place);
    note(found, value, place, isTrailer);
  }
  return found;
}

function note(found: Contents, value: Dictionary, place: Place, isTrailer: boolean) {
  const type = value.get("Type");
  if ((isTrailer || isNamed(type, "XRef")) && value.has("Root")) found.root = value.get("Root");
  if (isNamed(type, "Catalog")) found.catalog = place.number;
  if (isNamed(type, "Page")) found.hasPage = true;
  if (isNamed(type, "ObjStm")) found.packed.push(place);
}

/** By its length, or the next "endstream". */
function streamEnds(bytes: Uint8Array) {
  let isThereNone = false;
  return function endOf(behindWord: number, about: Dictionary, place: Place): number {
    const from = behindWord + (bytes[behindWord] === 13 && bytes[behindWord + 1] === 10 ? 2 : 1);
    const length = about.get("Length");
    const declaredEnd = typeof length === "number" && length >= 0 ? from + Math.floor(length) : -1;
    if (
      declaredEnd >= 0 &&
      declaredEnd < bytes.length &&
      new SyntaxReader(bytes, declaredEnd, declaredEnd + 64).word("endstream")
    ) {
      place.stream = { from, to: declaredEnd };
      return declaredEnd;
    }
    for (let at = from; !isThereNone && at < bytes.length; at += 1) {
      if (bytes[at] !== 0x65 || !isWord(bytes, at, "endstream")) continue;
      place.stream = { from, to: at };
      return at;
    }
    isThereNone = true;
    place.stream = { from, to: bytes.length };
    return from;
  };
}

function isWord(bytes: Uint8Array, at: number, word: string): boolean {
  for (let index = 0; index < word.length; index += 1) if (bytes[at + index] !== word.charCodeAt(index)) return false;
  return true;
}

const END = "%%EOF";

/** Whether a PDF was cut: no end, or another part begins behind it. "startxref 0" ends only the first part. */
export function isCutPdf(bytes: Uint8Array): boolean {
  let end = bytes.length - END.length;
  while (end >= 0 && !isWord(bytes, end, END)) end -= 1;
  if (end < 0) return !closesWithoutEnd(bytes);
  const isFirstPart = /startxref\s+0+\s*$/.test(latin(bytes, Math.max(0, end - 64), end));
  if (isFirstPart && latin(bytes, 0, Math.min(end, 4096)).includes("/Linearized")) return true;
  return goesOn(bytes, end + END.length) && !closesWithoutEnd(bytes);
}

function goesOn(bytes: Uint8Array, from: number): boolean {
  for (let at = from; at < bytes.length; at += 1) if (isObj(bytes, at) && headBefore(bytes, at)) return true;
  return false;
}

/** The last thing is the place of a cross-reference that exists. */
function closesWithoutEnd(bytes: Uint8Array): boolean {
  const tail = latin(bytes, Math.max(0, bytes.length - 2048), bytes.length);
  return /startxref\s+\d+[\s\0]*%{0,2}E?O?$/.test(tail) && lastCrossReference({ bytes, looked: 0 }) !== null;
}
