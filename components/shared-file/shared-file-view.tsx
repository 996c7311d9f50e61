"use client";

import { Download, ExternalLink, LogOut } from "lucide-react";
import { type Dispatch, type MouseEvent, type ReactNode, type SetStateAction, useState } from "react";
import { Accordion } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Spinner } from "@/components/ui/spinner";
import { useAct } from "@/lib/browser/use-act";
import { isRefused } from "@/lib/browser/post";
import { formatBytes } from "@/lib/text/bytes";
import { formatDate, formatTime } from "@/lib/dates/dates";
import { noAnswer } from "@/lib/messages/load-failures";
import { plural, t } from "@/lib/messages/text";
import { readByMachine } from "@/lib/papers/read/finding-lines";
import { callSharedFile } from "@/lib/shared-file/calls";
import { type SharedDocument, type SharedFile, sharedFileAddress } from "@/lib/shared-file/shared-file";
import type { PaperSection } from "@/lib/papers/paper";
import { CaseSummary } from "./case-summary";
import { KeptOffer } from "./kept-offer";
import type { ReplyDraft } from "./reply-draft";
import { goToReply, ReplyForm } from "./reply-form";
import { NewTag, SharedThread } from "./shared-thread";

/**
 * Asks whether the link still opens, and goes to an address of it only then.
 * @param tab where it is shown; null saves it
 * @returns whether there was an answer
 */
type Follow = (address: string, tab: Window | null) => Promise<boolean>;

/** What a student gave one officer: the case, what was asked for, the papers, the answers, and the ways to reply. */
export function SharedFileView({
  sharedFile,
  passId,
  answer,
  onAnswer,
  onLook,
  onClosed,
  onLeft,
}: {
  sharedFile: SharedFile;
  passId: string;
  answer: ReplyDraft | null;
  onAnswer: Dispatch<SetStateAction<ReplyDraft | null>>;
  /** Reads the shared file anew. @returns null when that failed */
  onLook: () => Promise<SharedFile | null>;
  onClosed: () => void;
  onLeft: () => void;
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
  const { papers } = sharedFile;

  return (
    <div className="mx-auto grid max-w-200 gap-6">
      {/* The bar keeps its place for as long as this is on screen: the form below is never under it. */}
      <div className="min-w-0">
        <div className="grid gap-4 *:min-w-0 sm:gap-6">
          <Head sharedFile={sharedFile} passId={passId} onLeft={onLeft} />
          <CaseSummary {...sharedFile} />
          <Given sharedFile={sharedFile} />
          <SharedThread
            events={sharedFile.thread}
            documentsOf={(eventId) => {
              const own = papers.filter(({ askedId }) => askedId === eventId);
              return own.length > 0 && <DocumentList papers={own} of="" follow={follow} />;
            }}
          />
          {sharedFile.offer && (
            <KeptOffer offer={sharedFile.offer} student={sharedFile.student}>
              <DocumentList papers={papers.filter(isOfOffer(sharedFile))} of="" follow={follow} />
            </KeptOffer>
          )}
          <Papers sharedFile={sharedFile} passId={passId} follow={follow} />
          {hasApplication(sharedFile) && <Application sections={sharedFile.application.sections} />}
        </div>
        <AnswerBar />
      </div>
      <ReplyForm
        passId={passId}
        sharedFile={sharedFile}
        answer={answer}
        onAnswer={onAnswer}
        onSent={() => void onLook()}
        onClosed={onClosed}
      />
    </div>
  );
}

/** A link may give the loan offer alone. */
const hasApplication = ({ application }: SharedFile) => application.sections.length > 0;

/** The offer's letter stands with the offer. */
const isOfOffer =
  ({ offer }: SharedFile) =>
  ({ id, askedId, person }: SharedDocument) =>
    id === offer?.letterId && askedId === null && person === "";

function Papers({ sharedFile, passId, follow }: { sharedFile: SharedFile; passId: string; follow: Follow }) {
  const { papers, people, size } = sharedFile;
  const groups = [...people, { id: null, name: t("pack.otherPapers", "Other papers that were asked for") }].map(
    ({ id, name }) => {
      const isOfNobody = ({ person }: SharedDocument) => !people.some((one) => one.id === person);
      return {
        name,
        own: papers.filter((paper) =>
          id === null ? isOfNobody(paper) && !isOfOffer(sharedFile)(paper) : paper.person === id,
        ),
      };
    },
  );
  return (
    <section aria-labelledby="papers" className="card">
      <h2 id="papers" className="text-h3">
        {t("pack.papers", "Papers")}
      </h2>
      <p className="mt-1 text-ink-2">
        {papers.length === 0
          ? t("pack.noPapers", "No papers are in it.")
          : plural(
              "pack.howMany",
              papers.length,
              { one: "1 paper, {{size}}", other: "{{count}} papers, {{size}}" },
              { size: formatBytes(size) },
            )}
      </p>
      {papers.some(({ reading }) => reading.length > 0) && <p className="mt-1 text-sm text-ink-2">{readByMachine()}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {papers.length > 0 && (
          <DownloadLink address={sharedFileAddress.papers(passId)} follow={follow} className={buttonClass({})}>
            {t("pack.downloadAll", "Download all as ZIP")}
          </DownloadLink>
        )}
        {hasApplication(sharedFile) && (
          <DownloadLink
            address={sharedFileAddress.application(passId)}
            follow={follow}
            className={buttonClass({ variant: "outline" })}
          >
            {t("pack.applicationPdf", "Application as PDF")}
          </DownloadLink>
        )}
      </div>
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ name, own }) => (
          <div key={name}>
            <h3 className="mt-6 text-h4 wrap-anywhere">{name}</h3>
            <DocumentList papers={own} of={name} follow={follow} />
          </div>
        ))}
    </section>
  );
}

