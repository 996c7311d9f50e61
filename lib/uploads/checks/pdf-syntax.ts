// Objects as they are written (ISO 32000-2, 7.2 and 7.3). Every read ends where the caller says.

export class Name {
  constructor(readonly text: string) {}
}
export class Reference {
  constructor(
    readonly number: number,
    readonly generation: number,
  ) {}
}
export type Dictionary = ReadonlyMap<string, Value>;
/** A string is its bytes, before decryption. */
export type Value = null | boolean | number | Uint8Array | Name | Reference | readonly Value[] | Dictionary;

/** Deeper nesting is made to be hard work. */
const DEPTH = 24;

const code = (char: string) => char.charCodeAt(0);
const [OPEN, CLOSE, LESS, MORE, ARRAY, ARRAY_END] = [..."()<>[]"].map(code);
const [NAME, COMMENT, BACKSLASH, CR, LF] = [..."/%\\\r\n"].map(code);
const [PLUS, MINUS, DOT, REFERENCE] = [..."+-.R"].map(code);
const ZERO = code("0");
const BLANKS = new Set([..."\0\t\n\f\r "].map(code));
const ENDS_WORD = new Set([...BLANKS, ...[..."()<>[]{}/%"].map(code)]);
const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };
const KEYWORDS: ReadonlyMap<string, Value> = new Map<string, Value>([
  ["true", true],
  ["false", false],
  ["null", null],
]);

const isBlank = (byte: number) => BLANKS.has(byte);
const isDigit = (byte: number) => byte >= ZERO && byte <= ZERO + 9;

/** One shared error: stacks would be most of the work. */
const NO_OBJECT = new Error("no object");

export const isDictionary = (value: Value | undefined): value is Dictionary => value instanceof Map;

export const isNamed = (value: Value | undefined, text: string) => value instanceof Name && value.text === text;

/** Reads nothing at or behind `end`. */
export class SyntaxReader {
  constructor(
    private readonly bytes: Uint8Array,
    public at: number,
    private readonly end: number = bytes.length,
  ) {}

  value(): Value | undefined {
    try {
      return this.#value(0);
    } catch (error) {
      if (error === NO_OBJECT) return undefined;
      throw error;
    }
  }

  word(expected: string): boolean {
    this.skipBlanks();
    for (let index = 0; index < expected.length; index += 1)
      if (this.at + index >= this.end || this.bytes[this.at + index] !== expected.charCodeAt(index)) return false;
    this.at += expected.length;
    return true;
  }

  skipBlanks() {
    const { bytes, end } = this;
    for (; this.at < end; this.at += 1) {
      const byte = bytes[this.at]!;
      if (byte === COMMENT) while (this.at < end && bytes[this.at] !== CR && bytes[this.at] !== LF) this.at += 1;
      else if (!BLANKS.has(byte)) return;
    }
  }

  #value(depth: number): Value {
    this.skipBlanks();
    const { bytes, at, end } = this;
    if (at >= end || depth > DEPTH) throw NO_OBJECT;
    const byte = bytes[at];
    if (byte === NAME) return new Name(this.#name());
    if (byte === OPEN) return this.#text();
    if (byte === LESS) return bytes[at + 1] === LESS ? this.#dictionary(depth) : this.#hex();
    if (byte === ARRAY) return this.#array(depth);
    return this.#number() ?? this.#keyword();
  }

  #dictionary(depth: number): Dictionary {
    this.at += 2;
    const found = new Map<string, Value>();
    for (;;) {
      this.skipBlanks();
      if (this.at >= this.end) throw NO_OBJECT;
      if (this.bytes[this.at] === MORE && this.bytes[this.at + 1] === MORE) break;
      if (this.bytes[this.at] !== NAME) throw NO_OBJECT;
      const name = this.#name();
      found.set(name, this.#value(depth + 1));
    }
    this.at += 2;
    return found;
  }

  #array(depth: number): Value[] {
    this.at += 1;
    const found: Value[] = [];
    for (;;) {
      this.skipBlanks();
      if (this.bytes[this.at] === ARRAY_END && this.at < this.end) break;
      found.push(this.#value(depth + 1));
    }
    this.at += 1;
    return found;
  }

