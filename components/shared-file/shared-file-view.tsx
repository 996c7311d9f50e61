"use client";

import { Download, ExternalLink } from "lucide-react";
import { type MouseEvent, type ReactNode, useState } from "react";
import { Accordion } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Spinner } from "@/components/ui/spinner";
import { Tag } from "@/components/ui/tag";
import { formatBytes } from "@/lib/text/bytes";
import { formatDate, formatTime } from "@/lib/dates/dates";
import { noAnswer } from "@/lib/messages/load-failures";
import { plural, t } from "@/lib/messages/text";
import {
  type SharedFile,
  sharedFileAddress,
  type SharedEvent,
  type SharedDocument,
} from "@/lib/shared-file/shared-file";
import type { PaperSection } from "@/lib/papers/paper";
import { type ReplyDraft, goToReply, ReplyForm } from "./reply-form";

/**
 * Asks whether the link still opens, and goes to an address of it only then.
 * @param tab where it is shown; null saves it
 * @returns whether there was an answer
 */
type Follow = (address: string, tab: Window | null) => Promise<boolean>;

/** What a student gave one officer: the papers, the application, and the ways to answer. */
export function SharedFileView({
  sharedFile,
  passId,
  answer,
  onAnswer,
  onLook,
  onClosed,
}: {
  sharedFile: SharedFile;
  passId: string;
  answer: ReplyDraft | null;
  onAnswer: (answer: ReplyDraft | null) => void;
  /** Reads the shared file anew. @returns null when that failed */
  onLook: () => Promise<SharedFile | null>;
  onClosed: () => void;
}) {
  const follow: Follow = async (address, tab) => {
    if (!(await onLook())) {
      tab?.close();
      return false;
    }
    if (tab) {
      tab.opener = null;
      tab.location.replace(address);
    } else save(address);
    return true;
  };

  return (
    <div className="mx-auto grid max-w-200 gap-6">
      <Head sharedFile={sharedFile} />
      <section aria-labelledby="papers" className="card">
        <h2 id="papers" className="text-h3">
          {t("pack.papers", "Papers")}
        </h2>
        <p className="mt-1 text-ink-2">
          {sharedFile.papers.length === 0
            ? t("pack.noPapers", "No papers are in it.")
            : plural(
                "pack.howMany",
                sharedFile.papers.length,
                { one: "1 paper, {{size}}", other: "{{count}} papers, {{size}}" },
                { size: formatBytes(sharedFile.size) },
              )}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          {sharedFile.papers.length > 0 && (
            <DownloadLink address={sharedFileAddress.papers(passId)} follow={follow} className={buttonClass({})}>
              {t("pack.downloadAll", "Download all as ZIP")}
            </DownloadLink>
          )}
          <DownloadLink
            address={sharedFileAddress.application(passId)}
            follow={follow}
            className={buttonClass({ variant: "outline" })}
          >
            {t("pack.applicationPdf", "Application as PDF")}
          </DownloadLink>
        </div>
        {foldersOf(sharedFile.papers).map(([folder, papers]) => (
          <DocumentList key={folder} title={folder || sharedFile.student} papers={papers} follow={follow} />
        ))}
      </section>
      <section aria-labelledby="application" className="card">
        <h2 id="application" className="text-h3">
          {t("pack.application", "Application")}
        </h2>
        <div className="mt-2">
          {sharedFile.application.sections.map((section, at) => (
            <Accordion key={at} title={section.title}>
              <Answers section={section} />
            </Accordion>
          ))}
        </div>
      </section>
      <Thread events={sharedFile.thread} />
      <ReplyForm
        passId={passId}
        slots={sharedFile.slots}
        reasons={sharedFile.reasons}
        answer={answer}
        onAnswer={onAnswer}
        onSent={() => void onLook()}
        onClosed={onClosed}
      />
    </div>
  );
}

/** Saves what stands at an address. What is refused fails as a download: the page stays. */
function save(address: string) {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}

