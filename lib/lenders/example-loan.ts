import { MAIN_DEFAULTS } from "@/lib/emi/main-inputs";

/** The calculator's own example, by which rates are compared: rupees and months. */
export const EXAMPLE_LOAN = {
  principal: Number(MAIN_DEFAULTS.amount),
  months: Number(MAIN_DEFAULTS.tenure) * 12,
};
