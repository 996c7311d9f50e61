"use client";

import { useEffect, useRef, useState } from "react";
import { askReading } from "@/components/uploads/ask-reading";
import { post } from "@/lib/browser/post";
import { MAY_HAVE_CHANGED } from "@/lib/browser/saved";
import { useCall } from "@/lib/browser/use-call";
import { useLookAgain } from "@/lib/browser/use-look-again";
import { plural, t } from "@/lib/messages/text";
import { firstOf } from "@/lib/papers/read/aged";
import type { ApplicationFindings } from "@/lib/papers/read/data";
import type { PaperFindings, WaitingPaper } from "@/lib/papers/read/in-application";
import { maySendBack } from "@/lib/papers/read/send-back";
import { NoticedPapers } from "./noticed-papers";

const read = async () => {
  const { papers, waiting } = (await post<ApplicationFindings>("readings/list")).data;
  return { papers: maySendBack(papers), waiting };
};

/** Milliseconds after which a look that failed may be tried again: less than the page waits to read anew. */
const AGAIN = 30_000;

/** Has papers looked at, one after the other and each once; what failed may be tried again, the rest after an abort. */
export function createLooks(ask: (paper: WaitingPaper) => Promise<unknown>, now = () => performance.now()) {
  const notBefore = new Map<string, number>();
  const keyOf = ({ slot, url }: WaitingPaper) => `${slot} ${url}`;
  /** @returns whether any was looked at */
  return async (papers: readonly WaitingPaper[], signal: AbortSignal): Promise<boolean> => {
    const due = papers.filter((paper) => (notBefore.get(keyOf(paper)) ?? 0) <= now());
    for (const paper of due) notBefore.set(keyOf(paper), Infinity);
    let isAny = false;
    for (const paper of due) {
      if (signal.aborted) {
        notBefore.delete(keyOf(paper));
        continue;
      }
      try {
        await ask(paper);
        isAny = true;
      } catch {
        notBefore.set(keyOf(paper), now() + AGAIN);
      }
    }
    return isAny;
  };
}

/** The papers in the application that a lender may send back, each with the first reason. */
export function MayBeSentBack() {
  const call = useCall(read, MAY_HAVE_CHANGED);
  const { refresh } = call;
  // It may lie open until another day.
  useLookAgain(refresh);
  const waiting = call.state === "ready" ? call.data.waiting : null;
  const [lookAt] = useState(() => createLooks(askReading));
  const page = useRef<AbortController>(null);
  useEffect(() => {
    const here = new AbortController();
    page.current = here;
    return () => here.abort();
  }, []);
  useEffect(() => {
    const { signal } = page.current!;
    // Without a look that came there is nothing new to read: what failed waits for the next reading.
    void lookAt(waiting ?? [], signal).then((isAny) => {
      if (isAny && !signal.aborted) void refresh();
    });
  }, [waiting, refresh, lookAt]);
  return call.state === "ready" && <SentBack papers={call.data.papers} waiting={call.data.waiting.length} />;
}

/** @param waiting how many are still to be looked at */
export const SentBack = ({ papers, waiting }: { papers: readonly PaperFindings[]; waiting: number }) => {
  const unread = waiting > 0 && (
    <p role="status" className="text-sm text-ink-2">
      {plural("wizard.notLookedAt", waiting, {
        one: "1 paper was not looked at yet.",
        other: "{{count}} papers were not looked at yet.",
      })}
    </p>
  );
  return papers.length > 0 ? (
    <NoticedPapers
      id="sent-back"
      title={plural("wizard.maySendBack", papers.length, {
        one: "1 paper may be sent back",
        other: "{{count}} papers may be sent back",
      })}
      papers={papers.map((paper) => ({ ...paper, name: paper.label, why: firstOf(paper) }))}
      wayTo={(paper) => t("wizard.lookAtPaper", "Look<hidden> at {{paper}}</hidden>", { paper })}
    >
      {unread}
    </NoticedPapers>
  ) : (
    unread
  );
};
