/** Goods and services tax on services in India, in per cent, central and state. A lender abroad does not charge it. */
export const GST_PCT = 18;
