import type { StoredSeen } from "@/lib/papers/read/stored";

const NOTHING: Omit<StoredSeen, "kind" | "field"> = {
  ...{ others: [], account: null, byLines: false, periods: [], months: [], years: [], parts: [], halfYears: [] },
  ...{ day: null, pages: 1, lacksPages: false, isSure: true, name: "yes", owner: "", names: "" },
};

/**
 * What was seen of the student's own papers, in an application without names: one that has long ended, one that
 * fits, one that nobody could tell.
 */
export const SEEN = {
  old: {
    ...NOTHING,
    ...{ kind: "bankStatement", field: "savingAccountStatement", pages: 9 },
    periods: [{ from: "2020-02-01", to: "2020-07-31" }],
  },
  fits: { ...NOTHING, kind: "marksheet10", field: "tenthGrade" },
  unsure: { ...NOTHING, kind: "unknown", field: "itr" },
} satisfies Record<string, StoredSeen>;

export const OLD_WORDS = {
  seen: "This looks like a bank statement, 1 Feb 2020 to 31 Jul 2020, 9 pages.",
  why: "It ends on 31 Jul 2020. Lenders ask for the latest 6 months.",
  /** As an officer or staff read it. */
  whyToOthers: "It ends on 31 Jul 2020: not the latest 6 months.",
};
