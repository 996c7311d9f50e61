import { activeCorrections } from "@/lib/events/corrections";
import { fileUrl } from "@/lib/uploads/policy";
import { type LoanForm, SECTIONS } from "./registry";

/** A paper that came after the submit. */
export type AddedPaper = {
  eventId: number;
  /** Such as "financialDetails.paySlips". */
  slot: string;
  url: string;
  /** It was added for this slot: what was sent there, if anything, had become too old. */
  takesPlace: boolean;
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
    .flatMap(({ id, slot, fileId, answersId }) => {
      const place = slot ?? slotOf.get(answersId ?? 0);
      return place && fileId ? [{ eventId: id, slot: place, url: fileUrl(fileId), takesPlace: slot !== null }] : [];
    });
}

/**
 * The form as it was sent, with what was added since in empty slots, and in place of what had become too old; of two
 * for one slot the newer. @param added oldest first
 */
export function withAdded(form: LoanForm, added: readonly AddedPaper[]): LoanForm {
  const newest = new Map<string, AddedPaper>();
  for (const paper of added) {
    const takesPlace = paper.takesPlace || newest.get(paper.slot)?.takesPlace === true;
    newest.set(paper.slot, { ...paper, takesPlace });
  }
  const filled: Record<string, unknown> = { ...form };
  for (const paper of newest.values()) {
    const [key = "", ...path] = paper.slot.split(".");
    const section = SECTIONS.find((each) => each.key === key);
    if (section) filled[key] = filledAt(filled[key] ?? section.empty, path, paper);
  }
  return filled as LoanForm;
}

function filledAt(answers: unknown, [name, ...rest]: readonly string[], paper: AddedPaper): unknown {
  if (name === undefined) return answers && !(paper.takesPlace && typeof answers === "string") ? answers : paper.url;
  if (Array.isArray(answers))
    return answers.map((row: unknown, index) => (String(index) === name ? filledAt(row, rest, paper) : row));
  if (typeof answers !== "object" || answers === null || !Object.hasOwn(answers, name)) return answers;
  const known = answers as Record<string, unknown>;
  return { ...known, [name]: filledAt(known[name], rest, paper) };
}
