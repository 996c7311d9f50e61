import { periodsIn } from "@/lib/papers/dates-in";
import { captioned } from "./captions";
import { READ } from "./facts";
import { ABOUT_PAPERS, BANKS, type Kind, KIND_NAMES, KIND_ROWS, SLOTS } from "./kinds";
import { type Line, type Page, textOf } from "./lines";
import { accountIn, flowing, type Look, type PageRead, type Seen } from "./look";
import { hasTitle, namesIn, type NameSeen } from "./names";
import { pageNumbers } from "./page-numbers";
import { isRow, isTable, rowDay } from "./rows";

/** Those of each part that begins anew; they leave the reader only as what fits. */
export type SeenWithNames = { seen: Seen; names: NameSeen[][] };

/** Stamps and marks across a page, and results in a table. */
const MOCK =
  /^(?:(?:specimen|sample|draft|dummy|provisional|void|cancelled)(?: copy| only| bill| letter)?|fail(?:ed)?|compartment(?:al)?|essential repeat|needs improvement|not qualified)$/i;
/** What apps for scanning write under a picture. */
const SCANNER = /^(?:scanned (?:with|by|using)\b.*|camscanner|adobe scan)$/i;

const HEAD_MOST = 45;
const TITLE_MOST = 120;

/** What the text of a paper says it is: its kind, its dates, its pages. Of numbers and amounts nothing is kept. */
export function seenIn(pages: readonly PageRead[]): SeenWithNames {
  const looks = looksAt(pages);
  const known = looks.flatMap(({ kind }) => kind ?? []);
  const kind = known[0] ?? (looks.length === 0 ? "scan" : "unknown");
  const mine = looks.filter((look) => look.kind === kind);
  const numbered = pageNumbers(pages);
  const row = kind in KIND_ROWS ? KIND_ROWS[kind as Kind] : null;
  const isDoubtful = mine.some((look) => look.isMock || row?.doubt?.test(flowing(look)));
  const seen: Seen = {
    kind,
    others: [...new Set(known)].filter((other) => other !== kind),
    ...{ account: accountIn(mine), periods: [], byLines: false, months: [], years: [], parts: [], halfYears: [] },
    ...{ day: null, pages: pages.length, lacksPages: numbered.isMissing },
    isSure: numbered.isSure && looks.length === pages.length && !isDoubtful,
  };
  const facts = READ[kind as keyof typeof READ]?.(mine, looks) ?? {};
  const isSure = seen.isSure && facts.isSure !== false;
  return {
    seen: { ...seen, ...facts, isSure },
    names: row ? namesOf(mine, row) : [],
  };
}

/** Pages with text, each of its own kind or of the page before it. */
function looksAt(pages: readonly PageRead[]): Look[] {
  const looks: Look[] = [];
  for (const read of pages) {
    if (!read || read.every((line) => SCANNER.test(textOf(line)))) continue;
    const head = headOf(read);
    const own = kindOf(head);
    const before = looks.at(-1)?.kind ?? null;
    const goesOn = own === null && head.some(isTable) ? (before ?? (isBanks(head) ? "bankStatement" : null)) : null;
    const days = read.flatMap((line) => rowDay(line) ?? []);
    const isMock = read.some((line) => !isRow(line) && line.some(({ text }) => MOCK.test(text)));
    looks.push({ kind: own ?? goesOn, isTitled: own !== null, head, days, isMock });
  }
  return looks;
}

/** What stands above the lines of a table of transactions, with its captions. */
function headOf(page: Page): Page {
  const ends = [page.findIndex(isRow), page.findIndex(isTable) + 1].filter((at) => at > 0);
  return page.slice(0, isRow(page[0]!) ? 0 : Math.min(HEAD_MOST, ...ends));
}

/** Whether a table without a heading is of a bank: a trader's books have such tables too. */
function isBanks(head: Page): boolean {
  const text = head.map(textOf).join("\n");
  return BANKS.test(text) && !KIND_ROWS.bankStatement.not!.test(text);
}

