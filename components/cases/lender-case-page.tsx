"use client";

import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { LoadFailed } from "@/components/dashboard/load-failed";
import { LenderLinks } from "@/components/share-links/lender-links";
import { OpeningList } from "@/components/share-links/openings";
import { useShareLinks } from "@/components/share-links/use-share-links";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { post } from "@/lib/browser/post";
import { announceSaved } from "@/lib/browser/saved";
import { useAct } from "@/lib/browser/use-act";
import type { LoadedCase, LoadedCases } from "@/lib/cases/data";
import { demandsOf } from "@/lib/cases/demands";
import { givenPapers } from "@/lib/cases/given-papers";
import { offerOf } from "@/lib/cases/offer";
import { type Block, pageRow, type PageState, pageStateOf } from "@/lib/cases/page-table";
import { caseState, effectiveEvents } from "@/lib/cases/state";
import { caseTitle, turnWords } from "@/lib/cases/words";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { Accepted } from "./accepted";
import { AskedPapers } from "./asked-papers";
import { CaseFold } from "./case-fold";
import { CaseTimeline } from "./case-timeline";
import { Declined } from "./declined";
import { FirstBlock, focusFirst } from "./first-block";
import { GivenList } from "./given-list";
import { Guidance, hasRights, useGuidance } from "./guidance";
import { OfferCard } from "./offer-card";
import { PaidOut } from "./paid-out";
import { TurnTag } from "./turn-tag";
import { Withdrawn } from "./withdrawn";
import { WithLender } from "./with-lender";
import { WriteEvent } from "./write-event";

