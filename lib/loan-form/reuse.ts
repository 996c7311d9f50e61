import { t } from "@/lib/messages/text";
import { coApplicantName, parentIn } from "./co-applicants";
import { uploadsIn } from "./record";
import { type LoanForm, SECTIONS } from "./registry";

export type Reusable = {
  url: string;
  label: string;
  whose: string;
  /** The same document of the same person, as far as is known. */
  isSame: boolean;
};

type Place = { kind: string; person: string; whose: string };

/** Of one person; others (a bill, a joint account) can serve two. */
const PERSONAL = new Set(["panCard", "aadhaarCardFront", "aadhaarCardBack", "passport", "photoSelfie"]);

/** Saved documents that could serve at this path, none known to be another person's. */
export function documentsToReuse(form: LoanForm, path: string): Reusable[] {
  const here = slotAt(form, path);
  if (!here) return [];
  const found = new Map<string, Reusable>();
  for (const { key } of SECTIONS) {
    for (const upload of uploadsIn(key, form[key])) {
      const there = slotAt(form, upload.path);
      if (!there || there.kind !== here.kind || upload.path === path) continue;
      const isSame = there.person === here.person;
      // An unknown relation may be one of the parents.
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
const NO_PARENT = /\b(brother|sister|spouse|husband|wife|uncle|aunt|cousin|son|daughter)\b|in.?law|grand|step/i;

function slotAt(form: LoanForm, path: string): Place | null {
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
