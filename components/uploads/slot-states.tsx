"use client";

import { formatBytes } from "@/lib/text/bytes";
import { plural, t } from "@/lib/messages/text";
import type { Held, SlotView } from "@/lib/uploads/client/slot-view";
import { CopySteps } from "./copy-steps";
import { Document, ReceivedMark, Thumb, Underway } from "./slot-body";

export function SlotThumb({ view }: { view: SlotView }) {
  if ("underway" in view)
    return <Thumb thumb={view.underway.thumb} mime={view.underway.isPicture ? "image/" : "application/pdf"} />;
  const held = "held" in view ? view.held : null;
  return <Thumb thumb={held?.thumb ?? null} url={held?.url} mime={held ? (held.file?.mime ?? "") : null} />;
}

export function SlotState({ view, label }: { view: SlotView; label: string }) {
  switch (view.kind) {
    case "empty":
      return (
        <>
          <Invitation isRemoved={view.isRemoved} />
          <WaitingPages count={view.pages} />
        </>
      );
    case "preparing":
    case "sending":
      return (
        <Underway
          label={label}
          isPreparing={view.kind === "preparing"}
          percent={view.kind === "sending" ? view.percent : 0}
          isOnline={view.kind === "preparing" || view.isOnline}
        />
      );
    case "asking":
      return (
        <p className="flex min-w-0 gap-x-2 text-sm text-ink-2">
          <span className="min-w-0 truncate" title={view.underway.name}>
            {view.underway.name}
          </span>
          <span className="shrink-0">{formatBytes(view.underway.size)}</span>
        </p>
      );
    case "refused":
    case "blurred":
    case "done":
      return (
        <>
          {view.held ? (
            <HeldDocument held={view.held} label={label} isFine={view.kind === "done"} />
          ) : (
            <Invitation isRemoved={"isRemoved" in view && view.isRemoved} />
          )}
          {view.kind === "refused" && view.help === "copy" && <CopySteps />}
          {view.kind === "refused" && view.help === "smaller" && (
            <p className="text-sm">
              {t(
                "uploads.canBeSmaller",
                "If it is a scan, its pictures can be made smaller here, or you leave out pages that are not asked for.",
              )}
            </p>
          )}
          <WaitingPages count={view.pages} />
        </>
      );
    case "locked":
      return view.held ? (
        <HeldDocument held={view.held} label={label} isFine />
      ) : (
        <p className="text-sm text-ink-2">{t("uploads.notProvided", "Not provided")}</p>
      );
  }
}

const HeldDocument = ({ held, label, isFine }: { held: Held; label: string; isFine: boolean }) => (
  <>
    <ReceivedMark isFine={isFine} />
    <Document url={held.url} label={label} file={held.file} />
  </>
);

const Invitation = ({ isRemoved }: { isRemoved: boolean }) =>
  isRemoved ? (
    <p role="status" className="text-sm">
      {t("uploads.removed", "Removed. It goes for good when you save this step.")}
    </p>
  ) : (
    <p className="text-sm text-ink-2">
      <span className="pointer-coarse:hidden">{t("uploads.dropOrChoose", "Drop the file here, or choose it.")} </span>
      {t("uploads.kinds", "JPEG, PNG or PDF, up to 10 MB.")}
    </p>
  );

const WaitingPages = ({ count }: { count: number }) =>
  count > 0 && (
    <p className="text-sm">
      {plural("uploads.filesKept", count, {
        one: "1 file is kept for one PDF.",
        other: "{{count}} files are kept for one PDF.",
      })}
    </p>
  );
