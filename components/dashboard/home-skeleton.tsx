import { Skeleton } from "@/components/ui/skeleton";
import { TabPanel } from "@/components/ui/tab-panel";
import { t } from "@/lib/messages/text";
import { HelpCard } from "./help-card";

/** The line of greeting keeps its lines while loading, so that nothing moves. */
export const WELCOME = "mt-1 min-h-[3.1em] text-ink-2 md:min-h-[1.55em]";

export const HOME_HEADING = "your-application";

/** How many sections stand under each step, so that the list takes its room before it is there. */
const ROWS = [4, 2, 1, 2];
/** Dated lines under each stage of the timeline. */
const DATES = [4, 2, 0, 0];

export function HomeSkeleton() {
  return (
    <div aria-busy className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid gap-6">
        <TabPanel label={t("dashboard.loanApplicationTab", "Loan Application")}>
          <p role="status" className="sr-only">
            {t("dashboard.loadingApplication", "Loading your application")}
          </p>
          <div className="grid gap-4">
            <div className="h-[3.3rem] sm:h-8">
              <Skeleton className="h-8 w-full max-w-80" />
            </div>
            <Skeleton className="-mt-2 h-6 w-48" />
            <Skeleton className="h-12 w-32" />
          </div>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Skeleton className="h-[6.9375rem] w-[9.75rem] shrink-0" />
            <div className="grid h-36 min-w-[min(9rem,100%)] flex-1 content-between">
              {Array.from({ length: 5 }, (_, row) => (
                <Skeleton key={row} className="h-5 w-full" />
              ))}
            </div>
          </div>
          <div className="mt-4 h-14 sm:h-7">
            <Skeleton className="h-6 w-full max-w-md" />
          </div>
        </TabPanel>
        <section className="card">
          <h2 className="text-h3">{t("dashboard.tasks", "Tasks")}</h2>
          <div className="mt-1 h-[3.95rem] md:h-[2.65rem]">
            <Skeleton className="h-4 w-40" />
          </div>
          {ROWS.map((rows, step) => (
            <div key={step} className="mt-5">
              <div className="h-6">
                <Skeleton className="h-5 w-36" />
              </div>
              <div className="mt-1 border-t border-line">
                {Array.from({ length: rows }, (_, row) => (
                  <div key={row} className="flex h-[3.0625rem] items-center justify-between gap-3 border-b border-line">
                    <Skeleton className="h-5 w-44" />
                    <Skeleton className="h-5 w-20" />
                  </div>
                ))}
              </div>
            </div>
          ))}
        </section>
      </div>
      <div className="grid gap-6">
        <section className="card">
          <h2 className="text-h3">{t("dashboard.overview", "Overview")}</h2>
          {DATES.map((dates, stage) => (
            <div key={stage} className="mt-4 grid gap-3 pb-2 pl-9">
              <Skeleton className="h-6 w-3/4" />
              <Skeleton className="h-4 w-full" />
              {Array.from({ length: dates }, (_, row) => (
                <Skeleton key={row} className="h-5 w-full" />
              ))}
            </div>
          ))}
        </section>
        <HelpCard />
      </div>
    </div>
  );
}
