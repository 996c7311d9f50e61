"use client";

import { post } from "@/lib/browser/post";
import { MAY_HAVE_CHANGED } from "@/lib/browser/saved";
import { useCall } from "@/lib/browser/use-call";
import { useLookAgain } from "@/lib/browser/use-look-again";
import type { LoadedCases } from "@/lib/cases/data";

const read = async () => (await post<LoadedCases>("cases/read")).data;

/** The student's lenders; read anew when they may have changed, and every minute that somebody looks at them. */
export function useCases() {
  const call = useCall(read, MAY_HAVE_CHANGED);
  useLookAgain(call.refresh);
  return call;
}
