import type { CaseEvent } from "@/lib/cases/event";
import { kindWords, reasonWords } from "@/lib/cases/words";
import { rupees } from "@/lib/format";
import { t } from "@/lib/messages/text";

/**
 * A line of a case as the lender reads it, without its note and its writer.
 * @param paper what it asks for (`paperName`)
 */
export function packLineWords({ kind, amount, reason }: CaseEvent, paper: string): string {
  switch (kind) {
    case "asked":
      return t("pack.asked", "Paper asked for: {{paper}}", { paper });
    case "sanctioned":
      return amount === null
        ? t("pack.sanctioned", "Sanctioned")
        : t("pack.sanctionedAmount", "Sanctioned: {{amount}}", { amount: rupees(amount) });
    case "declined":
      return reason
        ? t("pack.declinedBecause", "Declined: {{reason}}", { reason: reasonWords(reason).label })
        : t("pack.declined", "Declined");
    case "acknowledged":
      return t("pack.received", "Papers received");
    default:
      return kindWords(kind);
  }
}
