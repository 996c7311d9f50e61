import { t } from "@/lib/messages/text";

/** What is said of something that could not be loaded (SPEC section 8): the server answered, or nothing did. */
export const serverFailed = () => t("site.serverFailed", "Failed to load data. Please try again later.");
export const noAnswer = () => t("site.noAnswer", "Network error. Please check your internet connection or server.");

/** What a failed call has to say: the server's own sentence, or `otherwise` where none came. */
export const saidBy = (error: unknown, otherwise = noAnswer()) =>
  (error instanceof Error && error.message) || otherwise;
