"use client";

import { CircleAlert, CircleCheck, CircleQuestionMark, FileText, ImageIcon } from "lucide-react";
import { ProgressBar } from "@/components/ui/progress";
import { Spinner } from "@/components/ui/spinner";
import { formatBytes } from "@/lib/bytes";
import { t } from "@/lib/messages/text";
import { preparing, uploaded } from "@/lib/uploads/policy";

/** A small picture of the document, or a sign for its kind; the place is the same for all, so that nothing moves. */
export function Preview({
  thumb,
  mime,
  name,
  size,
}: {
  thumb: string | null;
  mime: string;
  name: string;
  size: number;
}) {
  const Sign = mime.startsWith("image/") ? ImageIcon : FileText;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span
        className={`grid size-24 shrink-0 place-items-center overflow-hidden rounded-sm border border-line text-ink-2 ${thumb ? "bg-blank" : "bg-sunk"}`}
      >
        {thumb ? (
          <picture className="contents">
            <img src={thumb} alt={t("uploads.preview", "Small preview")} className="size-full object-contain" />
          </picture>
        ) : (
          <Sign aria-hidden size={32} />
        )}
      </span>
      <p className="min-w-0 text-sm text-ink-2">
        <span className="line-clamp-2 wrap-anywhere">{name}</span>
        <span className="block">{formatBytes(size)}</span>
      </p>
    </div>
  );
}

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
  if (!isOnline && !isPreparing)
    return (
      <p className="text-sm">
        {t(
          "uploads.offline",
          "You are offline. Your answers are kept on this phone. This file goes up by itself when you are back online.",
        )}
      </p>
    );
  return (
    <div className="grid gap-2">
      <p className="flex items-center gap-2">
        <Spinner />
        {isPreparing ? preparing() : t("uploads.uploading", "Uploading file...")}
      </p>
      <ProgressBar value={isPreparing ? 0 : percent} label={t("uploads.progressOf", "{{label}}: upload", { label })} />
    </div>
  );
}

export const Received = () => (
  <p className="flex items-center gap-2 font-bold text-ok">
    <CircleCheck aria-hidden size={18} strokeWidth={2.5} />
    {uploaded()}
  </p>
);

/** A question, not an error: nothing is refused for it. */
export const Asked = ({ words }: { words: string }) => (
  <p className="flex items-start gap-2 font-bold text-marigold-ink">
    <CircleQuestionMark aria-hidden size={18} strokeWidth={2.5} className="mt-1 shrink-0" />
    {words}
  </p>
);

export function Wrong({ id, message }: { id?: string; message: string }) {
  return (
    <p id={id} className="field-error mb-0">
      <CircleAlert aria-hidden size={18} strokeWidth={2.5} />
      <span>
        <span className="sr-only">{t("uploads.error", "Error:")} </span>
        {message}
      </span>
    </p>
  );
}
