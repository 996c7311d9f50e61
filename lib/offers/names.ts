/** A name without capitals, "Ltd" and the branch behind a comma or in brackets. */
export const plainName = (name: string) =>
  name
    .toLowerCase()
    .replace(/\([^)]*\bbranch\b[^)]*\)/g, "")
    .replace(/[,–-][^,–-]*\bbranch\b.*$/, "")
    .replace(/^m\/s\b/, "")
    .replaceAll("&", " and ")
    .replace(/\b(limited|ltd|private|pvt|the)\b/g, "")
    .replace(/[^\p{L}\p{M}\d]/gu, "");

const initials = (name: string) =>
  name
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => !/^(of|and|the|ltd|limited)?$/i.test(word))
    .map((word) => word.charAt(0).toLowerCase())
    .join("");

/** The same but for how it is written, or one the initials of the other. */
export const isOneName = (name: string, other: string) =>
  plainName(name) === plainName(other) || initials(name) === plainName(other) || initials(other) === plainName(name);

/** One within the other (a place behind it, a group's name before it), or one the initials of the other. */
export function mayBeOneName(name: string, other: string): boolean {
  const [a, b] = [plainName(name), plainName(other)];
  return a.includes(b) || b.includes(a) || isOneName(name, other);
}

/** Letters from which on initials tell one lender from another. */
const FEWEST_INITIALS = 3;

/**
 * The one among these that a paper names, as it is called or by its initials; undefined where none or more than one is.
 * A name within another is another lender: the Bank of India is not the State Bank of India.
 */
export function namedAmong<Named extends { name: string }>(typed: string, all: readonly Named[]): Named | undefined {
  const plain = plainName(typed);
  if (plain === "") return undefined;
  const same = all.filter(({ name }) => plainName(name) === plain);
  const found =
    same.length > 0 ? same : all.filter(({ name }) => plain.length >= FEWEST_INITIALS && initials(name) === plain);
  return found.length === 1 ? found[0] : undefined;
}
