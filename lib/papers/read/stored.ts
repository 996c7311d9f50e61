import * as z from "zod/mini";
import { KIND_NAMES } from "./kinds";
import type { NameFit } from "./names";
import type { Seen } from "./look";
import type { LookedFor } from "./whose";

const text = z.string();
const texts = z.array(text);
/** What of a paper is kept: nothing that was not read in its headings, and no name. */
const stored = z.object({
  ...{ kind: z.enum(["unknown", "scan", ...KIND_NAMES]), others: z.array(z.enum(KIND_NAMES)) },
  ...{ account: z.nullable(z.enum(["savings", "current"])), byLines: z.boolean() },
  periods: z.array(z.object({ from: text, to: text })),
  ...{ months: texts, years: texts, parts: z.array(z.enum(["A", "B"])), halfYears: texts },
  ...{ day: z.nullable(text), pages: z.number(), lacksPages: z.boolean(), isSure: z.boolean() },
  name: z.nullable(z.enum(["yes", "business", "family", "perhaps", "no"])),
  ...{ field: text, owner: text, names: text },
});
export type StoredSeen = Seen & LookedFor & { name: NameFit | null };

/** As it stands in the row of a file; null where an older version wrote it, or nobody. */
export const seenOf = (json: unknown): StoredSeen | null => stored.safeParse(json).data ?? null;

/** Whether a paper was looked at for another slot than this one, or by other names: it says nothing here. */
export const isOfOtherSlot = (seen: StoredSeen, now: LookedFor) =>
  seen.field !== now.field || seen.owner !== now.owner || seen.names !== now.names;
