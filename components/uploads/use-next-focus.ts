import { useCallback, useEffect, useRef } from "react";

/**
 * The button that was pressed has gone with the state it belonged to: the next one in its place takes the focus.
 * `actions` is where the buttons stand; `acted` says that one of them was pressed.
 */
export function useNextFocus(state: string, removed: string) {
  const actions = useRef<HTMLDivElement>(null);
  const isActing = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    if (isActing.current && (!activeElement || activeElement === document.body))
      actions.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  }, [state, removed]);
  const acted = useCallback(() => void (isActing.current = true), []);
  return { actions, acted };
}
