"use client";

import { post } from "@/lib/browser/post";
import { MAY_HAVE_CHANGED } from "@/lib/browser/saved";
import { useCall } from "@/lib/browser/use-call";
import { useLookAgain } from "@/lib/browser/use-look-again";
import type { LoadedShareLinks } from "@/lib/share-links/data";

const read = async () => (await post<LoadedShareLinks>("passes/read")).data;

/** The student's links, and who opened the file; read anew like the lenders. */
export function useShareLinks() {
  const call = useCall(read, MAY_HAVE_CHANGED);
  useLookAgain(call.refresh);
  return call;
}
