"use client";

import { Suspense, useEffect, type ReactNode } from "react";
import { setSearch, useSearch } from "@/components/ui/use-search";
import { readSeen, withSeen } from "@/lib/lenders/seen";
import type { ChangedSinceProps } from "./changed-since";

/**
 * What changed since the address was made, on a page whose figures were read at `readAt` (milliseconds). An address
 * that can be shared (`isShared`) and does not say when it was made gets that moment. Only an address that was made
 * earlier draws the `children`, a lazy part.
 */
export function ChangesNotice({
  readAt,
  isShared,
  children,
}: {
  readAt: number;
  isShared: boolean;
  children: (notice: Pick<ChangedSinceProps, "since" | "onAccept">) => ReactNode;
}) {
  const search = useSearch();
  const since = readSeen(search, readAt);
  const keep = () => setSearch(withSeen(location.search, readAt));

  useEffect(() => {
    if (isShared && since === null) setSearch(withSeen(location.search, readAt));
  }, [isShared, since, readAt]);

  if (since === null || since === readAt) return null;
  return <Suspense>{children({ since, onAccept: keep })}</Suspense>;
}
