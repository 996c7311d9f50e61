"use client";

import { useSearchParams } from "next/navigation";
import { LoadFailed } from "@/components/dashboard/load-failed";
import { AllOpenings } from "@/components/share-links/all-openings";
import type { LoadedCases } from "@/lib/cases/data";
import { t } from "@/lib/messages/text";
import { ChooseLender } from "./choose-lender";
import { KeyDates } from "./key-dates";
import { LenderCard } from "./lender-card";
import { LenderCasePage } from "./lender-case-page";
import { LendersLoading } from "./lenders-loading";
import { useCases } from "./use-cases";

export function MyLenders() {
  const call = useCases();
  const address = useSearchParams();
  if (call.state === "loading") return <LendersLoading />;
  if (call.state === "failed")
    return (
      <>
        <h1 className="text-h2">{t("cases.myLenders", "My lenders")}</h1>
        <div className="mt-6">
          <LoadFailed offline={call.offline} onRetry={() => void call.reload()} />
        </div>
      </>
    );
  const named = address.get("case");
  const open = call.data.cases.find(({ id }) => id === named);
  if (open) return <LenderCasePage key={open.id} lender={open} data={call.data} onChanged={call.refresh} />;
  return <List data={call.data} isGone={named !== null} wanted={address.get("add") ?? ""} onChanged={call.refresh} />;
}

function List({
  data: { cases, dates, proposed, today, coApplicants },
  isGone,
  wanted,
  onChanged,
}: {
  data: LoadedCases;
  isGone: boolean;
  /** The id of a listed lender that the address asks to add. */
  wanted: string;
  onChanged: () => Promise<unknown>;
}) {
  return (
    <>
      <h1 className="text-h2">{t("cases.myLenders", "My lenders")}</h1>
      <p className="mt-1 max-w-[68ch] text-ink-2">
        {t(
          "cases.intro",
          "The lenders that you deal with: who has to move, since when, and what each of them asked and said. Choosing a lender here sends it nothing.",
        )}
      </p>
      {isGone && (
        <p role="status" className="card mt-5">
          {t("cases.notFound", "This lender is not on your list.")}
        </p>
      )}
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid gap-6">
          {cases.length === 0 && (
            <p className="card text-ink-2">
              {t(
                "cases.none",
                "No lender yet. Add the first one, then write down what happens: when you hand over your papers, what they ask for, what they answer.",
              )}
            </p>
          )}
          {cases.length > 0 && (
            <ul aria-label={t("cases.myLenders", "My lenders")} className="grid gap-6">
              {cases.map((lender) => (
                <li key={lender.id}>
                  <LenderCard lender={lender} today={today} coApplicants={coApplicants} />
                </li>
              ))}
            </ul>
          )}
          <ChooseLender wanted={wanted} />
        </div>
        <div className="grid gap-6">
          <KeyDates dates={dates} proposed={proposed} today={today} onChanged={onChanged} />
          <AllOpenings lenders={Object.fromEntries(cases.map(({ id, lenderName }) => [id, lenderName]))} />
        </div>
      </div>
    </>
  );
}
