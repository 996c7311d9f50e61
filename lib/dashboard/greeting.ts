import { t } from "@/lib/messages/text";

/** "User" without a name (SPEC section 2). */
export const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] || t("dashboard.nobodysName", "User");

export function initialsOf(name: string) {
  const [first = "", second = ""] = name.trim().split(/\s+/);
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first].slice(0, 2);
  return letters.join("").toUpperCase() || "NN";
}
