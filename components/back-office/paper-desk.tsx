"use client";

import { Check, X } from "lucide-react";
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { Accordion } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { Tag } from "@/components/ui/tag";
import type { LoadedFile, StaffDocument } from "@/lib/back-office/data";
import { VERDICTS } from "@/lib/back-office/schema";
import { verdictWords } from "@/lib/back-office/words";
import { formatDate } from "@/lib/dates/dates";
import { saidBy } from "@/lib/messages/load-failures";
import { plural, t } from "@/lib/messages/text";
import { readByMachine } from "@/lib/papers/read/finding-lines";
import { formatBytes } from "@/lib/text/bytes";
import { type Answer, AskAgain, type Verdict } from "./ask-again";
import { callBackOffice } from "./call-back-office";
import { Key, type Look, PaperView, PLAIN, resized, turned } from "./paper-view";

const keyOf = ({ slot, fileId }: StaffDocument) => `${slot} ${fileId}`;
const nameOf = ({ label, whose }: StaffDocument) => (whose ? `${label}: ${whose}` : label);

/** The papers of an open file, one at a time beside the answers that it proves, gone through with the keys alone. */
export function PaperDesk({ file, onChanged }: { file: LoadedFile; onChanged: () => Promise<unknown> }) {
  const { papers } = file;
  const [opened, setOpened] = useState<string | null>(null);
  const view = useRef<HTMLDivElement>(null);
  const left = papers.filter(({ check }) => !check);
  const at = papers.findIndex((paper) => keyOf(paper) === opened);
  const document = papers[at];

  function show(next: StaffDocument | undefined) {
    if (!next) return;
    setOpened(keyOf(next));
    // One that is open already.
    view.current?.focus();
  }
  /** The next one that nobody looked at, from here around to the start. */
  function showNextLeft() {
    const next = [...papers.slice(at + 1), ...papers.slice(0, Math.max(0, at))].find(({ check }) => !check);
    if (next) show(next);
    else view.current?.focus();
  }

  return (
    <section aria-labelledby="papers-to-check" className="mt-4">
      <h2 id="papers-to-check" className="text-h3">
        {t("desk.papers", "Papers")}
      </h2>
      <p role="status" className="text-ink-2">
        {left.length === 0
          ? t("desk.allLookedAt", "All papers are looked at.")
          : plural("desk.papersLeft", left.length, {
              one: "1 paper not looked at",
              other: "{{count}} papers not looked at",
            })}
      </p>
      {papers.some(({ reading }) => reading.length > 0) && <p className="text-sm text-ink-2">{readByMachine()}</p>}
      {document ? (
        <OnePaper
          key={keyOf(document)}
          view={view}
          file={file}
          document={document}
          place={`${at + 1} / ${papers.length}`}
          onStep={(by) => show(papers.at((at + by) % papers.length))}
          onJudged={async () => {
            showNextLeft();
            await onChanged();
          }}
        />
      ) : (
        papers.length > 0 && (
          <Button className="mt-3" onClick={() => show(left[0] ?? papers[0])}>
            {left.length > 0
              ? t("desk.checkPapers", "Check the papers")
              : t("desk.lookAgain", "Look at the papers again")}
          </Button>
        )
      )}
      <div className="mt-4">
        <Accordion level={3} title={t("desk.allPapers", "All papers")} card>
          <PaperList papers={papers} opened={opened} onOpen={show} />
        </Accordion>
      </div>
    </section>
  );
}

function PaperList({
  papers,
  opened,
  onOpen,
}: {
  papers: readonly StaffDocument[];
  opened: string | null;
  onOpen: (paper: StaffDocument) => void;
}) {
  return (
    <ul>
      {papers.map((paper) => {
        const { check, name, size, givenAt, reading } = paper;
        return (
          <li key={keyOf(paper)} className="border-b border-line py-2 last:border-b-0">
            <button
              type="button"
              aria-current={keyOf(paper) === opened || undefined}
              onClick={() => onOpen(paper)}
              className="link min-h-11 text-start wrap-anywhere aria-[current]:font-bold"
            >
              {nameOf(paper)}
            </button>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
              <span className="wrap-anywhere">{`${name} (${formatBytes(size)}), ${formatDate(givenAt)}`}</span>
              {check && <Found check={check} />}
            </p>
            <Seen lines={reading} />
          </li>
        );
      })}
    </ul>
  );
}

const Found = ({ check: { verdict, by, at } }: { check: NonNullable<StaffDocument["check"]> }) => (
  <>
    <Tag tone={verdict === "fine" ? "ok" : "bad"}>{verdictWords(verdict)}</Tag>
    <span>{t("desk.checkedBy", "{{by}}, {{date}}", { by, date: formatDate(at) })}</span>
  </>
);

const Seen = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && (
    <div className="mt-1 text-sm">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );

/** What a single key does, while the focus is in the paper or beside it; none of them while something is typed. */
const isTyping = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || (target instanceof Element && target.closest("input, select, textarea") !== null);

