import { t } from "@/lib/messages/text";

export const serverFailed = () => t("site.serverFailed", "Failed to load data. Please try again later.");
export const noAnswer = () => t("site.noAnswer", "Network error. Please check your internet connection or server.");

/** The server's own sentence; `otherwise` where no answer came. */
export const saidBy = (error: unknown, otherwise = noAnswer()) =>
  (error instanceof Error && error.message) || otherwise;
