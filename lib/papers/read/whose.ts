import { createHash } from "node:crypto";
import type { LoanForm } from "@/lib/loan-form/registry";
import { ownerOf, type ReadField } from "./fields";
import { SLOTS } from "./kinds";
import { comparedOf, nameOf, type NameFit, type NameSeen, type PersonName } from "./names";

/** What of an application says whose its papers are. */
export type Names = Pick<LoanForm, "generalDetails" | "coApplicantDetails">;
/**
 * What a paper is looked at for: the slot's field, whose it is (`ownerOf`), and a digest of the names in the
 * application that it is compared with; "" where there are none.
 */
export type LookedFor = { field: string; owner: string; names: string };

/** Whose name a slot asks for: that of its person, and for a household's paper those of all. */
function namesIn({ generalDetails, coApplicantDetails }: Names, owner: string, field: ReadField) {
  const people = coApplicantDetails ?? [];
  const toName = (one: { firstName?: string; lastName?: string } | null | undefined): PersonName | null =>
    one?.firstName && one.lastName ? { first: one.firstName, last: one.lastName } : null;
  const mine = toName(owner === "" ? generalDetails : people.find(({ id }) => id === owner));
  const isOfAll = SLOTS[field].names.includes("family");
  return { mine, household: isOfAll ? [generalDetails, ...people].flatMap((one) => toName(one) ?? []) : [] };
}

/** What a paper in a slot is looked at for now. */
export function lookedForIn(form: Names, slot: string, field: ReadField): LookedFor {
  const owner = ownerOf(slot, form.coApplicantDetails ?? []);
  const { mine, household } = namesIn(form, owner, field);
  const compared = JSON.stringify([mine && comparedOf(mine), ...household.map(comparedOf)]);
  const isNamed = mine !== null || household.length > 0;
  return { field, owner, names: isNamed ? createHash("sha256").update(compared).digest("base64url") : "" };
}

/** Whether a paper is theirs whose slot it is in, by the names in the application as it is saved. */
export function whoseIs(names: readonly NameSeen[][], form: Names, slot: string, field: ReadField): NameFit | null {
  const { mine, household } = namesIn(form, ownerOf(slot, form.coApplicantDetails ?? []), field);
  const fit = mine && nameOf(names, mine);
  return fit !== "yes" && household.some((one) => nameOf(names, one) === "yes") ? "family" : fit;
}