/** Gives the paper the focus, so that its keys work; again once it stands there, where the focus was lost meanwhile. */
function useFocus(view: RefObject<HTMLDivElement | null>, isSettled: boolean) {
  useEffect(() => view.current?.focus(), [view]);
  useEffect(() => {
    if (isSettled && document.activeElement === document.body) view.current?.focus();
  }, [isSettled, view]);
}

function OnePaper({
  view,
  file: { reference, cases },
  document,
  place,
  onStep,
  onJudged,
}: {
  view: RefObject<HTMLDivElement | null>;
  file: LoadedFile;
  document: StaffDocument;
  /** Such as "3 / 19". */
  place: string;
  onStep: (by: 1 | -1) => void;
  onJudged: () => Promise<unknown>;
}) {
  const [look, setLook] = useState<Look>(PLAIN);
  const [isSettled, setSettled] = useState(false);
  const [asking, setAsking] = useState<Exclude<Verdict, "fine"> | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const onSettled = useCallback(() => {
    setSettled(true);
    setProblem("");
  }, []);
  useFocus(view, isSettled);
  const { slot, fileId, check, proves, reading } = document;
  const name = nameOf(document);

  async function send(answer: Answer) {
    await callBackOffice("check", { reference, slot, fileId, ...answer });
    await onJudged();
  }
  async function judge(verdict: Verdict) {
    if (busy) return;
    // Nobody judges what was not in sight.
    if (!isSettled) return setProblem(t("desk.notInSight", "The paper is not in sight yet."));
    setProblem("");
    if (verdict !== "fine") return setAsking(verdict);
    setBusy(true);
    await send({ verdict }).catch((error: unknown) => setProblem(saidBy(error)));
    setBusy(false);
  }
  const keys: Partial<Record<string, () => unknown>> = {
    ...Object.fromEntries(VERDICTS.map((verdict, index) => [String(index + 1), () => judge(verdict)])),
    n: () => onStep(1),
    p: () => onStep(-1),
    r: () => setLook(turned(look)),
    "+": () => setLook(resized(look, 1)),
    "-": () => setLook(resized(look, -1)),
  };
  function press(event: KeyboardEvent) {
    const act = keys[event.key.toLowerCase()];
    if (!act || isTyping(event)) return;
    event.preventDefault();
    void act();
  }

  return (
    <div
      role="group"
      aria-labelledby="this-paper"
      onKeyDown={press}
      className="card mt-3 grid items-start gap-4 xl:grid-cols-[3fr_2fr] xl:gap-6"
    >
      <PaperView ref={view} document={document} name={name} look={look} onLook={setLook} onSettled={onSettled} />
      <div className="min-w-0">
        <p className="text-sm text-ink-2">{place}</p>
        <h3 id="this-paper" className="text-h4 wrap-anywhere">
          {name}
        </h3>
        {check && (
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-2">
            <Found check={check} />
          </p>
        )}
        <Proven reading={reading} proves={proves} />
        <div className="mt-4">
          <div className="flex flex-wrap gap-2">
            {VERDICTS.map((verdict, index) => (
              <Button
                key={verdict}
                size="sm"
                variant="outline"
                busy={verdict === "fine" && busy}
                aria-keyshortcuts={String(index + 1)}
                aria-expanded={verdict === "fine" ? undefined : asking === verdict}
                onClick={() => void judge(verdict)}
              >
                {verdict === "fine" ? <Check aria-hidden size={18} /> : <X aria-hidden size={18} />}
                <span>{verdictWords(verdict)}</span>
                <span className="sr-only">{`: ${name}`}</span>
                <Key letter={String(index + 1)} />
              </Button>
            ))}
          </div>
          {problem && (
            <p role="alert" className="field-error mt-2">
              {problem}
            </p>
          )}
          {asking && (
            <AskAgain
              key={asking}
              document={document}
              verdict={asking}
              cases={cases.filter(({ isOpen }) => isOpen)}
              onSend={send}
              onCancel={() => {
                setAsking(null);
                view.current?.focus();
              }}
            />
          )}
          <Steps onStep={onStep} />
        </div>
      </div>
    </div>
  );
}

const Steps = ({ onStep }: { onStep: (by: 1 | -1) => void }) => (
  <div className="mt-2 flex flex-wrap gap-2">
    <Button size="sm" variant="plain" aria-keyshortcuts="p" onClick={() => onStep(-1)}>
      <span>{t("desk.before", "Paper before")}</span>
      <Key letter="P" />
    </Button>
    <Button size="sm" variant="plain" aria-keyshortcuts="n" onClick={() => onStep(1)}>
      <span>{t("desk.next", "Next paper")}</span>
      <Key letter="N" />
    </Button>
  </div>
);

function Proven({ reading, proves }: Pick<StaffDocument, "reading" | "proves">) {
  if (proves.length === 0)
    return (
      <>
        <Seen lines={reading} />
        <p className="mt-3 text-ink-2">
          {t("desk.provesNothing", "The form asks nothing that this paper would prove.")}
        </p>
      </>
    );
  return (
    <>
      <Seen lines={reading} />
      <h4 className="mt-3 text-sm font-bold text-ink-2">{t("desk.proves", "What it should prove")}</h4>
      <dl className="mt-1 grid gap-2">
        {proves.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="font-bold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
