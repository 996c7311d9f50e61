import type { ComponentProps } from "react";
import { Accordion } from "@/components/ui/accordion";
import type { Elements } from "@/components/ui/elements";
import { Fees } from "./fees";
import { Prepay } from "./prepay";
import { RateChange } from "./rate-change";
import { WhileYouStudy } from "./while-you-study";

/** What else there is to know of a loan, each behind its title. */
export function MorePanels({
  notes,
  ...inputs
}: ComponentProps<typeof WhileYouStudy> & { notes: Record<"prepay" | "rate" | "fees", Elements> }) {
  return (
    <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-4">
      <Panel id="while-you-study" title="While you study" startOpen>
        <WhileYouStudy {...inputs} />
      </Panel>
      <Panel id="prepay-panel" title="Pay some of it early">
        <Prepay {...inputs} />
        {notes.prepay}
      </Panel>
      <Panel id="rate-panel" title="When the rate changes">
        <RateChange {...inputs} />
        {notes.rate}
      </Panel>
      <Panel id="fees-panel" title="Fees and the true rate (APR)">
        <Fees {...inputs} />
        {notes.fees}
      </Panel>
    </div>
  );
}

function Panel({
  id,
  title,
  startOpen,
  children,
}: {
  id: string;
  title: string;
  startOpen?: boolean;
  children: Elements;
}) {
  return (
    <Accordion id={id} card level={2} startOpen={startOpen} title={title}>
      {children}
    </Accordion>
  );
}