function Application({ sections }: { sections: readonly PaperSection[] }) {
  return (
    <section aria-labelledby="application" className="card">
      <h2 id="application" className="text-h3">
        {t("pack.application", "Application")}
      </h2>
      <div className="mt-2">
        {sections.map((section, at) => (
          <Accordion key={at} title={section.title}>
            <Answers section={section} />
          </Accordion>
        ))}
      </div>
    </section>
  );
}

/** On a phone the answer stays in reach; elsewhere it is at the head of the page. */
function AnswerBar() {
  return (
    <div className="foot-bar no-print sticky bottom-0 z-20 -mx-4 mt-6 border-t border-line bg-paper px-4 py-2 sm:hidden">
      <Button variant="main" block onClick={goToReply}>
        {t("pack.answer", "Answer")}
      </Button>
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

function Head({
  sharedFile: { student, reference },
  passId,
  onLeft,
}: {
  sharedFile: SharedFile;
  passId: string;
  onLeft: () => void;
}) {
  return (
    <div>
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <h1 className="text-h2 wrap-anywhere">{student}</h1>
          <p className="text-sm text-ink-2">
            <span className="sr-only">{`${t("pack.reference", "Application number")} `}</span>
            <span>{reference}</span>
          </p>
        </div>
        <Button variant="main" size="sm" className="no-print shrink-0 max-sm:hidden" onClick={goToReply}>
          {t("pack.goToReply", "Answer the student")}
        </Button>
        <Leave passId={passId} onLeft={onLeft} />
      </div>
    </div>
  );
}

/** To whom it was given and until when; below the case, which is asked for first. */
function Given({ sharedFile: { lender, branch, officer, until } }: { sharedFile: SharedFile }) {
  return (
    <div className="text-sm">
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <Fact label={t("pack.givenTo", "Given to")}>{`${officer}, ${lender}${branch ? `, ${branch}` : ""}`}</Fact>
        <Fact label={t("pack.until", "Open until")}>{`${formatDate(until)}, ${formatTime(until)}`}</Fact>
      </dl>
      <p className="mt-2 text-ink-2">{t("pack.seenByStudent", "The student sees who opens it, and what is opened.")}</p>
    </div>
  );
}

function Leave({ passId, onLeft }: { passId: string; onLeft: () => void }) {
  const { busy, problem, run } = useAct(async () => {
    try {
      await callSharedFile(passId, "pack/leave");
    } catch (error) {
      // It has ended already.
      if (!isRefused(error, "openPassFirst")) throw error;
    }
    onLeft();
  });
  return (
    <div className="no-print shrink-0">
      <Button variant="quiet" size="sm" busy={busy} onClick={run}>
        <LogOut aria-hidden size={18} />
        {t("pack.leave", "Leave")}
      </Button>
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
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

/** @param of whose they are, for who hears the links; "" where that stands beside them */
function DocumentList({ of, papers, follow }: { of: string; papers: readonly SharedDocument[]; follow: Follow }) {
  return (
    <ul className="mt-1">
      {papers.map(({ id, label, fileName, size, mime, address, isNew, reading }, at) => {
        const isPicture = mime.startsWith("image/");
        return (
          <li
            key={`${id} ${at}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-bold wrap-anywhere">{label}</span>
              <span className="block text-sm text-ink-2 wrap-anywhere">{`${fileName}, ${formatBytes(size)}`}</span>
              {reading.map((line) => (
                <span key={line} className="block text-sm wrap-anywhere">
                  {line}
                </span>
              ))}
              {of && isNew && <NewTag />}
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
                {` ${label}${of && `, ${of}`} ${isPicture ? t("ui.newTab", "(opens in a new tab)") : ""}`}
              </span>
            </DownloadLink>
          </li>
        );
      })}
    </ul>
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
