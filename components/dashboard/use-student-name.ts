"use client";

import { onWindow, useBrowserValue } from "@/components/ui/use-browser-value";
import { readUserData } from "@/lib/auth/browser-flag";
import { useOverview } from "./overview-context";

const storageChanges = onWindow("storage");

/**
 * The name kept at login, so that it shows at once, then the overview's; "" when there is neither. Null while it is not
 * known yet, as in the static page, so that nobody is called "User" for a moment.
 */
export function useStudentName() {
  const { state, overview } = useOverview();
  const stored = useBrowserValue(() => readUserData()?.name ?? "", null, storageChanges);
  if (overview) return overview.name;
  return stored || (state === "loading" ? null : "");
}
