import { useEffect, useEffectEvent, useRef } from "react";

const MARK = "dakhila:panel";
const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

/**
 * Makes Back close a panel that somebody opened instead of leaving the page, in browsers too where Back is no close
 * request: while it is open, the history has one entry more for the same page. Returns what to call when a link in the
 * panel is followed; that link then takes the entry's place (`<Link replace>`).
 */
export function useBackCloses(open: boolean, close: () => void) {
  const following = useRef(false);
  const onBack = useEffectEvent(close);

  useEffect(() => {
    if (!open) return;
    following.current = false;
    // With the router's own state, which it looks for when it comes back here.
    history.pushState({ ...(history.state as object | null), [MARK]: true }, "");
    const back = () => onBack();
    window.addEventListener("popstate", back);
    return () => {
      window.removeEventListener("popstate", back);
      if (!following.current && isMarked()) history.back();
    };
  }, [open]);

  return () => {
    following.current = true;
  };
}
