"use client";

import Link from "next/link";
import { welcome } from "@/lib/application/status";
import type { LoadedOverview } from "@/lib/dashboard/data";
import type { Draft } from "@/lib/drafts/draft";
import { t } from "@/lib/messages/text";
import { routes } from "@/lib/routes";
import { AskConsent } from "./ask-consent";
import { BankSelectionCard, LoanApplicationCard } from "./application-cards";
import { HelpCard } from "./help-card";
import { HomeSkeleton } from "./home-skeleton";
import { LoadFailed } from "./load-failed";
import { useOverview } from "./overview-context";
import { OwnLoan } from "./own-loan";
import { PapersCard } from "./papers-card";
import { TaskList } from "./task-list";
import { Timeline } from "./timeline";
import { ToDoStrip } from "./to-do-strip";
import { useDrafts } from "./use-drafts";
import { WhoseTurn } from "./whose-turn";

const COLUMNS = "grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]";

/** The dashboard's first page: what is next, how far along, what is left, and the way ahead. */
export function Home() {
  const call = useOverview();
  const { overview } = call;
  const drafts = useDrafts(overview);
  return (
    <>
      <AskConsent />
      <ToDoStrip overview={overview} />
      <h1 className="text-h2">{t("dashboard.yourApplication", "Your application")}</h1>
      {/* Keeps its lines while loading, so that nothing moves. */}
      <p className="mt-1 min-h-[3.1em] text-ink-2 md:min-h-[1.55em]">
        {overview && welcome(overview, drafts.size > 0)}
      </p>
      <div className="mt-5">
        {call.state === "loading" && <HomeSkeleton />}
        {call.state === "failed" && (
          <div className="grid gap-6">
            <LoadFailed offline={call.offline} onRetry={() => void call.reload()} />
            <HelpCard />
          </div>
        )}
        {overview &&
          (overview.complete ? (
            <Sent overview={overview} drafts={drafts} />
          ) : (
            <Open overview={overview} drafts={drafts} />
          ))}
      </div>
    </>
  );
}

type Shown = { overview: LoadedOverview; drafts: ReadonlyMap<string, Draft> };

/** While there is something to fill in or to send: what is next, what is left, and what comes after. */
function Open({ overview, drafts }: Shown) {
  return (
    <div className="grid gap-6">
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
  return (
    <div className="grid gap-6">
      <LoanApplicationCard overview={overview} drafts={drafts} />
      <WhoseTurn overview={overview} />
      <div className={COLUMNS}>
        <div className="grid gap-6">
          <BankSelectionCard />
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
    <PapersCard complete={overview.complete} reference={overview.reference} />
    <HelpCard />
    <Link href={routes.logins} className="link inline-flex min-h-11 items-center justify-self-start">
      {t("logins.title", "Where you are logged in")}
    </Link>
  </div>
);
