"use client";

import { useSearchParams } from "next/navigation";
import { LoadFailed } from "@/components/dashboard/load-failed";
import { Link } from "@/components/ui/link";
import { Tag } from "@/components/ui/tag";
import { useCall } from "@/lib/browser/use-call";
import type { LoadedFiles } from "@/lib/back-office/data";
import { stageWords, staffTurnWords } from "@/lib/back-office/words";
import { formatDate } from "@/lib/dates/dates";
import { plural, t } from "@/lib/messages/text";
import { backOfficeRoutes } from "@/lib/addresses/more-routes";
import { callBackOffice } from "./call-back-office";
import { BackOfficeLoading } from "./back-office-frame";
import { FileScreen } from "./file-screen";

const read = () => callBackOffice<LoadedFiles>("files");

export function FilesPage() {
  const reference = useSearchParams().get("file");
  return reference ? <FileScreen key={reference} reference={reference} /> : <Files />;
}

function Files() {
  const call = useCall(read);
  if (call.state === "loading") return <BackOfficeLoading />;
  return (
    <>
      <h1 className="text-h2">{t("desk.files", "Files")}</h1>
      <p className="mt-1 max-w-[68ch] text-ink-2">
        {t(
          "desk.filesText",
          "Who waits longest on us stands first. To open a file, you say what for; the student reads that.",
        )}
      </p>
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

function List({ files, more }: LoadedFiles) {
  if (files.length === 0)
    return (
      <p className="card text-ink-2">
        {t("desk.noFiles", "No application waits. New ones stand here as soon as they are submitted.")}
      </p>
    );
  return (
    <>
      <ul aria-label={t("desk.files", "Files")} className="grid gap-4">
        {files.map((file) => (
          <li key={file.reference} className="card">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <h2 className="text-h4">
                <Link href={backOfficeRoutes.file(file.reference)} className="link">
                  {file.reference}
                </Link>
                <span className="ms-2 font-normal text-ink-2">{file.name}</span>
              </h2>
              <Tag tone={file.checked < file.papers ? "todo" : "ok"}>
                {t("desk.checkedOf", "{{checked}} of {{papers}} papers checked", {
                  checked: file.checked,
                  papers: file.papers,
                })}
              </Tag>
            </div>
            <p className="mt-1 font-semibold">
              {file.onUsDays === null
                ? t("desk.notOnUs", "Nothing waits on us")
                : staffTurnWords({ turn: "dakhila", days: file.onUsDays, lenderName: "" })}
            </p>
            <p className="text-ink-2">
              {[
                stageWords(file.stage),
                t("desk.submittedOn", "Submitted on {{date}}", { date: formatDate(file.since) }),
                plural("desk.lenders", file.lenders, { one: "1 lender", other: "{{count}} lenders" }),
              ].join(" · ")}
            </p>
            {file.turns.length > 0 && (
              <ul className="mt-2 text-sm">
                {file.turns.map((turn) => (
                  <li key={turn.caseId}>
                    <span className="font-semibold">{`${turn.lenderName}:`}</span>
                    <span>{` ${staffTurnWords(turn)}`}</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <MoreCount count={more} />
    </>
  );
}

export function MoreCount({ count }: { count: number }) {
  if (count === 0) return null;
  return <p className="mt-4 text-ink-2">{t("desk.more", "And {{count}} more, which wait less long.", { count })}</p>;
}
