import { lazy, type ReactNode, useEffect, useState, useTransition } from "react";
import { loadPart } from "@/lib/lazy-part";

/** What stands in place of a part that did not come is told how to ask again, and whether it is being asked for. */
export type Retry = { retry: () => void; isAsking: boolean };

/** React's `lazy` for a part of the page that may not come (lib/lazy-part.ts): `Failed` then stands in its place. */
export function lazyPart<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  Failed: (props: Props & Retry) => ReactNode,
) {
  // React keeps what came of a lazy component, so each attempt is one of its own. It also forgets the state of one that
  // waits for the first time, so the attempt of the moment stands out here.
  let hasFailed = false;
  const ask = () => {
    hasFailed = false;
    return lazy(() =>
      loadPart(load).then(
        (Part): { default: (props: Props & Retry) => ReactNode } => ({ default: Part }),
        (error: unknown) => {
          reportError(error);
          hasFailed = true;
          return { default: Failed };
        },
      ),
    );
  };
  let attempt = ask();
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => attempt);
    const [isAsking, start] = useTransition();
    // Opened another time, it is asked for again.
    useEffect(
      () => () => {
        if (hasFailed) attempt = ask();
      },
      [],
    );
    function retry() {
      if (isAsking) return;
      const next = (attempt = ask());
      start(() => setPart(() => next));
    }
    return <Part {...props} isAsking={isAsking} retry={retry} />;
  };
}
