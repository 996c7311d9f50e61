/** The loan of most tests: ₹20 lakh at 11% a year in 96 EMIs, the calculator's first. Rupees, % a year, months. */
export const LOAN = { principal: 2_000_000, annualRatePct: 11, months: 96 } as const;

export const STUDY_LOAN = { ...LOAN, courseMonths: 24, graceMonths: 6 } as const;
