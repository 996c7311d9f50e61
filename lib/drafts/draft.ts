import { DAY } from "@/lib/dates/calendar";

export type Draft = {
  values: Record<string, unknown>;
  version: string;
  at: number;
  /** When just this went to the account too, in milliseconds by the server's clock. */
  keptAt?: number;
};

/** Days after which a draft that was never saved is deleted. */
export const DRAFT_DAYS = 14;

export const draftKey = (owner: string, section: string) => `${owner}/${section}`;

export const isExpired = (draft: Draft, now: number) => now - draft.at > DRAFT_DAYS * DAY;

/** Whether something read from the browser's storage is a draft: another version of this site may have written it. */
export function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { values, version, at } = value as Partial<Draft>;
  return typeof values === "object" && values !== null && typeof version === "string" && typeof at === "number";
}
