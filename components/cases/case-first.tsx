"use client";

import type { ReactNode } from "react";
import { LenderLinks } from "@/components/share-links/lender-links";
import { Button } from "@/components/ui/button";
import { useAct } from "@/lib/browser/use-act";
import { linksAt } from "@/lib/cases/link-steps";
import type { PageState } from "@/lib/cases/page-table";
import { answeredSlots, effectiveEvents, sanctionOf } from "@/lib/cases/state";
import { t } from "@/lib/messages/text";
import { Accepted } from "./accepted";
import { AskedPapers } from "./asked-papers";
import { Declined } from "./declined";
import { Cost } from "./first-block";
import { OfferCard } from "./offer-card";
import { PaidOut } from "./paid-out";
import type { CasePage } from "./use-case-page";
import { Withdrawn } from "./withdrawn";
import { WithLender } from "./with-lender";

export const CaseLinks = ({ page: { links, lender, data, state, onLinkShown } }: { page: CasePage }) => (
  <LenderLinks
    call={links}
    caseId={lender.id}
    lenderName={lender.lenderName}
    given={{ isSubmitted: data.isSubmitted, slots: answeredSlots(lender.events) }}
    need={linksAt(state.step)}
    onBusy={onLinkShown}
  />
);

const FIRST: Record<PageState, (props: { page: CasePage }) => ReactNode> = {
  chosen: ({ page }) => (
    <>
      {page.data.isSubmitted && <Cost state="chosen" />}
      <CaseLinks page={page} />
      {/* Unseen until the links above it are there, so that nothing moves under a finger. */}
      <div className={page.isLoading ? "invisible" : undefined}>
        <HandedOverOtherwise onDone={() => page.write("handedOver")} />
      </div>
    </>
  ),
  withLender: ({ page }) => (
    <>
      <WithLender {...shared(page)} state={page.state} />
      {page.guidance?.ask?.waitsFor === "handOver" && <HandedOverOtherwise onDone={() => page.write("handedOver")} />}
    </>
  ),
  asked: ({ page: { papers, data, onChanged } }) => (
    <AskedPapers papers={papers} today={data.today} onChanged={onChanged} />
  ),
  sanctioned: ({ page }) =>
    page.offer && (
      <OfferCard
        {...shared(page)}
        offer={page.offer}
        letter={sanctionOf(page.lender.events)?.file ?? null}
        wanted={page.data.wanted}
        write={page.write}
      />
    ),
  accepted: ({ page }) => <Accepted {...shared(page)} dates={page.data.dates} />,
  declined: ({ page }) => {
    const { lender, data } = page;
    const refusal = effectiveEvents(lender.events).findLast(({ kind }) => kind === "declined");
    return (
      refusal && <Declined {...shared(page)} event={refusal} others={data.cases.filter(({ id }) => id !== lender.id)} />
    );
  },
  paidOut: ({ page }) => (
    // Unseen until its button is known to be one, so that nothing moves under a finger.
    <div className={page.links.state === "loading" ? "invisible" : undefined}>
      <PaidOut {...shared(page)} events={page.lender.events} offer={page.offer} openLinks={page.openLinks} />
    </div>
  ),
  withdrawn: ({ page }) => <Withdrawn {...shared(page)} events={page.lender.events} />,
  check: () => (
    <p className="mt-2 text-ink-2">
      {t(
        "cases.checkText",
        "We look at the papers of your application before a lender does. Where one cannot be read, or is another paper, we ask for it here.",
      )}
    </p>
  ),
};

const shared = ({ lender, data, guidance, onChanged }: CasePage) => ({
  caseId: lender.id,
  lender: lender.lenderName,
  today: data.today,
  guidance,
  onChanged,
});

export function CaseFirst({ state, page }: { state: PageState; page: CasePage }) {
  const First = FIRST[state];
  return <First page={page} />;
}

function HandedOverOtherwise({ onDone }: { onDone: () => Promise<unknown> }) {
  const { busy, problem, run } = useAct(onDone);
  return (
    <div className="no-print mt-2">
      <Button variant="plain" size="sm" busy={busy} onClick={run} className="-ml-4">
        {t("cases.handedOverOtherwise", "I handed my papers over another way")}
      </Button>
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
    </div>
  );
}