  #plainWord(): string {
    const from = this.at;
    while (this.at < this.end && !ENDS_WORD.has(this.bytes[this.at]!)) this.at += 1;
    return latin(this.bytes, from, this.at);
  }

  #name(): string {
    this.at += 1;
    return this.#plainWord().replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  }

  #number(): number | Reference | null {
    const { bytes, at, end } = this;
    const first = bytes[at]!;
    if (!isDigit(first) && first !== PLUS && first !== MINUS && first !== DOT) return null;
    const number = Number(this.#plainWord());
    if (Number.isNaN(number)) throw NO_OBJECT;
    const behind = this.at;
    if (!isDigit(first) || !BLANKS.has(bytes[behind]!)) return number;
    let next = behind;
    while (next < end && next < behind + 8 && BLANKS.has(bytes[next]!)) next += 1;
    let generation = 0;
    const digits = next;
    for (; next < end && next < digits + 5 && isDigit(bytes[next]!); next += 1)
      generation = generation * 10 + bytes[next]! - ZERO;
    if (next === digits || !BLANKS.has(bytes[next]!)) return number;
    while (next < end && next < digits + 12 && BLANKS.has(bytes[next]!)) next += 1;
    if (bytes[next] !== REFERENCE || (next + 1 < end && !ENDS_WORD.has(bytes[next + 1]!))) return number;
    this.at = next + 1;
    return new Reference(number, generation);
  }

  #keyword(): Value {
    const value = KEYWORDS.get(this.#plainWord());
    if (value === undefined) throw NO_OBJECT;
    return value;
  }

  #hex(): Uint8Array {
    const from = this.at + 1;
    while (this.at < this.end && this.bytes[this.at] !== MORE) this.at += 1;
    if (this.at >= this.end) throw NO_OBJECT;
    const digits = latin(this.bytes, from, this.at).replace(/[^0-9a-f]/gi, "");
    this.at += 1;
    return Uint8Array.from({ length: Math.ceil(digits.length / 2) }, (_, index) =>
      parseInt(digits.slice(index * 2, index * 2 + 2).padEnd(2, "0"), 16),
    );
  }

  #text(): Uint8Array {
    const { bytes } = this;
    const last = this.#textEnd();
    const found: number[] = [];
    for (this.at += 1; this.at < last; this.at += 1) {
      const byte = bytes[this.at]!;
      if (byte === BACKSLASH) found.push(...this.#escape());
      else if (byte === CR) {
        if (bytes[this.at + 1] === LF) this.at += 1;
        found.push(LF!);
      } else found.push(byte);
    }
    this.at = last + 1;
    return Uint8Array.from(found);
  }

  #textEnd(): number {
    const { bytes, end } = this;
    for (let at = this.at, open = 0; at < end; at += 1) {
      if (bytes[at] === BACKSLASH) at += 1;
      else if (bytes[at] === OPEN) open += 1;
      else if (bytes[at] === CLOSE && (open -= 1) === 0) return at;
    }
    this.at = end;
    throw NO_OBJECT;
  }

  #escape(): number[] {
    const { bytes } = this;
    this.at += 1;
    const octal = /^[0-7]{1,3}/.exec(latin(bytes, this.at, Math.min(this.at + 3, this.end)))?.[0];
    if (octal) {
      this.at += octal.length - 1;
      return [parseInt(octal, 8) & 255];
    }
    const byte = bytes[this.at]!;
    if (byte === CR && bytes[this.at + 1] === LF) this.at += 1;
    if (byte === CR || byte === LF) return [];
    return [ESCAPES[String.fromCharCode(byte)] ?? byte];
  }
}

/** Bytes as Latin-1 text, a piece at a time: one call takes only so many arguments. */
export function latin(bytes: Uint8Array, from: number, to: number): string {
  let text = "";
  // Most are numbers and words, of which a call with a list takes five times as long.
  if (to - from <= WORD) {
    for (let at = from; at < to; at += 1) text += String.fromCharCode(bytes[at]!);
    return text;
  }
  for (let at = from; at < to; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, Math.min(at + PIECE, to)));
  return text;
}
const PIECE = 8192;
const WORD = 16;

/** Of "12 0 obj"; null where there is none. */
export function headBefore(bytes: Uint8Array, at: number): Reference | null {
  if (at === 0 || !(isBlank(bytes[at - 1]!) || isDigit(bytes[at - 1]!))) return null;
  let from = at;
  const least = Math.max(0, at - 32);
  const skip = (isMeant: (byte: number) => boolean) => {
    const start = from;
    while (from > least && isMeant(bytes[from - 1]!)) from -= 1;
    return start - from;
  };
  const number = () => {
    const [end, length] = [from, skip(isDigit)];
    return length === 0 || length > 10 ? null : Number(latin(bytes, from, end));
  };
  skip(isBlank);
  const generation = number();
  if (generation === null || skip(isBlank) === 0) return null;
  const object = number();
  return object === null ? null : new Reference(object, generation);
}

export const isObj = (bytes: Uint8Array, at: number) =>
  bytes[at] === 0x6f && bytes[at + 1] === 0x62 && bytes[at + 2] === 0x6a;
