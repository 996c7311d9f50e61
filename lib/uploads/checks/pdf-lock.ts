import { cbc } from "@noble/ciphers/aes.js";
import { md5 } from "@noble/hashes/legacy.js";
import { sha256, sha384, sha512 } from "@noble/hashes/sha2.js";
import { lookInto } from "./encrypted-pdf";
import { type Dictionary, headBefore, isDictionary, isNamed, isObj, Name, Reference, SyntaxReader } from "./pdf-syntax";

/** open: also with an owner's password. password: the reader asks. rights: a certificate or service decides. */
export type Lock = "open" | "password" | "rights";
export type Decrypt = (object: Reference, bytes: Uint8Array) => Uint8Array | null;
/** `decrypt`: encrypted, but opens without a password. */
export type Opened = { lock: Lock; decrypt?: Decrypt };

const DICTIONARY_MAX = 64 * 1024;

/** Opens a PDF as readers do, with the empty password (ISO 32000-2, 7.6); null when nobody can tell. */
export function openPdf(bytes: Uint8Array): Opened | null {
  const { isEncrypted, trailer } = lookInto(bytes);
  if (isEncrypted === null) return null;
  if (!isEncrypted || trailer === null) return { lock: isEncrypted ? "password" : "open" };
  const dictionary = new SyntaxReader(bytes, trailer, trailer + DICTIONARY_MAX).value();
  if (!isDictionary(dictionary)) return { lock: "password" };
  const named = dictionary.get("Encrypt");
  const encryption = named instanceof Reference ? dictionaryOf(bytes, named) : named;
  if (!isDictionary(encryption)) return { lock: "password" };
  if (!isNamed(encryption.get("Filter"), "Standard")) return { lock: "rights" };
  const ids = dictionary.get("ID");
  const id = Array.isArray(ids) && ids[0] instanceof Uint8Array ? ids[0] : new Uint8Array();
  return openStandard(encryption, id);
}

function dictionaryOf(bytes: Uint8Array, { number, generation }: Reference) {
  for (let at = bytes.length - 3; at > 0; at -= 1) {
    if (!isObj(bytes, at)) continue;
    const head = headBefore(bytes, at);
    if (head?.number === number && head.generation === generation)
      return new SyntaxReader(bytes, at + 3, at + DICTIONARY_MAX).value();
  }
  return undefined;
}

const NO_PASSWORD = new Uint8Array();
const PAD = Uint8Array.from([
  ...[0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08],
  ...[0x2e, 0x2e, 0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a],
]);

function openStandard(encryption: Dictionary, id: Uint8Array): Opened {
  const method = methodOf(encryption);
  // Only attachments are encrypted, or nothing.
  if (method === "none") return { lock: "open" };
  const key = keyOf(encryption, id);
  if (!key) return { lock: "password" };
  return { lock: "open", decrypt: method === null ? undefined : decrypting(method, key) };
}

type Method = "RC4" | "AESV2" | "AESV3" | "none";
const METHODS: Readonly<Record<string, Method>> = { V2: "RC4", AESV2: "AESV2", AESV3: "AESV3", None: "none" };

function methodOf(encryption: Dictionary): Method | null {
  const version = numberIn(encryption, "V");
  if (version < 4) return "RC4";
  const filters = encryption.get("CF");
  const [streams, strings] = ["StmF", "StrF"].map((use): Method | null => {
    const filter = encryption.get(use) ?? new Name("Identity");
    if (!(filter instanceof Name)) return null;
    if (filter.text === "Identity") return "none";
    const own = isDictionary(filters) ? filters.get(filter.text) : undefined;
    const method = isDictionary(own) ? own.get("CFM") : undefined;
    return method instanceof Name ? (METHODS[method.text] ?? null) : null;
  });
  return streams === "none" && strings !== "none" ? null : (streams ?? null);
}

function keyOf(encryption: Dictionary, id: Uint8Array): Uint8Array | null {
  const revision = numberIn(encryption, "R");
  if (revision >= 5) return newKey(encryption, revision);
  const lengths = revision < 3 ? [5] : [numberIn(encryption, "Length") / 8, 16, 5];
  for (const length of lengths) {
    if (!(length >= 5 && length <= 16)) continue;
    const key = oldKey(encryption, id, revision, Math.floor(length));
    if (key && provesOldKey(encryption, id, revision, key)) return key;
  }
  return null;
}

