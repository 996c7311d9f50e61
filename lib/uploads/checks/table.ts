import type { RefusalCode } from "@/lib/http/envelope";
import {
  BLURRED,
  BROKEN_PICTURE,
  EMPTY_FILE,
  EMPTY_PDF,
  INCOMPLETE_PDF,
  type KindName,
  PASSWORD_PDF,
  PIXELS_MAX,
  PLACEHOLDER_PDF,
  RIGHTS_PDF,
  TOO_LARGE,
  TOO_MANY_PIXELS,
  UNREADABLE_PDF,
  UPLOAD_LIMIT,
} from "@/lib/uploads/policy";
import { BLURRED_FROM, softness } from "./blur";
import { otherKind, OTHERS } from "./kinds";
import type { Lock } from "./pdf-lock";
import type { Shown } from "./pdf-pages";

/** What is known of a file without opening it: its bytes. */
export type Claim = { size: number };

/** What a look into a PDF found. The lock is null when nobody can tell. */
export type PdfFacts = { isCut: boolean; lock: Lock | null; shown: Shown };

/** What a check may ask of a file's content. Each side finds the answer in its own way, once, when it is asked for. */
export type Content = {
  /** By its first bytes. */
  kind: KindName | null;
  /** The first START_BYTES bytes (kinds.ts). */
  start: Uint8Array;
  /** The browser looks for the lock alone. */
  pdf: () => Promise<PdfFacts>;
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

/** All checks of a document, in the order in which they are made: the first problem is the one that is said. */
export const CHECKS: readonly Check[] = [
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
  ...OTHERS.map(({ name, code, message }): Check => ({
    name,
    when: "both",
    kind: "refuse",
    reads: "content",
    test: async ({ start }) => otherKind(start)?.name === name,
    problem: { code, message },
  })),
  {
    name: "end",
    of: "pdf",
    when: "server",
    kind: "refuse",
    reads: "content",
    test: async ({ pdf }) => (await pdf()).isCut,
    problem: { code: "pdfIncomplete", message: INCOMPLETE_PDF },
  },
  {
    name: "password",
    of: "pdf",
    when: "both",
    kind: "refuse",
    reads: "content",
    test: async ({ pdf }) => (await pdf()).lock === "password",
    problem: { code: "pdfHasPassword", message: PASSWORD_PDF },
  },
  {
    name: "rights",
    of: "pdf",
    when: "both",
    kind: "refuse",
    reads: "content",
    test: async ({ pdf }) => (await pdf()).lock === "rights",
    problem: { code: "pdfHasRights", message: RIGHTS_PDF },
  },
  {
    name: "trailer",
    of: "pdf",
    when: "both",
    kind: "refuse",
    reads: "content",
    test: async ({ pdf }) => (await pdf()).lock === null,
    problem: { code: "pdfUnreadable", message: UNREADABLE_PDF },
  },
  {
    name: "pages",
    of: "pdf",
    when: "server",
    kind: "refuse",
    reads: "content",
    test: async ({ pdf }) => (await pdf()).shown === "nothing",
    problem: { code: "pdfHasNoPages", message: EMPTY_PDF },
  },
  {
    name: "placeholder",
    of: "pdf",
    when: "server",
    kind: "refuse",
    reads: "content",
    test: async ({ pdf }) => (await pdf()).shown === "placeholder",
    problem: { code: "pdfIsPlaceholder", message: PLACEHOLDER_PDF },
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
export function memoizeAsync<T>(work: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= work());
}
