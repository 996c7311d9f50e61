import "server-only";
import type * as z from "zod";
import { dayOf } from "@/lib/dates/calendar";
import { db } from "@/lib/db";
import { type Limit, takeOne } from "@/lib/http/rate-limit";
import { Refusal } from "@/lib/http/refusal";
import { t } from "@/lib/messages/text";
import { drawLetter } from "@/lib/papers/draw";
import type { SessionUser } from "@/lib/session/session-user";
import { LETTER_TITLES } from "./letters";
import { atField } from "./mutations";
import type { LetterKind, letterBody } from "./schema";

const LETTERS_PER_STUDENT: Limit = { name: "letter-pdf", points: 30, seconds: 600 };
const NAMED = 3;

/**
 * A letter, as the student changed it, as a PDF in base64.
 * @throws Refusal 404, 422 at `text` where the PDF's fonts lack letters, 429
 */
export async function letterFile(user: SessionUser, { caseId, act, text }: z.output<typeof letterBody>) {
  const found = await db.lenderCase.findFirst({
    where: { id: caseId, userId: user.id, isInternalReview: false },
    select: { lenderName: true },
  });
  if (!found) throw new Refusal(404, "caseNotFound", t("cases.notFound", "This lender is not on your list."));
  await takeOne(LETTERS_PER_STUDENT, user.id);
  const madeAt = new Date();
  const drawn = await drawLetter({ title: LETTER_TITLES[act], text, from: user.name, madeAt });
  if ("unwritable" in drawn) throw atField("text", otherScript(drawn.unwritable));
  return { name: fileName(act, found.lenderName, dayOf(madeAt)), pdf: drawn.pdf.toString("base64") };
}

export type LetterFile = Awaited<ReturnType<typeof letterFile>>;

const otherScript = (words: readonly string[]) =>
  t(
    "cases.letterOtherScript",
    "The PDF cannot show these letters: {{words}}. Write them in English letters, or print the letter instead.",
    { words: words.slice(0, NAMED).join(" ") },
  );

const FILE_WORDS: Record<LetterKind, string> = {
  ask: "status-request",
  complain: "complaint",
  escalate: "facts-for-ombudsman",
  offer: "questions-about-offer",
};

function fileName(act: LetterKind, lender: string, day: string) {
  const plain = lender
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "");
  return `${[FILE_WORDS[act], plain, day].filter((part) => part !== "").join("-")}.pdf`;
}
