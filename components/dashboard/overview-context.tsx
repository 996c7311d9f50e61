"use client";

import { createContext, type ReactNode, use, useEffect } from "react";
import { leaveForLogin } from "@/lib/auth/session-client";
import { CallError, post } from "@/lib/browser/post";
import { MAY_HAVE_CHANGED } from "@/lib/browser/saved";
import { useCall } from "@/lib/browser/use-call";
import type { LoadedOverview } from "@/lib/dashboard/data";

const Context = createContext<ReturnType<typeof useCall<LoadedOverview>> | null>(null);

/** Reads the overview once for the shell and all pages of the dashboard, and again when it may have changed. */
export function OverviewProvider({ children }: { children: ReactNode }) {
  const call = useCall(readOverview, MAY_HAVE_CHANGED);
  const { restart } = call;

  // A page that the browser kept alive may belong to somebody who has logged out since: nothing shows until asked.
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) void restart();
    };
    window.addEventListener("pageshow", restored);
    return () => window.removeEventListener("pageshow", restored);
  }, [restart]);

  return <Context value={call}>{children}</Context>;
}

async function readOverview() {
  try {
    return (await post<LoadedOverview>("users/webdashboard")).data;
  } catch (error) {
    if (!(error instanceof CallError && error.http === 401)) throw error;
    await leaveForLogin();
    // The page is on its way out, and stays as it is until then.
    return new Promise<never>(() => {});
  }
}

/** How far the loading of the overview has come; `overview` is null until it is there. */
export function useOverview() {
  const call = use(Context);
  if (!call) throw new Error("useOverview needs an OverviewProvider above it");
  return { ...call, overview: call.state === "ready" ? call.data : null };
}
