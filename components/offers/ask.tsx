import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Figures } from "@/components/ui/figures";
import { copyText } from "@/lib/browser/copy";
import { t } from "@/lib/messages/text";

/** A sentence ready for the lender, which is copied or sent by hand: this page sends nothing. */
export function Ask({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  const copy = async () =>
    setSaid(
      (await copyText(text))
        ? t("offerPage.copied", "Copied.")
        : t("offerPage.notCopied", "Your browser does not let us copy. Mark the sentence and copy it."),
    );
  return (
    <div className="rounded-sm bg-sunk p-3">
      <p className="text-sm font-bold">{t("offerPage.askLender", "To send to the lender")}</p>
      <p className="mt-1">
        <Figures text={text} />
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button variant="quiet" size="sm" onClick={() => void copy()}>
          {t("offerPage.copy", "Copy the sentence")}
        </Button>
        <p role="status" className="text-sm text-ink-2">
          {said}
        </p>
      </div>
    </div>
  );
}
