"use client";

import { useCall } from "@/lib/browser/use-call";
import { loadPart } from "@/lib/browser/load-part";
import { t } from "@/lib/messages/text";
import { AskConsent } from "./ask-consent";
import { HelpCard } from "./help-card";
import { HOME_HEADING, HomeSkeleton, WELCOME } from "./home-skeleton";
import { LoadFailed } from "./load-failed";
import { useOverview } from "./overview-context";
import { ToDoStrip } from "./to-do-strip";

/** The code of what the overview says, which is fetched while that is asked for. */
const loadContent = () => loadPart(() => import("./home-content"));

export function Home() {
  const call = useOverview();
  const { overview } = call;
  const content = useCall(loadContent);
  // Code that does not come is the line's fault, whatever the browser calls it.
  const failed = call.state === "failed" ? call : content.state === "failed" ? { ...content, offline: true } : null;
  return (
    <>
      <AskConsent />
      <ToDoStrip overview={overview} />
      <h1 id={HOME_HEADING} tabIndex={-1} className="text-h2 outline-none">
        {t("dashboard.yourApplication", "Your application")}
      </h1>
      {overview && content.state === "ready" ? (
        <content.data.HomeContent overview={overview} />
      ) : (
        <>
          <p className={WELCOME} />
          <div className="mt-5">
            {failed ? (
              <div className="grid gap-6">
                <LoadFailed offline={failed.offline} onRetry={() => void failed.reload()} />
                <HelpCard />
              </div>
            ) : (
              <HomeSkeleton />
            )}
          </div>
        </>
      )}
    </>
  );
}