function kindOf(head: readonly Line[]): Kind | null {
  const titles = head.flatMap((line) => {
    const text = textOf(line).replace(/ {2,}/g, " ");
    return text.length <= TITLE_MOST ? [text] : line.map((cell) => cell.text.slice(0, TITLE_MOST * 2));
  });
  const all = titles.join("\n");
  const isAboutOne = ABOUT_PAPERS.test(all);
  return (
    KIND_NAMES.find((name) => {
      const { title, also, not } = KIND_ROWS[name];
      if (isAboutOne && ASKED_FOR.has(name)) return false;
      return titles.some((line) => title.test(line)) && (also?.test(all) ?? true) && !(not?.test(all) ?? false);
    }) ?? null
  );
}

const ASKED_FOR = new Set<Kind>(
  Object.entries(SLOTS).flatMap(([slot, { kinds }]) => (slot === "proofOfIntent.url" ? [] : kinds)),
);

/** Lines from the top in which a name without a caption is looked for. */
const TOP = 8;
const SMALL = /^(?:[A-Z][a-z.]* ){1,4}[A-Z][a-z]+$/;
const CAPITALS = /^[A-Z][A-Z.' ]+ [A-Z][A-Z.' ]+$/;

/** Kinds of which several are asked for, and what a heading needs that begins another, whose name must stand there. */
const BEGINS: Partial<Record<Kind, (look: Look, before: readonly Look[]) => boolean>> = {
  payslip: () => true,
  itrAcknowledgement: () => true,
  // Part B is of the Part A in front of it.
  form16: ({ head }) => head.some((line) => line.some(({ text }) => /^form\b.*\b16\b|^part[ -]*a$/i.test(text))),
  bankStatement: (look, before) => {
    const known = before.flatMap((one) => periodsIn(flowing(one)).map(({ from }) => from));
    return periodsIn(flowing(look)).some(({ from }) => !known.includes(from));
  },
};

/** A part begins with each page that has a heading of its own. */
function namesOf(mine: readonly Look[], { names: caption }: (typeof KIND_ROWS)[Kind]): NameSeen[][] {
  const whole = new RegExp(`^(?:${caption.source})$`, "i");
  return mine
    .filter(({ isTitled }, at) => isTitled || at === 0)
    .map((look, at, parts): NameSeen[] | null => {
      const names = namesOfPart(look, whole);
      return names.length > 0 || BEGINS[look.kind!]?.(look, parts.slice(0, at)) ? names : null;
    })
    .filter((names) => names !== null);
}

function namesOfPart({ head, kind }: Look, caption: RegExp): NameSeen[] {
  const behind = captioned(head, caption).flatMap((text) => namesIn(text, true));
  const inline = INLINE[kind!] ? behindWords(head, INLINE[kind!]!) : [];
  if (kind !== "bankStatement") return [...behind, ...inline];
  const top = head.slice(0, TOP).flatMap((line) => {
    const text = line[0]?.text ?? "";
    return hasTitle(text) ? namesIn(text, true) : CAPITALS.test(text) ? namesIn(text, false) : [];
  });
  const sure = [...behind, ...top.filter(({ isSure }) => isSure)];
  if (sure.length > 0) return [...sure, ...top];
  // The first of its own, where none has a caption or a title, is the holder's.
  if (top.length > 0) return top.map((one, at) => ({ ...one, isSure: at === 0 }));
  // In small letters only where it is theirs: streets and branches look so too.
  return head.slice(0, TOP).flatMap(([cell]) => (SMALL.test(cell!.text) ? namesIn(cell!.text, false) : []));
}

const DEAR = /^dear\s+(.{2,60}?)[\s,:;!]*$/i;
const CERTIFIED = /^(?:this is to )?certify that\s+(.{2,60})$/i;
const INLINE: Partial<Record<Kind, RegExp>> = {
  offerLetter: DEAR,
  applicationLetter: DEAR,
  marksheet10: CERTIFIED,
  marksheet12: CERTIFIED,
};
const behindWords = (head: readonly Line[], words: RegExp) =>
  head.flatMap((line) => {
    const name = words.exec(line[0]?.text ?? "")?.[1];
    return name ? namesIn(name, true) : [];
  });
