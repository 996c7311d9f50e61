"use client";

import { type RefObject, Suspense, useCallback, useEffect, useReducer, useRef, useState } from "react";
import { lazyPart, type Retry } from "@/components/lazy/lazy-part";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { onWindow, useBrowserValue } from "@/components/ui/use-browser-value";
import { isRefused } from "@/lib/browser/post";
import { useCall } from "@/lib/browser/use-call";
import { notLoaded } from "@/lib/browser/load-part";
import { noAnswer, serverFailed } from "@/lib/messages/load-failures";
import { t } from "@/lib/messages/text";
import { callSharedFile, fragmentOf } from "@/lib/shared-file/calls";
import type { SharedFile } from "@/lib/shared-file/shared-file";
import { OpenSharedFile } from "./open-shared-file";
import type { ReplyDraft } from "./reply-draft";

/** Whoever comes back to the page sees at once that it is closed. */
const LOOKED_AT_AGAIN: readonly string[] = ["focus", "pageshow", "online"];

const loadView = async () => (await import("./shared-file-view")).SharedFileView;
const SharedFileView = lazyPart(loadView, NotLoaded);

export function SharedFilePage() {
  const hash = useBrowserValue(() => location.hash, null, onWindow("hashchange"));
  const justOpenedRef = useRef<string | null>(null);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // While the digits are read out and typed.
  useEffect(() => void loadView().catch(() => {}), []);
  if (hash === null) return <Loading />;
  const { passId, secret } = fragmentOf(hash);
  return (
    <OneSharedFile key={passId} passId={passId} secret={secret} justOpenedRef={justOpenedRef} onOpened={drawAgain} />
  );
}

function OneSharedFile({
  passId,
  secret,
  justOpenedRef,
  onOpened,
}: {
  passId: string | null;
  secret: string | null;
  /** The link that the codes have just opened, until it was read: a browser may drop its cookie. */
  justOpenedRef: RefObject<string | null>;
  onOpened: () => void;
}) {
  const [isClosed, setIsClosed] = useState(passId === null);
  // Kept here: the link may close over a half-written answer, and be opened again.
  const [answer, setAnswer] = useState<ReplyDraft | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const openings = useRef(0);
  const [isDropped, setIsDropped] = useState(false);
  const read = useCallback(async () => {
    const opening = openings.current;
    try {
      const sharedFile = await callSharedFile<SharedFile>(passId!, "pack/read");
      justOpenedRef.current = null;
      return sharedFile;
    } catch (error) {
      // What was asked for before the link was opened again may be refused after it.
      if (isRefused(error, "openPassFirst") && opening === openings.current) {
        setIsDropped(justOpenedRef.current === passId);
        justOpenedRef.current = null;
        setIsClosed(true);
      }
      throw error;
    }
  }, [passId, justOpenedRef]);
  const call = useCall(passId === null ? null : read, LOOKED_AT_AGAIN);

  function opened(id: string) {
    // The secret has done its work: a reload goes on with the cookie, and nobody finds it in the history.
    history.replaceState(null, "", `#${id}`);
    openings.current += 1;
    justOpenedRef.current = id;
    setIsClosed(false);
    setIsLeft(false);
    if (id === passId) void call.restart();
    onOpened();
  }

  if (isClosed) {
    const wasOpen = call.state === "ready" || (passId !== null && secret === null);
    const link = passId && secret ? { passId, secret } : null;
    return <OpenSharedFile link={link} came={{ wasOpen, isDropped, isLeft }} onOpened={opened} />;
  }
  function left() {
    setAnswer(null);
    setIsLeft(true);
    setIsClosed(true);
  }

  if (call.state === "loading") return <Loading />;
  if (call.state === "failed")
    return <Failed text={call.offline ? noAnswer() : serverFailed()} onRetry={() => void call.reload()} />;
  return (
    <Suspense fallback={<Loading />}>
      <SharedFileView
        sharedFile={call.data}
        passId={passId!}
        answer={answer}
        onAnswer={setAnswer}
        onLook={call.refresh}
        onClosed={() => setIsClosed(true)}
        onLeft={left}
      />
    </Suspense>
  );
}

function NotLoaded({ retry, isAsking, isAgain }: Retry) {
  return <Failed text={notLoaded()} onRetry={retry} busy={isAsking} autoFocus={isAgain} />;
}

function Failed({
  text,
  onRetry,
  ...button
}: {
  text: string;
  onRetry: () => void;
  busy?: boolean;
  autoFocus?: boolean;
}) {
  return (
    <div role="alert" className="card grid justify-items-start gap-4">
      <p>{text}</p>
      <Button variant="outline" onClick={onRetry} {...button}>
        {t("ui.tryAgain", "Try again")}
      </Button>
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy className="mx-auto grid max-w-160 gap-5">
      <p role="status" className="sr-only">
        {t("pack.loading", "Loading")}
      </p>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
