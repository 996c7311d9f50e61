import type { LenderPage } from "./data";
import type { FactKey } from "./facts";
import { lenderInBrief, togetherWords } from "./words";

type PageFact = {
  text: string | null;
  about: readonly (FactKey | "time" | "collateral")[];
};

/** What SPEC section 2 wants of a lender on its page, by name; where it stands there decides what it is called. */
export function pageFacts({ partner, lender }: Pick<LenderPage, "partner" | "lender">) {
  const brief = lenderInBrief(lender);
  const benchmarks = [...new Set(lender.schemes.flatMap(({ benchmark }) => benchmark?.name ?? []))].join(", ");
  return {
    rate: { text: brief.interestRate, about: ["rate"] },
    time: { text: partner.loanProcessingTime, about: ["time"] },
    fee: { text: brief.processingFee, about: ["fee"] },
    margin: { text: brief.margin, about: ["margin"] },
    amount: { text: brief.loanAmount, about: ["secured", "unsecured", "minimum"] },
    secured: { text: brief.securedLoanAmount, about: ["secured"] },
    unsecured: { text: brief.unsecuredLoanAmount, about: ["unsecured"] },
    collateral: { text: partner.collateral, about: ["collateral"] },
    tenure: { text: brief.loanTenure, about: ["tenure"] },
    prepayment: { text: brief.prepaymentCharges, about: ["prepayment"] },
    earlyRepayment: { text: partner.earlyRepayment, about: ["prepayment"] },
    countries: { text: brief.countriescovered, about: ["countries"] },
    grace: { text: brief.repaymentholiday, about: ["grace"] },
    studying: { text: brief.paymentStudyPeriod, about: ["studying"] },
    benchmark: { text: benchmarks || null, about: ["rate"] },
    concession: { text: togetherWords("concession", lender.schemes), about: ["concession"] },
  } as const satisfies Record<string, PageFact>;
}
export type PageFactKey = keyof ReturnType<typeof pageFacts>;
