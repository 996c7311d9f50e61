import { MOST } from "@/lib/lenders/compare";

/** Says which schemes or lenders of an address are not in our list, or not any more. */
export function LeftOut({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const shown = names.slice(0, MOST).map((name) => `“${name.length > 40 ? `${name.slice(0, 40)}…` : name}”`);
  const subject = names.length === 1 ? "One name in the address is" : `${names.length} names in the address are`;
  return (
    <p className="rounded-sm bg-marigold-soft px-3 py-2 text-sm text-marigold-ink">
      {`${subject} not in our list and left out: ${shown.join(", ")}${names.length > MOST ? " and others" : ""}.`}
    </p>
  );
}
