import dynamic from "next/dynamic";
import { catchError, type ErrorInfo } from "next/error";
import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState, useTransition } from "react";
import { isNotLoaded, loadPart } from "@/lib/browser/load-part";

/** What stands in place of a part that did not come is told how to ask again, and whether it is being asked for. */
export type Retry = {
  retry: () => void;
  isAsking: boolean;
  /** It stands there anew, after its button was pressed: that takes the focus back. */
  isAgain: boolean;
};

/**
 * `next/dynamic` for a part of the page that may not come: `Failed` then stands in its place. While it is on the way,
 * the nearest Suspense shows its fallback.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  Failed: (props: Props & Retry) => ReactNode,
) {
  // React keeps what became of a lazy component, so each attempt is one of its own. It stands out here, because React
  // forgets the state of what waits before it was ever shown.
  const ask = (): ComponentType<Props> => dynamic<Props>(() => loadPart(load));
  let latest = ask();
  const renew = () => {
    latest = ask();
  };
  return function LazyPart(props: Props) {
    const [{ Part, isAgain }, setAsked] = useState(() => ({ Part: latest, isAgain: false }));
    const [isAsking, start] = useTransition();
    return (
      <PartBoundary
        onFailed={renew}
        instead={(reset) => (
          <Failed
            {...props}
            isAsking={isAsking}
            isAgain={isAgain}
            retry={() =>
              start(() => {
                setAsked({ Part: latest, isAgain: true });
                reset();
              })
            }
          />
        )}
      >
        <Part {...props} />
      </PartBoundary>
    );
  };
}

/** Catches code that did not come. What fails in a part that came is for the page's own error screen. */
const PartBoundary = catchError(NotCome);

function NotCome(
  { onFailed, instead }: { onFailed: () => void; instead: (reset: () => void) => ReactElement },
  // Not `retry`, which would ask the server for the page as well.
  { error, reset }: ErrorInfo,
) {
  useEffect(() => {
    reportError(error);
    onFailed();
  }, [error, onFailed]);
  if (!isNotLoaded(error)) throw error;
  return instead(reset);
}
