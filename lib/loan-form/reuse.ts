import { t } from "@/lib/messages/text";
import { coApplicantName, parentIn } from "./co-applicants";
import { uploadsIn } from "./record";
import { type LoanForm, SECTIONS } from "./registry";

/** A document of the application that could serve in another slot as well. */
export type Reusable = {
  url: string;
  label: string;
  whose: string;
  /** It is the same paper of the same person, as far as the record shows. */
  isSame: boolean;
};

type Place = { kind: string; person: string; whose: string };

/** Papers that belong to one person and nobody else; the others (a bill, a joint account) can serve two. */
const PERSONAL = new Set(["panCard", "aadhaarCardFront", "aadhaarCardBack", "passport", "photoSelfie"]);

/**
 * What stands in the saved application and could be given again at this path: the same kind of paper of the same person
 * (the mother's PAN card, once as a parent's and once as a co-applicant's), or of the same household. Nothing is
 * offered that is known to be another person's.
 * @param path the slot's place in its section: `panCard`, `motherPanCard`, `0.panCard`
 */
export function documentsToReuse(form: LoanForm, path: string): Reusable[] {
  const here = placeOf(form, path);
  if (!here) return [];
  const found = new Map<string, Reusable>();
  for (const { key } of SECTIONS) {
    for (const upload of uploadsIn(key, form[key])) {
      const there = placeOf(form, upload.path);
      if (!there || there.kind !== here.kind || upload.path === path) continue;
      const isSame = there.person === here.person;
      // A co-applicant whose relation is written in words we do not know may be one of the parents.
      const mayBeSame = isSame || (isParent(here) && isUnknown(there)) || (isUnknown(here) && isParent(there));
      if (PERSONAL.has(here.kind) ? mayBeSame : true)
        found.set(upload.url, { url: upload.url, label: upload.label, whose: there.whose, isSame });
    }
  }
  return [...found.values()].sort((a, b) => Number(b.isSame) - Number(a.isSame));
}

const STUDENT = "student";
const UNKNOWN = "unknown ";
const isUnknown = ({ person }: Place) => person.startsWith(UNKNOWN);
const isParent = ({ person }: Place) => person === "mother" || person === "father";
/** Relations that are surely neither of the parents. */
const NO_PARENT = /\b(brother|sister|spouse|husband|wife|uncle|aunt|cousin|son|daughter)\b|in.?law|grand|step/i;

function placeOf(form: LoanForm, path: string): Place | null {
  const [first = "", second] = path.split(".");
  const index = /^\d+$/.test(first) ? Number(first) : null;
  const name = index === null ? first : (second ?? "");
  // Score cards and letters are each their own.
  if (!name || path.endsWith(".url")) return null;
  const parent = /^(mother|father)([A-Z])(.*)$/.exec(name);
  if (parent) {
    const whose =
      parent[1] === "mother" ? t("wizard.yourMother", "your mother") : t("wizard.yourFather", "your father");
    return { kind: parent[2]!.toLowerCase() + parent[3]!, person: parent[1]!, whose };
  }
  if (index === null) return { kind: name, person: STUDENT, whose: t("wizard.you", "you") };
  const somebody = form.coApplicantDetails?.[index];
  const relation = somebody?.relation ?? "";
  return {
    kind: name,
    person: parentIn(relation) ?? `${NO_PARENT.test(relation) ? "co-applicant " : UNKNOWN}${somebody?.id ?? index}`,
    whose: [somebody?.firstName, somebody?.lastName].filter(Boolean).join(" ") || coApplicantName(index),
  };
}
