"use client";

import { LoadFailed } from "@/components/dashboard/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { t } from "@/lib/messages/text";
import { Openings } from "./openings";
import { useShareLinks } from "./use-share-links";

export function AllOpenings({ lenders }: { lenders: Readonly<Record<string, string>> }) {
  const call = useShareLinks();
  if (call.state === "loading") return <Skeleton className="h-40 w-full" />;
  if (call.state === "failed") return <LoadFailed offline={call.offline} onRetry={() => void call.reload()} />;
  return (
    <Openings
      openings={call.data.openings}
      lenders={lenders}
      about={t("passes.openingsAll", "With any of your links, and at Dakhila's own desk.")}
    />
  );
}
