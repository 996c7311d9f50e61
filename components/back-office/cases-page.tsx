"use client";

import { ArrowLeft } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";
import { LoadFailed } from "@/components/dashboard/load-failed";
import { Link } from "@/components/ui/link";
import { Tag } from "@/components/ui/tag";
import { isRefused } from "@/lib/browser/post";
import { useCall } from "@/lib/browser/use-call";
import { stepWords } from "@/lib/cases/step-words";
import { kindWords } from "@/lib/cases/kinds";
import { formatDate } from "@/lib/dates/dates";
import type { CaseGroup, StaffCase, LoadedStaffCase, LoadedStaffCases } from "@/lib/back-office/data";
import { stageWords, waitedWords } from "@/lib/back-office/words";
import { plural, t } from "@/lib/messages/text";
import { backOfficeRoutes } from "@/lib/addresses/more-routes";
import { callBackOffice } from "./call-back-office";
import { CaseDetails } from "./case-details";
import { EventForm } from "./event-form";
import { MoreCount } from "./files-page";
import { BackOfficeLoading } from "./back-office-frame";
import { OurEvents } from "./our-events";
import { StageForm } from "./stage-form";

const GROUPS: Record<CaseGroup, () => string> = {
  us: () => t("desk.onUs", "Waiting on us"),
  student: () => t("desk.onStudents", "Waiting on students"),
  lender: () => t("desk.onLenders", "Waiting on lenders"),
};

export function CasesPage() {
  const named = useSearchParams().get("case");
  return named ? <NamedCase key={named} id={named} /> : <Cases />;
}

const read = () => callBackOffice<LoadedStaffCases>("cases");

function Cases() {
  const call = useCall(read);
  if (call.state === "loading") return <BackOfficeLoading />;
  return (
    <>
      <h1 className="text-h2">{t("desk.cases", "Cases")}</h1>
      <div className="mt-6">
        {call.state === "failed" ? (
          <LoadFailed offline={call.offline} onRetry={() => void call.reload()} />
        ) : (
          <List {...call.data} />
        )}
      </div>
    </>
  );
}

function NamedCase({ id }: { id: string }) {
  const readCase = useCallback(async () => {
    try {
      return await callBackOffice<LoadedStaffCase>("case", { caseId: id });
    } catch (error) {
      if (isRefused(error, "caseNotFound")) return null;
      throw error;
    }
  }, [id]);
  const call = useCall(readCase);
  return (
    <>
      <Link href={backOfficeRoutes.cases} className="link inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden size={18} />
        {t("desk.cases", "Cases")}
      </Link>
      {call.state === "loading" && <BackOfficeLoading />}
      {call.state === "failed" && <LoadFailed offline={call.offline} onRetry={() => void call.reload()} />}
      {call.state === "ready" &&
        (call.data ? (
          <OneCase each={call.data} onChanged={call.refresh} />
        ) : (
          <p role="status" className="card mt-4">
            {t("desk.noCase", "There is no such case.")}
          </p>
        ))}
    </>
  );
}

function List({ cases, more }: LoadedStaffCases) {
  const groups = Object.keys(GROUPS) as CaseGroup[];
  return (
    <>
      <div className="grid items-start gap-6 xl:grid-cols-3">
        {groups.map((group) => {
          const rows = cases.filter((each) => each.group === group);
          return (
            <section key={group} aria-labelledby={`group-${group}`} className="card">
              <h2 id={`group-${group}`} className="text-h3">
                <span>{`${GROUPS[group]()} `}</span>
                <span className="font-normal text-ink-2">{rows.length}</span>
              </h2>
              {rows.length === 0 && <p className="mt-2 text-ink-2">{t("desk.noCases", "None.")}</p>}
              <ul className="mt-2">
                {rows.map((each) => (
                  <li key={each.id} className="border-b border-line py-3 last:border-b-0">
                    <Link href={backOfficeRoutes.case(each.id)} className="link font-bold">
                      {`${each.lenderName}, ${each.name}`}
                    </Link>
                    <About each={each} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <MoreCount count={more} />
    </>
  );
}

function About({ each: { id, group, days, step, isInternalReview, openPapers, last } }: { each: StaffCase }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
        <Tag>{isInternalReview ? t("desk.check", "Our check") : stepWords(step)}</Tag>
        <span className="font-semibold text-ink">
          {group ? waitedWords(days) : t("desk.nobodyMoves", "Nobody has to move")}
        </span>
        {openPapers > 0 && (
          <span>{plural("desk.openPapers", openPapers, { one: "1 open paper", other: "{{count}} open papers" })}</span>
        )}
      </p>
      <p className="text-sm text-ink-2">
        {`${id}${last ? ` · ${kindWords(last.kind)}, ${formatDate(last.happenedOn)}` : ""}`}
      </p>
    </>
  );
}

function OneCase({ each, onChanged }: { each: LoadedStaffCase; onChanged: () => Promise<unknown> }) {
  const { id, lenderName, branch, lenderReference, name, reference, isSubmitted, isInternalReview, today } = each;
  const { stage, stages } = each;
  const heading = useRef<HTMLHeadingElement>(null);
  // The page does not change with its address, so nobody else moves the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {`${lenderName}, ${name}`}
      </h1>
      <About each={each} />
      <p className="mt-1 text-ink-2">
        <span>{stageWords(stage)}</span>
        {isSubmitted && (
          <span>
            {" · "}
            <Link href={backOfficeRoutes.file(reference)} className="link">
              {t("desk.toFile", "Open the file of this student")}
            </Link>
          </span>
        )}
      </p>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <EventForm caseId={id} isInternalReview={isInternalReview} today={today} onWritten={onChanged} />
        <div className="grid gap-6">
          <OurEvents each={each} onChanged={onChanged} />
          {!isInternalReview && isSubmitted && (
            <CaseDetails caseId={id} branch={branch} lenderReference={lenderReference} onSaved={onChanged} />
          )}
          {isSubmitted && (
            <StageForm reference={reference} caseId={id} stage={stage} stages={stages} onMoved={onChanged} />
          )}
        </div>
      </div>
    </>
  );
}
