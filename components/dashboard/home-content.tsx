"use client";

import { useEffect, useRef } from "react";
import { Link } from "@/components/ui/link";
import type { LoadedOverview } from "@/lib/dashboard/data";
import type { Draft } from "@/lib/drafts/draft";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { AgedNotice } from "./aged-notice";
import { BankSelectionCard, LoanApplicationCard } from "./application-cards";
import { GoesOn } from "./goes-on";
import { Head } from "./head";
import { HelpCard } from "./help-card";
import { HOME_HEADING } from "./home-skeleton";
import { Offers } from "./offers";
import { OwnLoan } from "./own-loan";
import { useOverview } from "./overview-context";
import { PapersCard } from "./papers-card";
import { TaskList } from "./task-list";
import { Timeline } from "./timeline";
import { useDrafts } from "./use-drafts";
import { WhoseTurn } from "./whose-turn";

const COLUMNS = "grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]";

/** What the home page says once the overview is there. Its code comes beside the call. */
export function HomeContent({ overview }: { overview: LoadedOverview }) {
  const drafts = useDrafts(overview);
  return (
    <>
      <Head overview={overview} hasDrafts={drafts.size > 0} />
      <div className="mt-5">
        {overview.complete ? (
          <Sent overview={overview} drafts={drafts} />
        ) : (
          <Open overview={overview} drafts={drafts} />
        )}
      </div>
    </>
  );
}

type Shown = { overview: LoadedOverview; drafts: ReadonlyMap<string, Draft> };

/** While there is something to fill in or to send: what is next, what is left, and what comes after. */
function Open({ overview, drafts }: Shown) {
  return (
    <div className="grid gap-6">
      {overview.aged.length > 0 && <AgedNotice papers={overview.aged} />}
      <div className={COLUMNS}>
        <div className="grid gap-6">
          <LoanApplicationCard overview={overview} drafts={drafts} />
          {overview.progress.percent === 100 && <BankSelectionCard />}
          <TaskList overview={overview} drafts={drafts} />
          {overview.loan && <OwnLoan loan={overview.loan} />}
        </div>
        <Beside overview={overview} />
      </div>
      <WhoseTurn overview={overview} />
    </div>
  );
}

/** Once it is sent: whose turn it is comes first. */
function Sent({ overview, drafts }: Shown) {
  const { refresh } = useOverview();
  const asked = overview.questions.length;
  const before = useRef(asked);
  useEffect(() => {
    // The answer that was pressed went with its question.
    if (asked < before.current && document.activeElement === document.body)
      document.getElementById(HOME_HEADING)?.focus({ preventScroll: true });
    before.current = asked;
  }, [asked]);
  return (
    <div className="grid gap-6">
      {overview.questions.map((question) => (
        <GoesOn key={question.caseId} question={question} today={overview.today} onAnswered={refresh} />
      ))}
      <LoanApplicationCard overview={overview} drafts={drafts} />
      <WhoseTurn overview={overview} />
      <div className={COLUMNS}>
        <div className="grid gap-6">
          {overview.stage !== "disbursed" && <BankSelectionCard />}
          {overview.offers.length > 1 && <Offers offers={overview.offers} />}
          {overview.loan && <OwnLoan loan={overview.loan} />}
          <TaskList overview={overview} drafts={drafts} />
        </div>
        <Beside overview={overview} />
      </div>
    </div>
  );
}

const Beside = ({ overview }: { overview: LoadedOverview }) => (
  <div className="grid gap-6">
    <Timeline overview={overview} />
    <PapersCard
      complete={overview.complete}
      reference={overview.reference}
      owner={overview.owner}
      leftOut={overview.leftOut}
    />
    <HelpCard />
    <Link href={routes.logins} className="link inline-flex min-h-11 items-center justify-self-start">
      {t("logins.title", "Where you are logged in")}
    </Link>
  </div>
);
