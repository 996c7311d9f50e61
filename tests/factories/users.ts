import { randomInt } from "node:crypto";
import type { Prisma } from "@/lib/generated/prisma/client";
import { CONSENT_VERSION } from "@/lib/users/consent";
import { db } from "@/tests/factories/database";

export type Person = {
  name: string;
  email: string;
  digits: string;
};

export type User = Person & {
  id: string;
  phone: string | null;
};

/** +91 and ten digits that no other test uses. */
export const newPhone = () => `+919${String(randomInt(1e9)).padStart(9, "0")}`;

export function newPerson(name = "Asha Iyer"): Person {
  const digits = newPhone().slice(3);
  return { name, email: `${name.split(" ")[0]!.toLowerCase()}.${digits}@example.com`, digits };
}

/** Stores an account as the signup leaves it, its phone proved and the notice agreed to. */
export async function newUser(overrides: Partial<Prisma.UserCreateInput> = {}): Promise<User> {
  const { digits, ...person } = newPerson(overrides.name);
  const user = await db.user.create({
    data: {
      ...person,
      phone: `+91${digits}`,
      phoneVerifiedAt: new Date(),
      consentVersion: CONSENT_VERSION,
      consentAt: new Date(),
      readsPapers: true,
      ...overrides,
    },
    select: { id: true, name: true, email: true, phone: true },
  });
  return { ...user, digits: user.phone?.slice(3) ?? "" };
}
