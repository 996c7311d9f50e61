import { TabPanel } from "@/components/ui/tab-panel";
import type { PartnerPage } from "@/lib/partners/data";
import { startingFrom } from "@/lib/partners/starting-from";
import { ApplyNow } from "./apply-now";

/** The rate, how old it is, and Apply Now: beside the page on wide screens, under the lender's name on narrow ones. */
export function LenderGlance({ page: { partner, lender } }: { page: PartnerPage }) {
  const { lead, figure, rest } = startingFrom(partner.interestRate);
  return (
    <TabPanel label="At a glance">
      <p className="text-sm text-ink-2">{lead}</p>
      {figure && <p className="figure">{figure}</p>}
      {rest && <p className={figure ? "mt-1 font-display" : "font-display text-h3 font-bold"}>{rest}</p>}
      <p className="mt-3 text-sm text-ink-2">As of {lender.asOf}</p>
      <div data-apply className="mt-5">
        <ApplyNow partnerId={partner._id} />
      </div>
      <p className="mt-4 text-sm text-ink-2">Applying costs you nothing here. Listing is not an agreement with the lender: its own offer decides.</p>
    </TabPanel>
  );
}
