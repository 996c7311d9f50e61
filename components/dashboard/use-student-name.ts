"use client";

import { useSyncExternalStore } from "react";
import { readUserData } from "@/lib/auth/browser-flag";
import { useOverview } from "./overview-context";

/**
 * The name kept at login, so that it shows at once, then the overview's; "" when there is neither. Null while it is not
 * known yet, as in the static page, so that nobody is called "User" for a moment.
 */
export function useStudentName() {
  const { state, overview } = useOverview();
  const stored = useSyncExternalStore(
    subscribe,
    () => readUserData()?.name ?? "",
    () => null,
  );
  if (overview) return overview.name;
  return stored || (state === "loading" ? null : "");
}

function subscribe(changed: () => void) {
  window.addEventListener("storage", changed);
  return () => window.removeEventListener("storage", changed);
}
