import { useState } from "react";
import { Button } from "@/components/ui/button";
import { copyText } from "@/lib/browser/copy";
import { t } from "@/lib/messages/text";

/** The plan as a link, and on paper. */
export function SharePlan({ onWrite }: { onWrite: () => void }) {
  const [said, setSaid] = useState("");
  async function copy() {
    onWrite();
    setSaid(
      (await copyText(location.href))
        ? t("moneyPlan.copied", "Link copied. Who opens it sees these sums.")
        : t("moneyPlan.notCopied", "Your browser does not let us copy. The address bar holds the same link."),
    );
  }
  function print() {
    onWrite();
    window.print();
  }
  return (
    <section aria-labelledby="plan-sheet" className="mt-8">
      <h3 id="plan-sheet">{t("moneyPlan.sheet", "A sheet for your parents")}</h3>
      <p className="mt-1 text-sm text-ink-2">
        {t(
          "moneyPlan.sheetText",
          "One page with a code that opens this plan on a phone. In the print window you can also choose “Save as PDF”.",
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={print}>{t("moneyPlan.print", "Print the sheet")}</Button>
        <Button variant="quiet" onClick={() => void copy()}>
          {t("moneyPlan.copy", "Copy link")}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-2">
        {said}
      </p>
    </section>
  );
}
