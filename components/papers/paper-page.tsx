"use client";

import { Download, Printer } from "lucide-react";
import { useCallback } from "react";
import { LoadFailed } from "@/components/dashboard/load-failed";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Skeleton } from "@/components/ui/skeleton";
import { post } from "@/lib/browser/post";
import { MAY_HAVE_CHANGED } from "@/lib/browser/saved";
import { useCall } from "@/lib/browser/use-call";
import { t } from "@/lib/messages/text";
import { type Paper, type PaperKind, PDF_NAMES } from "@/lib/papers/paper";
import { PaperSheet } from "./paper-sheet";
import { ShareButton } from "./share-button";

/** Rows that the skeleton shows, so that the page keeps about its height. */
const ROWS = 8;

const TITLES: Record<PaperKind, () => string> = {
  checklist: () => t("papers.checklist", "Document checklist"),
  application: () => t("papers.applicationCopy", "Copy of your application"),
};
const INTROS: Record<PaperKind, () => string> = {
  checklist: () =>
    t(
      "papers.checklistIntro",
      "The documents for your own application. Print it or send it to your family, and gather them together.",
    ),
  application: () =>
    t(
      "papers.applicationCopyIntro",
      "All your answers and documents, to read, print or keep. Numbers of identity papers and accounts show their last four characters only.",
    ),
};

/** A paper on screen, with the ways to take it along: print, PDF, and for the checklist a message. */
export function PaperPage({ kind }: { kind: PaperKind }) {
  const read = useCallback(async () => (await post<Paper>(`papers/${kind}`)).data, [kind]);
  const call = useCall(read, MAY_HAVE_CHANGED);

  return (
    <>
      <div className="no-print">
        <h1 className="text-h2">{TITLES[kind]()}</h1>
        <p className="mt-1 max-w-[68ch] text-ink-2">{INTROS[kind]()}</p>
      </div>
      {call.state === "failed" && (
        <div className="mt-6">
          <LoadFailed offline={call.offline} onRetry={() => void call.reload()} />
        </div>
      )}
      {call.state === "loading" && (
        <div aria-busy className="mt-6 grid gap-6">
          <p role="status" className="sr-only">
            {t("papers.loading", "Loading")}
          </p>
          <div className="flex flex-wrap gap-3">
            <Skeleton className="h-12 w-44" />
            <Skeleton className="h-12 w-28" />
          </div>
          <div className="card grid gap-5">
            {Array.from({ length: ROWS }, (_, row) => (
              <Skeleton key={row} className="h-7 w-full" />
            ))}
          </div>
        </div>
      )}
      {call.state === "ready" && (
        <>
          <div className="no-print mt-6 mb-6 flex flex-wrap gap-3">
            <a href={`/api/papers/${kind}`} download={PDF_NAMES[kind]} className={buttonClass({})}>
              <Download aria-hidden size={20} />
              {t("papers.download", "Download PDF")}
            </a>
            <Button variant="outline" onClick={() => window.print()}>
              <Printer aria-hidden size={20} />
              {t("papers.print", "Print")}
            </Button>
            {kind === "checklist" && <ShareButton paper={call.data} />}
          </div>
          <PaperSheet paper={call.data} />
        </>
      )}
    </>
  );
}