/** Algorithm 2, revisions 2 to 4. */
function oldKey(encryption: Dictionary, id: Uint8Array, revision: number, length: number): Uint8Array | null {
  const owner = encryption.get("O");
  if (!(owner instanceof Uint8Array)) return null;
  const permissions = new Uint8Array(4);
  new DataView(permissions.buffer).setUint32(0, numberIn(encryption, "P") >>> 0, true);
  const isBare = revision >= 4 && encryption.get("EncryptMetadata") === false;
  const bare = isBare ? Uint8Array.of(255, 255, 255, 255) : NO_PASSWORD;
  let hash = md5(joined(PAD, owner.subarray(0, 32), permissions, id, bare));
  if (revision >= 3) for (let round = 0; round < 50; round += 1) hash = md5(hash.subarray(0, length));
  return hash.slice(0, length);
}

/** Algorithms 4 to 6. */
function provesOldKey(encryption: Dictionary, id: Uint8Array, revision: number, key: Uint8Array): boolean {
  const kept = encryption.get("U");
  if (!(kept instanceof Uint8Array)) return false;
  if (revision < 3) return isSame(rc4(key, PAD), kept.subarray(0, 32));
  let made = rc4(key, md5(joined(PAD, id)));
  for (let round = 1; round < 20; round += 1)
    made = rc4(
      key.map((byte) => byte ^ round),
      made,
    );
  return isSame(made, kept.subarray(0, 16));
}

/** Algorithm 2.A, revisions 5 and 6. */
function newKey(encryption: Dictionary, revision: number): Uint8Array | null {
  const [user, sealed] = [encryption.get("U"), encryption.get("UE")];
  if (!(user instanceof Uint8Array && sealed instanceof Uint8Array)) return null;
  if (user.length < 48 || sealed.length < 32) return null;
  const hash = revision === 5 ? sha256 : hardenedHash;
  if (!isSame(hash(user.subarray(32, 40)), user.subarray(0, 32))) return null;
  const between = hash(user.subarray(40, 48));
  return cbc(between, new Uint8Array(16), { disablePadding: true }).decrypt(sealed.slice(0, 32));
}

/** Algorithm 2.B with an empty password, which is then nothing but its salt. */
function hardenedHash(salt: Uint8Array): Uint8Array {
  let key = sha256(salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = joined(...Array.from({ length: 64 }, () => key));
    const made = cbc(key.slice(0, 16), key.slice(16, 32), { disablePadding: true }).encrypt(repeated);
    const sum = made.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = [sha256, sha384, sha512][sum % 3]!(made);
    last = made.at(-1)!;
  }
  return key.slice(0, 32);
}

/** Algorithms 1 and 1.A. */
function decrypting(method: Method, key: Uint8Array): Decrypt {
  const ofObject = ({ number, generation }: Reference) => {
    const place = Uint8Array.of(number, number >> 8, number >> 16, generation, generation >> 8);
    const salt = method === "AESV2" ? Uint8Array.of(0x73, 0x41, 0x6c, 0x54) : NO_PASSWORD;
    return md5(joined(key, place, salt)).slice(0, Math.min(key.length + 5, 16));
  };
  return (object, bytes) => {
    if (method === "none") return bytes;
    const own = method === "AESV3" ? key : ofObject(object);
    if (method === "RC4") return rc4(own, bytes);
    const whole = bytes.length - (bytes.length % 16);
    if (whole < 32) return null;
    // The padding stays: what is unpacked next says where it ends.
    return cbc(own, bytes.slice(0, 16), { disablePadding: true }).decrypt(bytes.slice(16, whole));
  };
}

/** The cipher of PDFs up to 1.5, which no library of today brings. */
function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b]!, state[a]!]);
  for (let index = 0, other = 0; index < 256; index += 1) {
    other = (other + state[index]! + key[index % key.length]!) & 255;
    swap(index, other);
  }
  let [index, other] = [0, 0];
  return bytes.map((byte) => {
    index = (index + 1) & 255;
    other = (other + state[index]!) & 255;
    swap(index, other);
    return byte ^ state[(state[index]! + state[other]!) & 255]!;
  });
}

function numberIn(dictionary: Dictionary, name: string): number {
  const value = dictionary.get(name);
  return typeof value === "number" ? value : 0;
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const isSame = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, at) => byte === b[at]);
