import type { LenderKind } from "@/lib/generated/prisma/enums";

/** What differs by the kind of lender; everything else asks here instead of naming kinds. */
type KindRule = {
  group: string;
  isBank: boolean;
  /** In rupees; the others lend in another currency. */
  isIndian: boolean;
  /** % a year: anything lower, alone, is a slip. The state lends at 0. */
  leastPct: number;
  /** Only for the people whom its schemes name, so each of them says for whom. */
  isForNamed: boolean;
  /** Whether an application that we prepare can be handed in there: what the state lends, its own office takes. */
  takesOurFile: boolean;
};

const BANK = { isBank: true, isIndian: true, leastPct: 1, isForNamed: false, takesOurFile: true } as const;
export const KIND_RULES = {
  publicBank: { ...BANK, group: "Public banks" },
  privateBank: { ...BANK, group: "Private banks" },
  cooperativeBank: { ...BANK, group: "Co-operative banks" },
  nbfc: { ...BANK, group: "NBFCs", isBank: false },
  foreignLender: { ...BANK, group: "Foreign lenders", isBank: false, isIndian: false },
  governmentCorporation: {
    group: "Government",
    isBank: false,
    isIndian: true,
    leastPct: 0,
    isForNamed: true,
    takesOurFile: false,
  },
} as const satisfies Record<LenderKind, KindRule>;
