import { Button } from "@/components/ui/button";
import { noAnswer, serverFailed } from "@/lib/messages/load-failures";
import { t } from "@/lib/messages/text";

/** Something of the page could not be read: one sentence and one way on. */
export function LoadFailed({ offline, onRetry }: { offline: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="card grid justify-items-start gap-4">
      <p>{offline ? noAnswer() : serverFailed()}</p>
      <Button variant="outline" onClick={onRetry}>
        {t("ui.tryAgain", "Try again")}
      </Button>
    </div>
  );
}
