"use client";

import { Button } from "@/components/ui/button";
import { success } from "@/components/ui/toast";
import { post } from "@/lib/browser/post";
import { useAct } from "@/lib/browser/use-act";
import type { CaseEvent } from "@/lib/cases/event";
import type { Guidance } from "@/lib/cases/guidance";
import { type SanctionFigures, paidOutOf } from "@/lib/cases/offers";
import { pageRow } from "@/lib/cases/page-table";
import { formatDate } from "@/lib/dates/dates";
import { t } from "@/lib/messages/text";
import { stoppedLinksWords } from "@/lib/share-links/words";
import { rupees } from "@/lib/text/format";
import { Cost } from "./first-block";
import { Rules } from "./rules";

/** The money is there: what was paid, one press that ends every link, what to keep, and when it costs. */
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
  /** How many links for this lender are open. */
  openLinks: number;
  guidance: Guidance | null;
  onChanged: () => Promise<unknown>;
}) {
  const paid = paidOutOf(events);
  const days = paid.days.map((day) => formatDate(day)).join(", ");
  const { busy, problem, run } = useAct(async () => {
    const { data } = await post<{ stoppedLinks: string[] }>("passes/stop-case", { caseId });
    success(stoppedLinksWords(data.stoppedLinks) || t("cases.noLinkOpen", "No link was open."));
    await onChanged();
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
      {openLinks > 0 ? (
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
        {offer !== null && offer.instalment !== null && (
          <span>
            {` ${t("cases.instalmentOfOffer", "By the sanction's figures an instalment is about {{amount}} a month.", {
              amount: rupees(offer.instalment),
            })}`}
          </span>
        )}
      </p>
      <Rules rules={guidance?.about ?? []} />
    </>
  );
}
