import { t } from "@/lib/messages/text";

/** The first word of the name, or "User" (SPEC section 2, Dashboard shell). */
export const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] || t("dashboard.nobodysName", "User");

/** First letters of the first two words, or the first two letters of a single word, else "NN". */
export function initialsOf(name: string) {
  const [first = "", second = ""] = name.trim().split(/\s+/);
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first].slice(0, 2);
  return letters.join("").toUpperCase() || "NN";
}
