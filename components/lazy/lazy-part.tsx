import dynamic from "next/dynamic";
import { Component, type ComponentType, type ReactNode, useState, useTransition } from "react";
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
        fallback={(reset) => (
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
class PartBoundary extends Component<
  { onFailed: () => void; fallback: (reset: () => void) => ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    if (!isNotLoaded(error)) throw error;
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
    this.props.onFailed();
  }

  reset = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.reset) : this.props.children;
  }
}
