import type { RefusalCode } from "@/lib/http/envelope";
import {
  BLURRED,
  BROKEN_PICTURE,
  claimedKind,
  EMPTY_FILE,
  INCOMPLETE_PDF,
  type KindName,
  PASSWORD_PDF,
  PHOTO_NAMED_PDF,
  PIXELS_MAX,
  startsLike,
  TOO_LARGE,
  TOO_MANY_PIXELS,
  UNREADABLE_PDF,
  UPLOAD_LIMIT,
  WRONG_KIND,
} from "@/lib/uploads/policy";
import { BLURRED_FROM, softness } from "./blur";

/** What is known of a file without opening it. `size` in bytes; `type` is only the sender's claim. */
export type Claim = { name: string; type: string; size: number };

/** What a check may ask of a file's content. Each side finds the answer in its own way, once, when it is asked for. */
export type Content = {
  kind: KindName | null;
  /** The first 8 bytes. */
  start: () => Promise<Uint8Array>;
  /** The last END_BYTES bytes. */
  end: () => Promise<Uint8Array>;
  /** Whether a PDF asks for a password; null when nobody can tell. */
  isEncrypted: () => Promise<boolean | null>;
  /** A picture's pixels as its head states them; null when it states none. The browser leaves this to the server. */
  dimensions: () => Promise<{ width: number; height: number } | null>;
  /** What came of opening a picture. The browser leaves the answer to the server. */
  opened: () => Promise<"whole" | "damaged" | "not tried">;
};

/** A picture's pixels, four bytes each, in a copy whose longer side has at most BLUR_EDGE of them. */
export type Pixels = { rgba: ArrayLike<number>; width: number; height: number };

/** What the person is asked about a picture: at its slot, in a list of pages, and aloud when the page is added. */
export type Question = { atSlot: string; atPage: string; aloud: string };

/** Why a file is refused: for programs, and for the person. */
export type Problem = { code: RefusalCode; message: string };

type Side = "browser" | "server";
type Refusal = { kind: "refuse"; when: Side | "both"; problem: Problem };
type Asking = { kind: "ask"; when: "browser"; problem: Question };
/** `test` is true where there is a problem; `of` names the files that it is for: without it, all. */
export type Check = { name: string; of?: "pdf" | "picture" } & (
  | (Refusal & { reads: "claim"; test: (claim: Claim) => boolean })
  | (Refusal & { reads: "content"; test: (content: Content) => Promise<boolean> })
  | (Asking & { reads: "pixels"; test: (pixels: Pixels) => boolean })
);

/** Bytes at the end of a PDF in which its end marker must lie. */
export const END_BYTES = 2048;

/**
 * A whole PDF ends in "%%EOF". Real ones carry some bytes after it (line ends, a bank's stamp, padding), and readers
 * look for it in the last kilobyte; twice that is allowed here. A download or a scan that was cut has none.
 */
const isCut = async ({ end }: Content) => !String.fromCharCode(...(await end())).includes("%%EOF");

/** All checks of a document, in the order in which they are made: the first problem is the one that is said. */
export const CHECKS: readonly Check[] = [
  {
    name: "kind",
    when: "both",
    kind: "refuse",
    reads: "claim",
    test: ({ name, type }) => claimedKind(name, type) === null,
    problem: { code: "fileWrongKind", message: WRONG_KIND },
  },
  {
    name: "size",
    when: "both",
    kind: "refuse",
    reads: "claim",
    test: ({ size }) => size > UPLOAD_LIMIT,
    problem: { code: "fileTooLarge", message: TOO_LARGE },
  },
  {
    name: "empty",
    when: "both",
    kind: "refuse",
    reads: "claim",
    test: ({ size }) => size === 0,
    problem: { code: "fileEmpty", message: EMPTY_FILE },
  },
  {
    name: "photo named pdf",
    of: "pdf",
    when: "both",
    kind: "refuse",
    reads: "content",
    test: async ({ start }) => startsLike("jpeg", await start()) || startsLike("png", await start()),
    problem: { code: "photoNamedPdf", message: PHOTO_NAMED_PDF },
  },
  {
    name: "first bytes",
    when: "both",
    kind: "refuse",
    reads: "content",
    test: async ({ kind, start }) => kind === null || !startsLike(kind, await start()),
    problem: { code: "fileWrongKind", message: WRONG_KIND },
  },
  {
    name: "end",
    of: "pdf",
    when: "server",
    kind: "refuse",
    reads: "content",
    test: isCut,
    problem: { code: "pdfIncomplete", message: INCOMPLETE_PDF },
  },
  {
    name: "password",
    of: "pdf",
    when: "both",
    kind: "refuse",
    reads: "content",
    test: async ({ isEncrypted }) => (await isEncrypted()) === true,
    problem: { code: "pdfHasPassword", message: PASSWORD_PDF },
  },
  {
    name: "trailer",
    of: "pdf",
    when: "both",
    kind: "refuse",
    reads: "content",
    test: async ({ isEncrypted }) => (await isEncrypted()) === null,
    problem: { code: "pdfUnreadable", message: UNREADABLE_PDF },
  },
  {
    name: "pixels",
    of: "picture",
    when: "server",
    kind: "refuse",
    reads: "content",
    test: async ({ dimensions }) => {
      const { width, height } = (await dimensions()) ?? { width: 0, height: 0 };
      return width * height > PIXELS_MAX;
    },
    problem: { code: "pictureTooManyPixels", message: TOO_MANY_PIXELS },
  },
  {
    name: "damage",
    of: "picture",
    when: "server",
    kind: "refuse",
    reads: "content",
    test: async ({ opened }) => (await opened()) === "damaged",
    problem: { code: "pictureBroken", message: BROKEN_PICTURE },
  },
  {
    name: "blur",
    of: "picture",
    when: "browser",
    kind: "ask",
    reads: "pixels",
    test: ({ rgba, width, height }) => softness(rgba, width, height) >= BLURRED_FROM,
    problem: BLURRED,
  },
];

const isMadeBy = (side: Side, { when }: Check) => when === "both" || when === side;

/** What is wrong with a file as far as can be told without opening it, or null. */
export function problemOfClaim(side: Side, claim: Claim): Problem | null {
  for (const check of CHECKS) {
    if (check.reads === "claim" && isMadeBy(side, check) && check.test(claim)) return check.problem;
  }
  return null;
}

/** What is wrong inside a file whose claim was found good, or null. */
export async function problemOfContent(side: Side, content: Content): Promise<Problem | null> {
  const of = content.kind === "pdf" ? "pdf" : "picture";
  for (const check of CHECKS) {
    if (check.reads !== "content" || !isMadeBy(side, check) || (check.of && check.of !== of)) continue;
    if (await check.test(content)) return check.problem;
  }
  return null;
}

/** The check that has something to ask about a picture, or null. */
export const askingOf = (pixels: Pixels): Check | null =>
  CHECKS.find((check) => check.reads === "pixels" && check.test(pixels)) ?? null;

/** What the check of this name asks, or null. */
export function questionNamed(name: string | undefined): Question | null {
  const check = CHECKS.find((one) => one.name === name);
  return check?.kind === "ask" ? check.problem : null;
}

/** Work that is done when it is first asked for, and then no more. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= work());
}
