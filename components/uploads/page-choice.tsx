import { RotateCw } from "lucide-react";
import { useCallback, useId } from "react";
import { PdfPage, useOpenPdf } from "@/components/pdf/pdf-view";
import { Checkbox } from "@/components/ui/checkbox";
import { t } from "@/lib/messages/text";
import type { PartPage } from "@/lib/uploads/client/pending-uploads";
import { IconButton } from "./icon-button";

/** CSS pixels. */
const WIDTH = 96;

/** The pages of one PDF in small, each of which can be left out or turned. Brings what draws PDFs: loaded late. */
export function PageChoice({
  file,
  pages,
  onChange,
}: {
  file: File;
  pages: readonly PartPage[];
  onChange: (page: number, to: Partial<PartPage>) => void;
}) {
  const id = useId();
  const ignore = useCallback(() => {}, []);
  const pdf = useOpenPdf(file, ignore);
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
      {pages.map(({ number, turns, isOut }) => (
        <li
          key={number}
          className={`grid justify-items-center gap-1 rounded-sm border border-line p-1 ${isOut ? "bg-sunk" : ""}`}
        >
          {pdf && (
            <PdfPage
              pages={pdf}
              number={number}
              name={t("uploads.page", "Page {{number}}", { number })}
              width={WIDTH}
              turns={turns}
              onShown={ignore}
              onFailed={ignore}
            />
          )}
          <div className="flex items-center gap-1">
            <Checkbox
              id={`${id}-${number}`}
              checked={!isOut}
              onCheckedChange={(isIn) => onChange(number, { isOut: !isIn })}
              label={t("uploads.page", "Page {{number}}", { number })}
            />
            <IconButton
              words={t("uploads.pageRotate", "Rotate page {{number}}", { number })}
              onClick={() => onChange(number, { turns: (turns + 1) % 4 })}
            >
              <RotateCw aria-hidden size={20} />
            </IconButton>
          </div>
        </li>
      ))}
    </ul>
  );
}
