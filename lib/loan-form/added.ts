import { activeCorrections } from "@/lib/events/corrections";
import { fileUrl } from "@/lib/uploads/policy";
import { type LoanForm, SECTIONS } from "./registry";

/** A paper that came after the submit into a slot that was left empty. */
export type AddedPaper = {
  /** Such as "financialDetails.paySlips". */
  slot: string;
  url: string;
};

type Event = {
  id: number;
  kind: string;
  slot: string | null;
  fileId: string | null;
  answersId: number | null;
  correctsId: number | null;
};

/** What the student added by themselves, or gave when Dakhila asked, oldest first. @param events of Dakhila's check */
export function addedPapers(events: readonly Event[]): AddedPaper[] {
  const corrections = activeCorrections(events);
  const slotOf = new Map(events.map(({ id, slot }) => [id, slot]));
  return events
    .filter(({ id, kind }) => (kind === "added" || kind === "answered") && !corrections.has(id))
    .sort((a, b) => a.id - b.id)
    .flatMap(({ slot, fileId, answersId }) => {
      const place = slot ?? slotOf.get(answersId ?? 0);
      return place && fileId ? [{ slot: place, url: fileUrl(fileId) }] : [];
    });
}

/** The form as it was sent, its empty slots filled with what was added since; of two for one slot the newer. */
export function withAdded(form: LoanForm, added: readonly AddedPaper[]): LoanForm {
  const filled: Record<string, unknown> = { ...form };
  for (const { slot, url } of [...added].reverse()) {
    const [key = "", ...path] = slot.split(".");
    const section = SECTIONS.find((each) => each.key === key);
    if (section) filled[key] = filledAt(filled[key] ?? section.empty, path, url);
  }
  return filled as LoanForm;
}

function filledAt(answers: unknown, [name, ...rest]: readonly string[], url: string): unknown {
  if (name === undefined) return answers || url;
  if (Array.isArray(answers))
    return answers.map((row: unknown, index) => (String(index) === name ? filledAt(row, rest, url) : row));
  if (typeof answers !== "object" || answers === null || !Object.hasOwn(answers, name)) return answers;
  const known = answers as Record<string, unknown>;
  return { ...known, [name]: filledAt(known[name], rest, url) };
}
