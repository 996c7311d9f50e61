import { NO_ANSWER, SERVER_FAILED } from "@/components/site/load-failures";
import { Button } from "@/components/ui/button";

/** Something of the page could not be read: one sentence and one way on. */
export function LoadFailed({ offline, onRetry }: { offline: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="card grid justify-items-start gap-4">
      <p>{offline ? NO_ANSWER : SERVER_FAILED}</p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
