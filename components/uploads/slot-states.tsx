"use client";

import { plural, t } from "@/lib/messages/text";
import type { Held, SlotView } from "@/lib/uploads/client/slot-view";
import { Preview, Received, Underway } from "./slot-body";

type In<Kind extends SlotView["kind"]> = { view: Extract<SlotView, { kind: Kind }> };

/** What stands in the middle of a slot, in each of its states. */
export function SlotState({ view, label }: { view: SlotView; label: string }) {
  switch (view.kind) {
    case "empty":
      return <EmptySlot view={view} />;
    case "preparing":
    case "sending":
      return <BusySlot view={view} label={label} />;
    case "refused":
      return <RefusedSlot view={view} />;
    case "blurred":
    case "done":
      return <DoneSlot view={view} />;
    case "locked":
      return <LockedSlot view={view} />;
  }
}

const EmptySlot = ({ view }: In<"empty">) => (
  <>
    <Invitation isRemoved={view.isRemoved} />
    <KeptPages count={view.pages} />
  </>
);

const BusySlot = ({ view, label }: In<"preparing" | "sending"> & { label: string }) => (
  <>
    <Preview {...view.underway} mime={view.underway.isPicture ? "image/" : ""} />
    <Underway
      label={label}
      isPreparing={view.kind === "preparing"}
      percent={view.kind === "sending" ? view.percent : 0}
      isOnline={view.kind === "preparing" || view.isOnline}
    />
  </>
);

const RefusedSlot = ({ view }: In<"refused">) => (
  <>
    {view.held ? <HeldDocument {...view.held} /> : <Invitation isRemoved={view.isRemoved} />}
    <KeptPages count={view.pages} />
  </>
);

const DoneSlot = ({ view }: In<"blurred" | "done">) => (
  <>
    <HeldDocument {...view.held} />
    <KeptPages count={view.pages} />
  </>
);

const LockedSlot = ({ view }: In<"locked">) =>
  view.held ? (
    <HeldDocument {...view.held} />
  ) : (
    <p className="text-sm text-ink-2">{t("uploads.notProvided", "Not provided")}</p>
  );

const HeldDocument = ({ file, thumb }: Held) => (
  <>
    {file && <Preview {...file} thumb={thumb} />}
    <Received />
  </>
);

const Invitation = ({ isRemoved }: { isRemoved: boolean }) =>
  isRemoved ? (
    <p role="status">{t("uploads.removed", "Removed. It goes for good when you save this step.")}</p>
  ) : (
    <p className="text-sm text-ink-2">
      <span className="pointer-coarse:hidden">{t("uploads.dropOrChoose", "Drop the file here, or choose it.")} </span>
      {t("uploads.kinds", "JPEG, PNG or PDF, up to 10 MB.")}
    </p>
  );

const KeptPages = ({ count }: { count: number }) =>
  count > 0 && (
    <p className="text-sm">
      {plural("uploads.photosKept", count, {
        one: "1 photo is kept for one PDF.",
        other: "{{count}} photos are kept for one PDF.",
      })}
    </p>
  );
