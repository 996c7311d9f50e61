import { useState } from "react";
import { writeAnswer } from "@/components/dashboard/write-answer";
import { useShareLinks } from "@/components/share-links/use-share-links";
import { useLeftBehind } from "@/components/uploads/use-upload";
import { announceSaved } from "@/lib/browser/saved";
import type { LoadedCase, LoadedCases } from "@/lib/cases/data";
import { givenPapers } from "@/lib/cases/given-papers";
import { sanctionFigures } from "@/lib/cases/offers";
import { pageStateOf } from "@/lib/cases/page-table";
import { questionOf } from "@/lib/cases/reminders";
import { caseState } from "@/lib/cases/state";
import { caseStatus } from "@/lib/cases/summary";
import { useGuidance } from "./guidance";
import { openLinksOf } from "./open-links";

/** All that the blocks of a case's page read: the case's state, what follows from it, and what is read by calls. */
export function useCasePage(lender: LoadedCase, data: LoadedCases, reload: () => Promise<unknown>) {
  const { id, lenderName, events, isInternalReview } = lender;
  const { today, wanted, owner } = data;
  useLeftBehind(owner);
  const state = caseState(events, { today, isInternalReview });
  const status = caseStatus({ ...lender, state }, data.coApplicants);
  // Somebody may open a new link while it still stands here, the only time that it is shown.
  const [isLinkShown, setLinkShown] = useState(false);
  const isHeld = isLinkShown && state.step !== "withdrawn";
  const pageState = isHeld ? "chosen" : pageStateOf(state, isInternalReview);
  const links = useShareLinks();
  const guidanceCall = useGuidance(isInternalReview ? null : id);

  async function onChanged() {
    // What else follows from the lines: what may be done, and the dashboard's own line of stages.
    announceSaved();
    await Promise.all([reload(), links.refresh()]);
  }
  return {
    lender,
    data,
    state,
    status,
    /** Whether the case goes on, asked after long silence; as on the dashboard only once the application was sent. */
    question: data.isSubmitted ? questionOf({ ...lender, state }, today) : null,
    pageState,
    asker: isInternalReview ? "Dakhila" : lenderName,
    papers: status.demands.filter(({ kind }) => kind === "paper"),
    given: givenPapers(events, data.opened),
    offer: sanctionFigures(events, { wanted, today }),
    links,
    /** How many links for this lender are open; null while that is not known. */
    openLinks: openLinksOf(links, id),
    /** How many of them give the loan offer. */
    openOfferLinks: openLinksOf(links, id, "offer"),
    onLinkShown: (isShown: boolean) => setLinkShown(isShown && pageState === "chosen"),
    guidanceCall,
    /** Null while it is on the way. */
    guidance: guidanceCall.state === "ready" ? guidanceCall.data : null,
    isLoading: !isInternalReview && (links.state === "loading" || guidanceCall.state === "loading"),
    onChanged,
    /** @param answersId the offer that is accepted */
    write: (kind: "accepted" | "withdrawn" | "handedOver", answersId?: number) =>
      writeAnswer({ caseId: id, kind, happenedOn: today, answersId }).then(onChanged),
  };
}

export type CasePage = ReturnType<typeof useCasePage>;
