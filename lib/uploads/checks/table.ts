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

export type Claim = { size: number };

export type PdfFacts = { isCut: boolean; lock: Lock | null; shown: Shown };

/** Each side answers in its own way, once, when asked. */
export type Content = {
  kind: KindName | null;
  start: Uint8Array;
  /** The browser looks for the lock alone. */
  pdf: () => Promise<PdfFacts>;
  /** Null without any; server only. */
  dimensions: () => Promise<{ width: number; height: number } | null>;
  opened: () => Promise<"whole" | "damaged" | "not tried">;
};

/** Four bytes each, in a copy of at most BLUR_EDGE. */
export type Pixels = { rgba: ArrayLike<number>; width: number; height: number };

export type QuestionWords = { atSlot: string; atPage: string; aloud: string };

export type DocumentProblem = { code: RefusalCode; message: string };

type Side = "browser" | "server";
type Refusal = { kind: "refuse"; when: Side | "both"; problem: DocumentProblem };
type Asking = { kind: "ask"; when: "browser"; problem: QuestionWords };
/** `test`: whether there is a problem; `of`: for which files. */
export type Check = { name: string; of?: "pdf" | "picture" } & (
  | (Refusal & { reads: "claim"; test: (claim: Claim) => boolean })
  | (Refusal & { reads: "content"; test: (content: Content) => Promise<boolean> })
  | (Asking & { reads: "pixels"; test: (pixels: Pixels) => boolean })
);

/** In the order in which they are made: the first problem is said. */
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

/** What is wrong by its size alone, before the bytes are read; null for nothing. */
export function problemOfClaim(side: Side, claim: Claim): DocumentProblem | null {
  for (const check of CHECKS) {
    if (check.reads === "claim" && isMadeBy(side, check) && check.test(claim)) return check.problem;
  }
  return null;
}

/** What is wrong with the bytes, by the first row that says so; null for nothing. */
export async function problemOfContent(side: Side, content: Content): Promise<DocumentProblem | null> {
  const of = content.kind === "pdf" ? "pdf" : "picture";
  for (const check of CHECKS) {
    if (check.reads !== "content" || !isMadeBy(side, check) || (check.of && check.of !== of)) continue;
    if (await check.test(content)) return check.problem;
  }
  return null;
}

/** The question to ask about a picture, such as whether it is blurred; never a refusal. */
export const askingOf = (pixels: Pixels): Check | null =>
  CHECKS.find((check) => check.reads === "pixels" && check.test(pixels)) ?? null;

/** The words of a question by its check's name, as the worker gives it; null for any other name. */
export function questionNamed(name: string | undefined): QuestionWords | null {
  const check = CHECKS.find((one) => one.name === name);
  return check?.kind === "ask" ? check.problem : null;
}

export function memoizeAsync<T>(work: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= work());
}
