import { useEffect } from "react";

const LOOK_AGAIN = 60_000;

/** Reads anew every minute that the page is in sight. `refresh` keeps its identity as long as the same is read. */
export function useLookAgain(refresh: () => Promise<unknown>) {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void refresh();
    }, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [refresh]);
}
