"use client";

import { Suspense, useCallback, useRef, useState } from "react";
import { SectionLoadError } from "@/components/lazy/section-load-error";
import { lazyPart } from "@/components/lazy/lazy-part";
import { useWidth } from "@/components/pdf/use-width";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { uploads } from "@/lib/uploads/client/page-uploads";
import { isTold, today } from "@/lib/dates/now";
import { plural, t } from "@/lib/messages/text";
import { formatBytes } from "@/lib/text/bytes";
import { addPage, PAGES_MAX, preparing, takePhoto } from "@/lib/uploads/policy";
import type { Joined } from "./join-all";
import { PartRow } from "./part-row";
import { fitWords } from "./part-words";
import { isPhoto, pagesIn, partsFit } from "./parts";
import { Pickers } from "./pickers";
import { SlotQuestion, Wrong } from "./slot-body";
import { useParts } from "./use-parts";

const PdfView = lazyPart(async () => (await import("@/components/pdf/pdf-view")).PdfView, SectionLoadError);

/**
 * Several photos and PDFs, in order, become one PDF. What was taken is kept until it is made, also when the phone kills
 * the page.
 */
export function PagesDialog({
  slot,
  label,
  camera,
  onClose,
}: {
  slot: string;
  label: string;
  camera: "environment" | "user";
  onClose: () => void;
}) {
  const { parts, joined, isBusy, wrong, said, ...act } = useParts({ slot, label, onClose });
  const isFull = parts.length >= PAGES_MAX;
  const count = parts.reduce((sum, part) => sum + pagesIn(part), 0);
  // Without the server's clock nobody knows what the latest is.
  const fit = isTold() ? partsFit(slot, parts, today()) : null;
  const title = t("uploads.pagesOf", "{{label}}: pages", { label });
  if (joined)
    return (
      <Dialog open onClose={onClose} title={title} dirty>
        <Look joined={joined} label={label} onUse={() => act.send(joined.file)} onBack={act.back} />
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} title={title} dirty>
      <p className="text-ink-2">
        {parts.every(isPhoto)
          ? t("uploads.pagesIntro", "The photos become one PDF, in this order.")
          : t(
              "uploads.partsIntro",
              "They become one PDF, in this order. PDFs that say their dates stand oldest first.",
            )}
      </p>
      <ol className="mt-4 grid gap-3" aria-label={t("uploads.pages", "Pages")}>
        {parts.map((part, at) => (
          <PartRow
            key={part.id}
            part={part}
            number={at + 1}
            isLast={at === parts.length - 1}
            isBrief={parts.findIndex(({ lock }) => lock) < at}
            onMove={(by) => act.move(at, by)}
            onDropped={(from) => act.moveTo(from - 1, at)}
            onTurn={() => void act.turn(at)}
            onChangePage={(page, to) => act.changePage(at, page, to)}
            onUnlock={(password) => void act.unlock(at, password)}
            onReadAgain={() => void act.readAgain(at)}
            onRemove={() => act.remove(at)}
          />
        ))}
      </ol>
      <div className="mt-3 grid min-h-8 gap-2">
        {isBusy && (
          <p className="flex items-center gap-2">
            <Spinner />
            <span>{parts.every(isPhoto) ? preparing() : t("uploads.working", "Working on it")}</span>
          </p>
        )}
        <div role="status">
          {wrong.map((message) => (
            <Wrong key={message} message={message} />
          ))}
          <span className="sr-only">{said}</span>
        </div>
        {fit && <Dates words={fitWords(fit)} />}
        {isFull && (
          <p className="text-sm text-ink-2">
            {t("uploads.partsFull", "One PDF is made of {{max}} photos and files at most.", { max: PAGES_MAX })}
          </p>
        )}
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {!isFull && (
          <Pickers
            label={t("uploads.pageName", "page {{number}}", { number: parts.length + 1 })}
            words={{ camera: takePhoto(), files: addPage() }}
            look="outline"
            camera={camera}
            many
            onOpen={() => uploads.pickerOpened(slot)}
            onPick={(files) => void act.add(files)}
            onCancel={() => uploads.pickerClosed(slot)}
          />
        )}
        <Button size="sm" disabled={count === 0} busy={isBusy} onClick={() => void act.finish()}>
          {plural("uploads.usePages", Math.max(1, count), {
            one: "Use this page",
            other: "Use these {{count}} pages",
          })}
        </Button>
      </div>
    </Dialog>
  );
}

/** Said of the dates while the parts are chosen; nothing is refused for it. */
const Dates = ({ words: [seen, ...missing] }: { words: string[] }) => (
  <div role="status" className="text-sm">
    <p>{seen}</p>
    {missing.map((words) => (
      <SlotQuestion key={words} words={words} />
    ))}
  </div>
);

function Look({
  joined: { file, hasSmaller },
  label,
  onUse,
  onBack,
}: {
  joined: Joined;
  label: string;
  onUse: () => void;
  onBack: () => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [isFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  return (
    <>
      <p>{t("uploads.joinedSize", "This is the one PDF that goes up: {{size}}.", { size: formatBytes(file.size) })}</p>
      {hasSmaller && (
        <p>
          {t(
            "uploads.joinedSmaller",
            "Its pictures were made smaller so that it fits. Can you read every word in them?",
          )}
        </p>
      )}
      <div
        ref={frame}
        tabIndex={0}
        role="region"
        aria-label={t("uploads.joinedPages", "The pages of the PDF")}
        className="mt-3 max-h-[50vh] overflow-y-auto rounded-md border border-line bg-sunk"
      >
        {isFailed ? (
          <p className="p-3 text-sm">{t("uploads.joinedUnseen", "It cannot be shown here, but it can be used.")}</p>
        ) : (
          width > 0 && (
            <Suspense fallback={<Spinner />}>
              <PdfView paper={file} name={label} width={width} turns={0} onShown={NOTHING} onFailed={fail} />
            </Suspense>
          )
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" onClick={onUse}>
          {t("uploads.useJoined", "Use this PDF")}
        </Button>
        <Button size="sm" variant="quiet" onClick={onBack}>
          {t("uploads.backToPages", "Back to the pages")}
        </Button>
      </div>
    </>
  );
}

const NOTHING = () => {};
