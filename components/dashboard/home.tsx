"use client";

import { welcome } from "@/lib/application/status";
import { t } from "@/lib/messages/text";
import { BankSelectionCard, LoanApplicationCard, percentOf } from "./application-cards";
import { HelpCard } from "./help-card";
import { HomeSkeleton } from "./home-skeleton";
import { LoadFailed } from "./load-failed";
import { useOverview } from "./overview-context";
import { PapersCard } from "./papers-card";
import { TaskList } from "./task-list";
import { Timeline } from "./timeline";
import { useDrafts } from "./use-drafts";

/** The dashboard's first page: what is next, how far along, what is left, and the way ahead. */
export function Home() {
  const call = useOverview();
  const { overview } = call;
  const drafts = useDrafts(overview);
  return (
    <>
      <h1 className="text-h2">{t("dashboard.yourApplication", "Your application")}</h1>
      {/* Keeps its line while loading, so that nothing moves. */}
      <p className="mt-1 min-h-[1.55em] text-ink-2">{overview && welcome(overview, drafts.size > 0)}</p>
      <div className="mt-5">
        {call.state === "loading" && <HomeSkeleton />}
        {call.state === "failed" && (
          <div className="grid gap-6">
            <LoadFailed offline={call.offline} onRetry={() => void call.reload()} />
            <HelpCard />
          </div>
        )}
        {overview && (
          <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <div className="grid gap-6">
              <LoanApplicationCard overview={overview} />
              {percentOf(overview) === 100 && <BankSelectionCard />}
              <TaskList overview={overview} drafts={drafts} />
            </div>
            <div className="grid gap-6">
              <Timeline overview={overview} />
              <PapersCard complete={overview.complete} reference={overview.reference} />
              <HelpCard />
            </div>
          </div>
        )}
      </div>
    </>
  );
}
