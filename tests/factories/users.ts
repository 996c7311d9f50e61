import { randomInt } from "node:crypto";
import type { Prisma } from "@/lib/generated/prisma/client";
import { CONSENT_VERSION } from "@/lib/users/consent";
import { db } from "@/tests/factories/database";

/** Somebody whom no other test knows, with or without an account. */
export type Person = {
  name: string;
  email: string;
  /** The phone number as it is typed: ten digits without a country code. */
  digits: string;
};

/** An account that is stored. */
export type User = Person & {
  id: string;
  /** The phone number as it is stored: +91 and ten digits; null for an account that came in through Google. */
  phone: string | null;
};

/** +91 and ten digits that no other test uses. */
export const newPhone = () => `+919${String(randomInt(1e9)).padStart(9, "0")}`;

/** Draws a person, and stores nothing. */
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
      ...overrides,
    },
    select: { id: true, name: true, email: true, phone: true },
  });
  return { ...user, digits: user.phone?.slice(3) ?? "" };
}
