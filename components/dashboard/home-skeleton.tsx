import { Skeleton } from "@/components/ui/skeleton";
import { TabPanel } from "@/components/ui/tab-panel";
import { HelpCard } from "./help-card";

/** The home page's shape while the overview is on its way. */
export function HomeSkeleton() {
  return (
    <div aria-busy className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid gap-6">
        <TabPanel label="Loan Application">
          <p role="status" className="sr-only">Loading your application</p>
          <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-4 sm:flex-nowrap">
            <div className="grid w-full min-w-0 gap-4">
              <Skeleton className="h-8 w-full max-w-80" />
              <Skeleton className="h-12 w-32" />
            </div>
            <Skeleton className="size-28 shrink-0 rounded-full" />
          </div>
          <Skeleton className="mt-6 h-2" />
          <Skeleton className="mt-5 h-6 max-w-md" />
        </TabPanel>
        <Rows title="Tasks" count={9} height="h-8" />
      </div>
      <div className="grid gap-6">
        <Rows title="Overview" count={8} height="h-10" />
        <HelpCard />
      </div>
    </div>
  );
}

function Rows({ title, count, height }: { title: string; count: number; height: string }) {
  return (
    <section className="card">
      <h2 className="text-h3">{title}</h2>
      <div className="mt-5 grid gap-5">
        {Array.from({ length: count }, (_, index) => <Skeleton key={index} className={`${height} w-full`} />)}
      </div>
    </section>
  );
}
