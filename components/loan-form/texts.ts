import { t } from "@/lib/messages/text";

// Texts that more than one part of the wizard says.

export const saveFailed = () => t("wizard.saveFailed", "Error saving data. Please try again.");
export const optional = () => t("wizard.optional", "(optional)");
export const tryAgain = () => t("wizard.tryAgain", "Try again");
export const yourAnswers = () => t("wizard.yourAnswers", "Your answers");
export const reviewTitle = () => t("wizard.reviewTitle", "Review your answers");
export const fetching = () => t("wizard.fetching", "Loan application data fetching shortly...");
