import { randomInt } from "node:crypto";

/** A student whom no other test knows. The ten digits have no country code. */
export function somebody(name = "Asha Iyer") {
  const digits = `9${String(randomInt(1e9)).padStart(9, "0")}`;
  return { name, email: `${name.split(" ")[0]!.toLowerCase()}.${digits}@example.com`, digits };
}
export type Somebody = ReturnType<typeof somebody>;
