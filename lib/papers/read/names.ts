/** yes: theirs; business: of a firm with their name; family: their surname; perhaps: ask; no: somebody else's. */
export type NameFit = "yes" | "business" | "family" | "perhaps" | "no";
export type PersonName = { first: string; last: string };
/** `isSure`: it stands behind a caption or a title, so that it is the paper's own person. */
export type NameSeen = { name: string; isFirm: boolean; isSure: boolean };

const TITLE = /^(?:(?:mrs?|ms|miss|shri|smt|shrimati|kum|kumari|dr|prof|master|mx)\b[.\s]*)+/i;
const FIRM_TITLE = /^m\/s\b[.\s]*/i;
const FIRM_WORDS =
  /\b(?:traders?|trading|enterprises?|textiles?|industr(?:y|ies)|limited|ltd|llp|pvt|stores?|agency|agencies|brothers|bros|company|corporation|associates|works|mart|services|solutions|exports?|imports?|foods?|jewell?ers|electricals?|engineering|technologies|garments?|motors|and sons|& sons|& co)\b/i;
/** Whose child, wife or ward somebody is stands behind the name. */
const RELATION = /\(?\b(?:[swdch]\/o|u\/g|son of|wife of|daughter of|care of|minor|through|proprietor)\b.*$/i;
/** Words that stand in no name of a person. */
const NO_NAMES = new Set(
  (
    "a account applicant candidate sir madam address admission advice all amount annexure any application april assessment at august authority bank " +
    "base basic bill board branch by card cash central certificate charges city code company consumer copy council " +
    "credit current customer date debit december declaration department description details district dues " +
    "earnings east education employee employer examination exam february final for form from general government " +
    "gross gstin gujarat head higher home house id ifsc if income india indian individual institute invoice issued " +
    "january joint july june lane legal letter limited main maharashtra march may micr mobile month nagar name near " +
    "net no nomination nominee not november number october of offer office on or order our page pan part pay " +
    "payslip period phone pin place plot post power private products proprietor rajkot ahmedabad surat vadodara mumbai " +
    "delhi regd registration regular return road roll salary savings school science secondary senior september " +
    "session slip society south state statement station status street students studies summary tax the to total " +
    "trade transaction transactions type university value welcome west year your"
  ).split(" "),
);
const ENOUGH_FOR_SPELLING = 5;
/** A family that pays tax for itself: another than the person it is called after. */
const POOL = ["HUF", "UNDIVIDED"];

const tokensOf = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(TITLE, "")
    .split(/[^A-Z]+/)
    .filter(Boolean);

/** The names in a text that holds nothing else: joint holders by themselves; none where it is no name. */
export function namesIn(text: string, isSure: boolean): NameSeen[] {
  const bare = text.replace(/^[\s:,.*–-]+|[\s:,.*–-]+$/g, "");
  if (FIRM_TITLE.test(bare) || FIRM_WORDS.test(bare)) {
    const name = bare.replace(FIRM_TITLE, "");
    return /^[\p{L}\d\s.,&'()-]{3,80}$/u.test(name) && !/\bbank\b/i.test(name) ? [{ name, isFirm: true, isSure }] : [];
  }
  return bare
    .replace(RELATION, "")
    .split(/\s*(?:\/|&|,|;|\band\b)\s*/i)
    .filter(isName)
    .map((name) => ({ name, isFirm: false, isSure }));
}

function isName(text: string): boolean {
  if (!/^[A-Za-z][A-Za-z.' -]{1,60}$/.test(text)) return false;
  const words = text
    .replace(TITLE, "")
    .split(/[\s.'-]+/)
    .filter(Boolean);
  return words.length >= 1 && words.length <= 6 && !words.some((word) => NO_NAMES.has(word.toLowerCase()));
}

/** Whether a text begins with what only a person's or a firm's name has in front. */
export const hasTitle = (text: string) => TITLE.test(text) || FIRM_TITLE.test(text);

const ORDER: readonly NameFit[] = ["yes", "business", "family", "perhaps", "no"];

/**
 * Whose paper it is, by the names on one part of it, one of which is enough (joint holders). Null where none is told.
 * Doubt is "perhaps": the given name in the middle is a father's or a husband's name on many papers.
 */
function nameFit(seen: readonly NameSeen[], person: PersonName): NameFit | null {
  // A firm of their name is not theirs where the paper names its owner.
  const isOwned = seen.some(({ isFirm, isSure }) => !isFirm && isSure);
  const fits = seen.flatMap((one) => {
    if (one.isFirm && isOwned) return [];
    const fit = one.isFirm ? firmFit(one.name, person) : personFit(one.name, person);
    return fit === "yes" || fit === "business" || one.isSure ? [fit] : [];
  });
  return ORDER.find((fit) => fits.includes(fit)) ?? null;
}

/**
 * Whose a paper of several parts is: as sure as the least sure of them, "perhaps" where one of them names nobody. Null
 * where none does.
 */
export function nameOf(parts: readonly NameSeen[][], person: PersonName): NameFit | null {
  const found = parts.map((part) => nameFit(part, person));
  if (found.every((fit) => fit === null)) return null;
  const fits = found.map((fit) => fit ?? "perhaps");
  return ORDER.findLast((fit) => fits.includes(fit)) ?? null;
}

function firmFit(name: string, person: PersonName): NameFit {
  const words = tokensOf(name);
  const isTheirs = [givenOf(person), surnameOf(person)].some((word) => word && word.length > 2 && words.includes(word));
  return isTheirs ? "business" : "perhaps";
}

/** Not the initial in front of it. */
function givenOf({ first }: PersonName) {
  const words = tokensOf(first);
  return words.find((word) => word.length > 1) ?? words[0];
}
const surnameOf = ({ last }: PersonName) => tokensOf(last).at(-1);
/** All of a person's name that papers are compared with. */
export const comparedOf = (person: PersonName) => [givenOf(person), surnameOf(person)];

function personFit(name: string, person: PersonName): NameFit {
  const words = tokensOf(name);
  const [given, surname] = [givenOf(person), surnameOf(person)];
  if (!given || !surname || words.length === 0) return "perhaps";
  if (words.some((word) => POOL.includes(word))) return words.includes(surname) ? "perhaps" : "no";
  if (words.length === 1)
    return isLike(words[0]!, given) || words[0] === surname ? onlyOne(given, surname, words) : "no";
  const at = words.indexOf(surname);
  if (given === surname) return words[0] === given || words.at(-1) === given ? "perhaps" : "no";
  const others = words.filter((_, index) => index !== at);
  if (at >= 0) {
    // Where the surname stands first or last, the next is the given name; elsewhere nobody knows.
    if (others[0] === given) return at === 0 || at === words.length - 1 ? "yes" : "perhaps";
    if (others.some((word) => isLike(word, given))) return "perhaps";
    return "family";
  }
  if (!words.some((word) => word === given || isSpelled(word, given))) return "no";
  return words.some((word) => word[0] === surname[0] && (word.length === 1 || isSpelled(word, surname)))
    ? "perhaps"
    : "no";
}

const onlyOne = (given: string, surname: string, [word]: readonly string[]): NameFit =>
  given === surname && word === given ? "yes" : "perhaps";

/** The same, its initial, or one spelling more ("HARISHBHAI", "HARISH KUMAR" in one word, one letter). */
const isLike = (word: string, given: string) =>
  word === given || (word.length === 1 && word === given[0]) || isSpelled(word, given);

function isSpelled(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (short.length < ENOUGH_FOR_SPELLING - 1) return false;
  if (/^(?:BHAI|BEN|KUMAR|LAL|DEVI|SINH)$/.test(long.slice(short.length)) && long.startsWith(short)) return true;
  if (short.length < ENOUGH_FOR_SPELLING || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}
