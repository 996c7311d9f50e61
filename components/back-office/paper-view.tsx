"use client";

import { RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { type Ref, useCallback, useEffect, useRef, useState } from "react";
import { SectionLoadError } from "@/components/lazy/section-load-error";
import { lazyPart } from "@/components/lazy/lazy-part";
import { useWidth } from "@/components/pdf/use-width";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { StaffDocument } from "@/lib/back-office/data";
import { isOffline } from "@/lib/browser/post";
import { saidBy } from "@/lib/messages/load-failures";
import { t } from "@/lib/messages/text";
import { fetchPaper } from "./call-back-office";
import { PictureView } from "./picture-view";

const PdfView = lazyPart(async () => (await import("@/components/pdf/pdf-view")).PdfView, SectionLoadError);

const SIZES = [1, 1.5, 2, 3] as const;
export type Look = { turns: number; size: number };
export const PLAIN: Look = { turns: 0, size: 0 };
export const turned = ({ turns, size }: Look): Look => ({ turns: (turns + 1) % 4, size });
export const resized = ({ turns, size }: Look, by: 1 | -1): Look => ({
  turns,
  size: Math.min(SIZES.length - 1, Math.max(0, size + by)),
});

type Shown = { url: string; paper?: Blob; failed?: string; isSettled: boolean };

/**
 * The paper itself, on this page. Each time that one is shown is a look that the student reads, so none is fetched
 * ahead. @param onSettled it stands there, or cannot be drawn: from then on it may be judged
 */
export function PaperView({
  ref,
  document,
  name,
  look,
  onLook,
  onSettled,
}: {
  /** What is scrolled, and has the keys. */
  ref: Ref<HTMLDivElement>;
  document: StaffDocument;
  name: string;
  look: Look;
  onLook: (look: Look) => void;
  onSettled: () => void;
}) {
  const { url, mime } = document;
  const [shown, setShown] = useState<Shown>({ url, isSettled: false });
  const [tries, setTries] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const now = shown.url === url ? shown : { url, isSettled: false };

  useEffect(() => {
    let isGone = false;
    fetchPaper(url).then(
      (paper) => {
        if (!isGone) setShown({ url, paper, isSettled: false });
      },
      (error: unknown) => {
        if (isGone) return;
        setShown({ url, failed: saidBy(error), isSettled: false });
        // What is not stored any more can be asked for again; a line that is away says nothing of the paper.
        if (!isOffline(error)) onSettled();
      },
    );
    return () => {
      isGone = true;
    };
  }, [url, tries, onSettled]);

  const settle = useCallback(
    (change: Partial<Shown>) => {
      setShown((before) => ({ ...before, ...change, isSettled: true }));
      onSettled();
    },
    [onSettled],
  );
  const onShown = useCallback(() => settle({}), [settle]);
  const onFailed = useCallback(
    () => settle({ paper: undefined, failed: t("desk.notDrawn", "This paper cannot be drawn here.") }),
    [settle],
  );

  const drawn = { name, width: Math.floor(width * SIZES[look.size]!), turns: look.turns, onShown, onFailed };
  const isPdf = mime === "application/pdf";
  return (
    <div className="min-w-0">
      <div className="mb-2 flex flex-wrap gap-2">
        <Button size="sm" variant="quiet" aria-keyshortcuts="r" onClick={() => onLook(turned(look))}>
          <RotateCw aria-hidden size={18} />
          <span>{t("desk.turn", "Turn")}</span>
          <Key letter="R" />
        </Button>
        <Button size="sm" variant="quiet" aria-keyshortcuts="+" onClick={() => onLook(resized(look, 1))}>
          <ZoomIn aria-hidden size={18} />
          <span>{t("desk.larger", "Larger")}</span>
          <Key letter="+" />
        </Button>
        <Button size="sm" variant="quiet" aria-keyshortcuts="-" onClick={() => onLook(resized(look, -1))}>
          <ZoomOut aria-hidden size={18} />
          <span>{t("desk.smaller", "Smaller")}</span>
          <Key letter="−" />
        </Button>
      </div>
      <div
        ref={ref}
        // A paper is scrolled by the arrow keys, and its keys work while it has the focus.
        tabIndex={0}
        role="group"
        aria-label={name}
        aria-busy={!now.isSettled && !now.failed}
        className="h-[55vh] overflow-auto rounded-sm border border-line bg-sunk xl:h-[75vh]"
      >
        <div ref={frame} className="min-h-full">
          {now.paper &&
            width > 0 &&
            (isPdf ? <PdfView paper={now.paper} {...drawn} /> : <PictureView paper={now.paper} {...drawn} />)}
          {!now.paper && !now.failed && (
            <p className="flex items-center gap-2 p-4">
              <Spinner />
              <span>{t("desk.paperComes", "The paper is on its way.")}</span>
            </p>
          )}
          {now.failed && (
            <div role="alert" className="p-4">
              <p>{now.failed}</p>
              <p className="mt-2 flex flex-wrap items-center gap-4">
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => {
                    setShown({ url, isSettled: false });
                    setTries(tries + 1);
                  }}
                >
                  {t("ui.tryAgain", "Try again")}
                </Button>
                <a href={url} download className="link inline-flex min-h-11 items-center">
                  {t("desk.download", "Download it")}
                </a>
              </p>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** The key that does the same, for those who see it; who hears the button is told by `aria-keyshortcuts`. */
export const Key = ({ letter }: { letter: string }) => (
  <kbd
    aria-hidden
    className="rounded-xs border border-edge px-1.5 text-sm font-normal text-ink-2 pointer-coarse:hidden"
  >
    {letter}
  </kbd>
);