/** One lender, arranged by what its state needs (`CASE_PAGE`): that first, and all else folded below it. */
export function LenderCasePage({
  lender,
  data,
  onChanged: reload,
}: {
  lender: LoadedCase;
  data: LoadedCases;
  onChanged: () => Promise<unknown>;
}) {
  const { id, lenderName, branch, events, isInternalReview } = lender;
  const { today, opened, coApplicants, wanted, dates, cases, openLinks } = data;
  const state = caseState(events, { today, isInternalReview });
  // Somebody may open a new link while it still stands here, the only time that it is shown.
  const [isLinkShown, setLinkShown] = useState(false);
  const isHeld = isLinkShown && state.step !== "withdrawn";
  const pageState = isHeld ? "chosen" : pageStateOf(state, isInternalReview);
  const asker = isInternalReview ? "Dakhila" : lenderName;
  const papers = demandsOf({ ...lender, state }, coApplicants).filter(({ kind }) => kind === "paper");
  const given = givenPapers(events, opened);
  const links = useShareLinks();
  const guidanceCall = useGuidance(isInternalReview ? null : id);
  const guidance = guidanceCall.state === "ready" ? guidanceCall.data : null;
  // What stands below is unseen until all above it is there, so that nothing moves under a finger.
  const isLoading = !isInternalReview && (links.state === "loading" || guidanceCall.state === "loading");
  const below = isLoading ? "invisible" : "";
  const heading = useRef<HTMLHeadingElement>(null);
  // The page does not change with its address, so nobody else moves the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // What had the focus may have gone with the state that it answered.
  useEffect(() => {
    if (document.activeElement === document.body) focusFirst({ preventScroll: true });
  }, [pageState, papers.length, given.length]);

  async function onChanged() {
    // What else follows from the lines: what may be done, and the dashboard's own line of stages.
    announceSaved();
    await Promise.all([reload(), links.refresh()]);
  }
  const write = (kind: "accepted" | "withdrawn" | "handedOver") =>
    post("cases/write", { caseId: id, kind, happenedOn: today }).then(onChanged);

  const offer = offerOf(events, { wanted, today });
  const refusal = effectiveEvents(events).findLast(({ kind }) => kind === "declined");
  const shared = { caseId: id, lender: lenderName, today, guidance, onChanged };
  const askedPapers = <AskedPapers papers={papers} today={today} onChanged={onChanged} />;
  const hasLinkPart = !isInternalReview;
  const shareLinks = (
    <LenderLinks
      call={links}
      caseId={id}
      lenderName={lenderName}
      isWithdrawn={state.step === "withdrawn"}
      onBusy={(isBusy) => setLinkShown(isBusy && pageState === "chosen")}
    />
  );
  const first: Record<PageState, () => ReactNode> = {
    chosen: () => (
      <>
        {shareLinks}
        <HandedOverOtherwise onDone={() => write("handedOver")} />
      </>
    ),
    withLender: () => <WithLender {...shared} state={state} />,
    asked: () => askedPapers,
    sanctioned: () => offer && <OfferCard {...shared} offer={offer} wanted={wanted} write={write} />,
    accepted: () => <Accepted lender={lenderName} dates={dates} today={today} guidance={guidance} />,
    declined: () =>
      refusal && <Declined {...shared} event={refusal} others={cases.filter((other) => other.id !== id)} />,
    paidOut: () => <PaidOut {...shared} events={events} offer={offer} openLinks={openLinks[id] ?? 0} />,
    withdrawn: () => <Withdrawn {...shared} events={events} />,
    check: () => (
      <p className="mt-2 text-ink-2">
        {t(
          "cases.checkText",
          "We look at the papers of your application before a lender does. Where one cannot be read, or is another paper, we ask for it here.",
        )}
      </p>
    ),
  };
  const folds: Record<Block, () => { title: string; body: ReactNode } | null> = {
    links: () =>
      hasLinkPart && pageState !== "chosen"
        ? { title: t("passes.handOver", "Hand your file to {{lender}}", { lender: lenderName }), body: shareLinks }
        : null,
    openings: () =>
      hasLinkPart && links.state === "ready"
        ? {
            title: t("passes.whoOpened", "Who opened your file"),
            body: (
              <OpeningList
                openings={links.data.openings.filter((opening) => opening.caseId === id || opening.by === "desk")}
                lenders={{ [id]: lenderName }}
                about={t("passes.openingsHere", "With a link for {{lender}}, and at Dakhila's own desk.", {
                  lender: lenderName,
                })}
              />
            ),
          }
        : null,
    rights: () => {
      if (isInternalReview || (guidance && !hasRights(guidance))) return null;
      const body = guidance ? (
        <Guidance guidance={guidance} caseId={id} lenderName={lenderName} today={today} onWritten={onChanged} />
      ) : guidanceCall.state === "failed" ? (
        <LoadFailed offline={guidanceCall.offline} onRetry={() => void guidanceCall.reload()} />
      ) : null;
      return body && { title: t("cases.guidance", "What you may do, and when"), body };
    },
    write: () =>
      isInternalReview
        ? null
        : {
            title: t("cases.writeLine", "Write down what happened"),
            body: <WriteEvent caseId={id} today={today} onWritten={() => void onChanged()} />,
          },
    diary: () => ({
      title: t("cases.timeline", "What happened so far"),
      body: <CaseTimeline lender={lender} today={today} onChanged={onChanged} />,
    }),
  };

  return (
    <>
      <Link href={routes.myLenders} className="link inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden size={18} />
        {t("cases.myLenders", "My lenders")}
      </Link>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          <span>{caseTitle(lender)}</span>
          {branch && <span className="block text-lg font-normal text-ink-2">{branch}</span>}
        </h1>
        <TurnTag state={state} isInternalReview={isInternalReview} />
      </div>
      <p className="mt-1 font-semibold">{turnWords(state, lenderName)}</p>
      <p className="text-sm text-ink-2">
        {t("cases.caseNumber", "Number of this request: {{number}}", { number: id })}
      </p>
      {state.stale && !isInternalReview && (
        <p role="status" className="card mt-5">
          {t(
            "cases.stale",
            "Nothing has happened here for three months. If you do not go on with this lender, write it down below.",
          )}
        </p>
      )}
      <div className="mt-5 grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-5">
          <FirstBlock state={pageState} lender={asker}>
            {first[pageState]()}
          </FirstBlock>
          <div className={`grid gap-5 empty:hidden ${below}`}>
            {pageState !== "asked" && papers.length > 0 && (
              <FirstBlock state="asked" lender={asker}>
                {askedPapers}
              </FirstBlock>
            )}
            <GivenList
              papers={given}
              lender={asker}
              waitsForLink={hasLinkPart && state.step !== "withdrawn" && !openLinks[id]}
              caseId={id}
              today={today}
              onChanged={onChanged}
            />
          </div>
        </div>
        <div className={`grid gap-3 ${below}`}>
          {pageRow(pageState).below.map((block) => {
            const fold = folds[block]();
            return (
              fold && (
                <CaseFold key={block} block={block} title={fold.title}>
                  {fold.body}
                </CaseFold>
              )
            );
          })}
        </div>
      </div>
    </>
  );
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
