/**
 * Goods and services tax on services in India (central and state tax together), in per cent. A lender abroad does not
 * charge it.
 */
export const GST_PCT = 18;
