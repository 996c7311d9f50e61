/** Per cent of a month's take-home pay that an instalment should stay under: a rule of thumb of lenders. */
export const EMI_SHARE_PCT = 40;

/** The take-home pay a month, in whole rupees rounded up, at which the instalment is at most that share of it. */
export const salaryFor = (emi: number) => Math.ceil((emi * 100) / EMI_SHARE_PCT);
