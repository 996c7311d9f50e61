"use client";

import { lazy, Suspense, useEffect } from "react";
import { createPortal } from "react-dom";
import { placeToasts, toastHost } from "./toast-host";
import { useBrowserValue } from "./use-browser-value";

// Fetched once the page works: no page needs a toast to be read, and it is 10 KB. Nor does one go when they do not
// come: what is needed longer than a toast stands in the page as well.
const ToastList = lazy(() => import("./toast-list").catch(() => ({ default: () => <></> })));

/** Once, in the root layout. Alt+T moves the focus to the toasts; their clock stops while one is hovered or focused. */
export function Toaster() {
  const host = useBrowserValue(toastHost, null);
  useEffect(placeToasts, [host]);
  return (
    host &&
    createPortal(
      <Suspense>
        <ToastList />
      </Suspense>,
      host,
    )
  );
}
