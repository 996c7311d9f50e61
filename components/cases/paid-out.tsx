"use client";

import { Button } from "@/components/ui/button";
import { success } from "@/components/ui/toast";
import { post } from "@/lib/browser/post";
import { useAct } from "@/lib/browser/use-act";
import type { CaseEvent } from "@/lib/cases/event";
import type { Guidance } from "@/lib/cases/guidance";
import { instalmentOf, type SanctionFigures, paidOutOf } from "@/lib/cases/offers";
import { pageRow } from "@/lib/cases/page-table";
import { formatDate } from "@/lib/dates/dates";
import { plural, t } from "@/lib/messages/text";
import { stoppedLinksWords } from "@/lib/share-links/words";
import { percent, rupees } from "@/lib/text/format";
import { Cost, focusFirst } from "./first-block";
import { Rules } from "./rules";

export function PaidOut({
  events,
  offer,
  caseId,
  lender,
  openLinks,
  guidance,
  onChanged,
}: {
  events: readonly CaseEvent[];
  offer: SanctionFigures | null;
  caseId: string;
  lender: string;
  /** How many links for this lender are open; null where that cannot be read. */
  openLinks: number | null;
  guidance: Guidance | null;
  onChanged: () => Promise<unknown>;
}) {
  const paid = paidOutOf(events);
  const days = paid.days.map((day) => formatDate(day)).join(", ");
  const { busy, problem, run } = useAct(async () => {
    const { data } = await post<{ stoppedLinks: string[] }>("passes/stop-case", { caseId });
    success(stoppedLinksWords(data.stoppedLinks) || t("cases.noLinkOpen", "No link was open."));
    await onChanged();
    focusFirst();
  });
  return (
    <>
      <p className="mt-2 font-semibold">
        {paid.rupees === null
          ? t("cases.paidOn", "{{lender}} paid on {{days}}", { lender, days })
          : t("cases.paidAmountOn", "{{lender}} paid {{amount}} on {{days}}", {
              lender,
              amount: rupees(paid.rupees),
              days,
            })}
      </p>
      {openLinks !== 0 ? (
        <div className="no-print mt-3">
          <Button busy={busy} onClick={run}>
            {pageRow("paidOut").button!()}
          </Button>
          <Cost state="paidOut" />
        </div>
      ) : (
        <p role="status" className="mt-3">
          {t("cases.noLinkOpenAt", "No link is open: nobody at {{lender}} can open your file.", { lender })}
        </p>
      )}
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
      <h3 className="mt-4 text-h4">{t("cases.keep", "What to keep")}</h3>
      <p className="mt-1">
        {t(
          "cases.keepText",
          "The sanction letter, the signed agreement, the Key Facts Statement, the receipt of each payment, and each year's statement of interest, which a tax return asks for.",
        )}
      </p>
      <h3 className="mt-4 text-h4">{t("cases.whenItCosts", "When interest and instalments begin")}</h3>
      <p className="mt-1">
        <span>
          {t(
            "cases.whenItCostsText",
            "Interest counts from the day of each payment. Instalments begin when the agreement says, often some months after the course: look it up, and note the day.",
          )}
        </span>
        <span>{instalmentWords(offer, paid.rupees)}</span>
      </p>
      <Rules rules={guidance?.about ?? []} />
    </>
  );
}

/** By what was paid, or by what was sanctioned where nobody wrote how much was; "" where it cannot be worked out. */
function instalmentWords(offer: SanctionFigures | null, paid: number | null) {
  const [amount, rate, termMonths] = [paid ?? offer?.amount ?? null, offer?.rate ?? null, offer?.termMonths ?? null];
  const instalment = instalmentOf({ amount, rate, termMonths });
  if (amount === null || rate === null || termMonths === null || instalment === null) return "";
  const words = plural(
    "cases.instalmentOfPaid",
    termMonths,
    {
      one: "An instalment is about {{instalment}} a month: for {{amount}} at {{rate}} a year over 1 month, with no interest of the study time added.",
      other:
        "An instalment is about {{instalment}} a month: for {{amount}} at {{rate}} a year over {{count}} months, with no interest of the study time added.",
    },
    { instalment: rupees(instalment), amount: rupees(amount), rate: percent(rate, 2) },
  );
  const isPart = offer?.amount != null && amount < offer.amount;
  return ` ${words}${isPart ? ` ${t("cases.instalmentGrows", "It grows with each further payment.")}` : ""}`;
}
