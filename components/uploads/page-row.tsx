import { ArrowDown, ArrowUp, RotateCw, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { t } from "@/lib/messages/text";
import { SlotQuestion } from "./slot-body";
import type { PdfPage } from "./use-pdf-pages";

/** One page of a PDF that is put together, and what can be done with it; `number` counts from 1. */
export function PageRow({
  page: { id, thumb, question },
  number,
  isLast,
  onMove,
  onTurn,
  onRemove,
}: {
  page: PdfPage;
  number: number;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onTurn: () => void;
  onRemove: () => void;
}) {
  return (
    <li className="flex items-center gap-3 rounded-md border border-line p-2">
      <picture className="shrink-0">
        <img src={thumb} alt="" className="h-24 w-20 rounded-sm border border-line bg-blank object-contain" />
      </picture>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="font-bold">{t("uploads.page", "Page {{number}}", { number })}</p>
        {question && <SlotQuestion words={question.atPage} />}
        <div className="-ml-2 flex flex-wrap gap-1">
          <IconButton
            id={`${id}-1`}
            words={t("uploads.pageUp", "Move page {{number}} up", { number })}
            isOff={number === 1}
            onClick={() => onMove(-1)}
          >
            <ArrowUp aria-hidden size={20} />
          </IconButton>
          <IconButton
            id={`${id}1`}
            words={t("uploads.pageDown", "Move page {{number}} down", { number })}
            isOff={isLast}
            onClick={() => onMove(1)}
          >
            <ArrowDown aria-hidden size={20} />
          </IconButton>
          <IconButton words={t("uploads.pageRotate", "Rotate page {{number}}", { number })} onClick={onTurn}>
            <RotateCw aria-hidden size={20} />
          </IconButton>
          <IconButton words={t("uploads.pageRemove", "Remove page {{number}}", { number })} onClick={onRemove}>
            <Trash2 aria-hidden size={20} />
          </IconButton>
        </div>
      </div>
    </li>
  );
}

function IconButton({
  id,
  words,
  isOff = false,
  onClick,
  children,
}: {
  id?: string;
  words: string;
  isOff?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <Button
      id={id}
      variant="plain"
      size="sm"
      icon
      aria-label={words}
      title={words}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      {children}
    </Button>
  );
}
