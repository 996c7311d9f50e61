import { ArrowDown, ArrowUp, FileText, LockKeyhole, RotateCw, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { notLoaded } from "@/lib/browser/load-part";
import { plural, t } from "@/lib/messages/text";
import { formatBytes } from "@/lib/text/bytes";
import type { PartPage } from "@/lib/uploads/client/pending-uploads";
import { IconButton } from "./icon-button";
import { PartPages } from "./part-pages";
import { partWords, statedWords } from "./part-words";
import { type Part, pagesIn } from "./parts";
import { PasswordBox } from "./password-box";
import { SlotQuestion, Wrong } from "./slot-body";

/** One photo or PDF of a document that is put together, and what can be done with it; `number` counts from 1. */
export function PartRow({
  part,
  number,
  isLast,
  isBrief,
  onMove,
  onDropped,
  onTurn,
  onChangePage,
  onUnlock,
  onReadAgain,
  onRemove,
}: {
  part: Part;
  number: number;
  isLast: boolean;
  /** How passwords are made stands at a row above. */
  isBrief: boolean;
  onMove: (by: -1 | 1) => void;
  /** The part from this place (from 1) was dragged here. */
  onDropped: (from: number) => void;
  onTurn: () => void;
  onChangePage: (page: number, to: Partial<PartPage>) => void;
  onUnlock: (password: string) => void;
  onReadAgain: () => void;
  onRemove: () => void;
}) {
  const { id, file, thumb, question, pages, lock, stated, isUnread } = part;
  const words = partWords(part, number);
  return (
    <li
      id={id}
      // A box in what can be dragged lets no text be marked.
      draggable={!lock}
      onDragStart={(event) => event.dataTransfer.setData(PLACE, String(number))}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(PLACE)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes(PLACE)) return;
        event.preventDefault();
        const from = Number(event.dataTransfer.getData(PLACE));
        if (from > 0) onDropped(from);
      }}
      className="grid gap-2 rounded-md border border-line p-2"
    >
      <div className="flex items-center gap-3">
        <PartThumb thumb={thumb} isLocked={lock !== null} />
        <div className="grid min-w-0 flex-1 gap-1">
          <p className="line-clamp-2 leading-snug font-bold wrap-anywhere" title={words.name}>
            {words.name}
          </p>
          <p className="text-sm text-ink-2">
            {[
              pages && plural("uploads.partPages", pagesIn(part), { one: "1 page", other: "{{count}} pages" }),
              formatBytes(file.size),
              statedWords(stated),
            ]
              .filter(Boolean)
              .join(", ")}
          </p>
          {question && <SlotQuestion words={question.atPage} />}
          <div className="-ml-2 flex flex-wrap gap-1">
            <IconButton id={`${id}-1`} words={words.up} isOff={number === 1} onClick={() => onMove(-1)}>
              <ArrowUp aria-hidden size={20} />
            </IconButton>
            <IconButton id={`${id}1`} words={words.down} isOff={isLast} onClick={() => onMove(1)}>
              <ArrowDown aria-hidden size={20} />
            </IconButton>
            {!lock && !isUnread && (
              <IconButton words={words.rotate} onClick={onTurn}>
                <RotateCw aria-hidden size={20} />
              </IconButton>
            )}
            <IconButton words={words.remove} onClick={onRemove}>
              <Trash2 aria-hidden size={20} />
            </IconButton>
          </div>
        </div>
      </div>
      {lock && (
        <>
          <div role="status" id={`${id}-box-error`}>
            {lock.problem && <Wrong message={lock.problem} />}
          </div>
          <PasswordBox
            path={`${id}-box`}
            label={file.name}
            isWrong={lock.problem !== null}
            isOpening={lock.isOpening}
            isBrief={isBrief}
            onUnlock={onUnlock}
          />
        </>
      )}
      {isUnread && (
        <div className="flex flex-wrap items-center gap-2">
          <Wrong message={notLoaded()} />
          <Button variant="quiet" size="sm" onClick={onReadAgain}>
            {t("uploads.readAgain", "Try again")}
            <span className="sr-only">{`: ${file.name}`}</span>
          </Button>
        </div>
      )}
      {pages && pages.length > 1 && <PartPages file={file} pages={pages} onChange={onChangePage} />}
    </li>
  );
}

const PartThumb = ({ thumb, isLocked }: { thumb: string | null; isLocked: boolean }) =>
  thumb ? (
    <picture className="shrink-0">
      <img
        src={thumb}
        alt=""
        draggable={false}
        className="h-24 w-20 rounded-sm border border-line bg-blank object-contain"
      />
    </picture>
  ) : (
    <span
      aria-hidden
      className="grid h-24 w-20 shrink-0 place-items-center rounded-sm border border-line bg-sunk text-ink-2"
    >
      {isLocked ? <LockKeyhole size={24} strokeWidth={1.5} /> : <FileText size={24} strokeWidth={1.5} />}
    </span>
  );

/** What a dragged row carries, so that nothing else is taken for one. */
const PLACE = "application/x-dakhila-part";