/** A link into the shared file. That nothing answered stands in a line below it, where its neighbours wrap. */
function DownloadLink({
  address,
  inNewTab = false,
  follow,
  className,
  children,
}: {
  address: string;
  inNewTab?: boolean;
  follow: Follow;
  className: string;
  children: ReactNode;
}) {
  const [busy, setBusy] = useState(false);
  const [isUnanswered, setUnanswered] = useState(false);
  async function press(event: MouseEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setUnanswered(false);
    // Opened in the press itself: a browser blocks a window that comes after an answer.
    setUnanswered(!(await follow(address, inNewTab ? window.open("", "_blank") : null)));
    setBusy(false);
  }
  const Icon = inNewTab ? ExternalLink : Download;
  return (
    <>
      <a href={address} className={className} aria-busy={busy || undefined} onClick={(event) => void press(event)}>
        {busy ? <Spinner size={18} /> : <Icon aria-hidden size={18} />}
        <span>{children}</span>
      </a>
      {isUnanswered && (
        <p role="alert" className="field-error basis-full">
          {noAnswer()}
        </p>
      )}
    </>
  );
}

function Head({ sharedFile: { student, reference, lender, branch, officer, until } }: { sharedFile: SharedFile }) {
  return (
    <div>
      <h1 className="text-h2 wrap-anywhere">{student}</h1>
      <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-3">
        <Fact label={t("pack.reference", "Application number")}>{reference}</Fact>
        <Fact label={t("pack.givenTo", "Given to")}>{`${officer}, ${lender}${branch ? `, ${branch}` : ""}`}</Fact>
        <Fact label={t("pack.until", "Open until")}>{`${formatDate(until)}, ${formatTime(until)}`}</Fact>
      </dl>
      <Button variant="outline" size="sm" className="no-print mt-4" onClick={goToReply}>
        {t("pack.goToReply", "Answer the student")}
      </Button>
      <p className="mt-3 text-sm text-ink-2">
        {t("pack.seenByStudent", "The student sees who opens it, and what is opened.")}
      </p>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="font-bold wrap-anywhere">{children}</dd>
    </div>
  );
}

const foldersOf = (papers: readonly SharedDocument[]) =>
  [...new Set(papers.map(({ folder }) => folder))].map(
    (folder) => [folder, papers.filter((paper) => paper.folder === folder)] as const,
  );

function DocumentList({ title, papers, follow }: { title: string; papers: readonly SharedDocument[]; follow: Follow }) {
  return (
    <>
      <h3 className="mt-6 text-h4 wrap-anywhere">{title}</h3>
      <ul className="mt-1">
        {papers.map(({ id, label, fileName, size, mime, address }, at) => {
          const isPicture = mime.startsWith("image/");
          return (
            <li
              key={`${id} ${at}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-bold wrap-anywhere">{label}</span>
                <span className="block text-sm text-ink-2 wrap-anywhere">{`${fileName}, ${formatBytes(size)}`}</span>
              </span>
              <DownloadLink
                address={address}
                inNewTab={isPicture}
                follow={follow}
                className={buttonClass({ variant: "outline", size: "sm" }, "shrink-0")}
              >
                <span className="max-sm:sr-only">
                  {isPicture ? t("pack.openPaper", "Open") : t("pack.downloadPaper", "Download")}
                </span>
                <span className="sr-only">
                  {` ${label}, ${title} ${isPicture ? t("ui.newTab", "(opens in a new tab)") : ""}`}
                </span>
              </DownloadLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Answers({ section: { rows } }: { section: PaperSection }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 pb-2 sm:grid-cols-2">
      {rows.map(({ label, value }, at) => (
        <div key={at} className="min-w-0">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the lender wrote, and what was asked for, the newest first. */
function Thread({ events }: { events: readonly SharedEvent[] }) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="thread" className="card">
      <h2 id="thread" className="text-h3">
        {t("pack.thread", "What you asked for and answered")}
      </h2>
      <ol className="mt-2">
        {[...events].reverse().map(({ id, happenedOn, by, text, words, isAnswered }) => (
          <li key={id} className="border-b border-line py-3 last:border-b-0">
            <p className="text-sm text-ink-2">{`${formatDate(happenedOn)}${by ? `, ${by}` : ""}`}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 wrap-anywhere">{text}</span>
              {isAnswered !== null && (
                <Tag tone={isAnswered ? "ok" : "todo"}>
                  {isAnswered ? t("pack.handedIn", "Handed in") : t("pack.waiting", "Waiting for it")}
                </Tag>
              )}
            </p>
            {words && <p className="mt-0.5 text-ink-2 wrap-anywhere">{`“${words}”`}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
