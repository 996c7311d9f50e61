import { lazy, type ReactNode, useState, useTransition } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { isNotLoaded, loadPart } from "@/lib/browser/load-part";

/** What stands in place of a part that did not come is told how to ask again, and whether it is being asked for. */
export type Retry = {
  retry: () => void;
  isAsking: boolean;
  /** It stands there anew, after its button was pressed: that takes the focus back. */
  isAgain: boolean;
};

/**
 * React's `lazy` for a part of the page that may not come: `Failed` then stands in its place. While it is on the way,
 * the nearest Suspense shows its fallback.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  Failed: (props: Props & Retry) => ReactNode,
) {
  // React keeps what became of a lazy component, so each attempt is one of its own. It stands out here, because React
  // forgets the state of what waits before it was ever shown.
  const ask = () => lazy(async () => ({ default: await loadPart(load) }));
  let latest = ask();
  const onFailed = (error: unknown) => {
    reportError(error);
    latest = ask();
  };
  return function LazyPart(props: Props) {
    const [{ Part, isAgain }, setAsked] = useState(() => ({ Part: latest, isAgain: false }));
    const [isAsking, start] = useTransition();
    return (
      <ErrorBoundary
        onError={onFailed}
        fallbackRender={({ error, resetErrorBoundary }: FallbackProps) => {
          // What fails in a part that came is for the page's own error screen.
          if (!isNotLoaded(error)) throw error;
          const retry = () =>
            start(() => {
              setAsked({ Part: latest, isAgain: true });
              resetErrorBoundary();
            });
          return <Failed {...props} isAsking={isAsking} isAgain={isAgain} retry={retry} />;
        }}
      >
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}
