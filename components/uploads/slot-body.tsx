"use client";

import { CircleAlert, CircleCheck, CircleQuestionMark, FileText, ImageIcon } from "lucide-react";
import { RichText } from "@/components/ui/rich-text";
import { ProgressBar } from "@/components/ui/progress";
import { Spinner } from "@/components/ui/spinner";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { formatBytes } from "@/lib/text/bytes";
import { keepsAnswers } from "@/lib/drafts/shared-phone";
import { t } from "@/lib/messages/text";
import { preparing, smallUrl, uploaded } from "@/lib/uploads/policy";

/** What a slot holds, in small: the picture, a sign for the kind of file, or the empty place for it. */
export function Thumb({
  thumb = null,
  url,
  mime,
}: {
  thumb?: string | null;
  url?: string;
  /** Null for the empty place. */
  mime: string | null;
}) {
  const isPicture = mime?.startsWith("image/") ?? false;
  const source = thumb ?? (isPicture && url ? smallUrl(url) : null);
  const Sign = isPicture ? ImageIcon : FileText;
  return (
    <span
      aria-hidden={source ? undefined : true}
      className={`grid size-12 shrink-0 place-items-center overflow-hidden rounded-sm border ${mime === null ? "border-dashed border-edge text-ink-3" : `border-line text-ink-2 ${source ? "bg-blank" : "bg-sunk"}`}`}
    >
      {source ? (
        <picture className="contents">
          <img
            src={source}
            loading="lazy"
            alt={t("uploads.preview", "Small preview")}
            className="size-full object-contain"
          />
        </picture>
      ) : (
        <Sign size={24} strokeWidth={1.5} />
      )}
    </span>
  );
}

/** Opens a document; its name and size, where they are known, on the same line. */
export const Document = ({
  url,
  label,
  file,
}: {
  url: string;
  label: string;
  file?: { name: string; size: number };
}) => (
  <p className="flex min-w-0 items-baseline gap-x-2 text-sm max-[30rem]:flex-wrap">
    <a href={url} target="_blank" rel="noreferrer" className="link relative -my-3 py-3 min-[30rem]:shrink-0">
      <RichText
        text={t("uploads.view", "View document<hidden>: {{label}} (opens in a new tab)</hidden>", { label })}
        parts={{ hidden: (words) => <span className="sr-only">{words}</span> }}
      />
    </a>
    {file && (
      <>
        {/* Beside the link and the size a small phone has room for one letter of it. */}
        <span className="min-w-0 truncate text-ink-2 max-[30rem]:sr-only" title={file.name}>
          {file.name}
        </span>
        <span className="shrink-0 text-ink-2">{formatBytes(file.size)}</span>
      </>
    )}
  </p>
);

export function Underway({
  label,
  isPreparing,
  percent,
  isOnline,
}: {
  label: string;
  isPreparing: boolean;
  percent: number;
  isOnline: boolean;
}) {
  const isKept = useBrowserValue(keepsAnswers, true);
  if (!isOnline && !isPreparing)
    return (
      <p className="text-sm">
        {isKept
          ? t(
              "uploads.offline",
              "You are offline. Your answers are kept on this device. This file goes up by itself when you are back online.",
            )
          : t(
              "uploads.offlineOpen",
              "You are offline. Keep this page open: this file goes up by itself when you are back online.",
            )}
      </p>
    );
  return (
    <>
      <p className="flex items-center gap-2 text-sm">
        <Spinner />
        <span>{isPreparing ? preparing() : t("uploads.uploading", "Uploading file...")}</span>
      </p>
      <ProgressBar value={isPreparing ? 0 : percent} label={t("uploads.progressOf", "{{label}}: upload", { label })} />
    </>
  );
}

/** The file is with us; said in green only where nothing is left to ask about it. */
export const ReceivedMark = ({ isFine }: { isFine: boolean }) =>
  isFine ? (
    <p className="flex items-center gap-1.5 text-sm font-bold text-ok">
      <CircleCheck aria-hidden size={16} strokeWidth={2.5} />
      <span>{uploaded()}</span>
    </p>
  ) : (
    <p className="text-sm text-ink-2">{uploaded()}</p>
  );

/** A question, not an error: nothing is refused for it. */
export const SlotQuestion = ({ words }: { words: string }) => (
  <p className="flex items-start gap-2 text-sm font-bold text-marigold-ink">
    <CircleQuestionMark aria-hidden size={18} strokeWidth={2.5} className="mt-0.5 shrink-0" />
    <span>{words}</span>
  </p>
);

export function Wrong({ id, message }: { id?: string; message: string }) {
  return (
    <p id={id} className="field-error mb-0">
      <CircleAlert aria-hidden size={18} strokeWidth={2.5} />
      <span>
        <span className="sr-only">{t("uploads.error", "Error:")} </span>
        <span>{message}</span>
      </span>
    </p>
  );
}
