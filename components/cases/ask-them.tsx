"use client";

import { Share2 } from "lucide-react";
import { useState } from "react";
import { SendButtons } from "@/components/share-links/send-buttons";
import { Button } from "@/components/ui/button";
import { clearToasts, failure } from "@/components/ui/toast";
import type { Demand } from "@/lib/cases/demands";
import { t } from "@/lib/messages/text";

/** Passes on what a co-applicant is asked for: by the phone's own sheet, or by what stands in its place. */
export function AskThem({ demand: { name, paper, lender } }: { demand: Demand }) {
  const [open, setOpen] = useState(false);
  const subject = t("cases.askThemSubject", "A paper for my education loan");
  const text = t(
    "cases.askThemText",
    "{{lender}} asks for a paper of yours for my education loan: {{paper}}. Please send me a photo or a PDF of it, so that I can hand it in.",
    { lender, paper },
  );
  const failed = t("cases.askThemFailed", "The message could not be shared. Please try again.");

  async function ask() {
    if (typeof navigator.share !== "function") return setOpen(!open);
    clearToasts();
    try {
      await navigator.share({ title: subject, text });
    } catch (error) {
      // Closing the sheet is an answer, not a failure.
      if ((error as Error).name !== "AbortError") failure(failed);
    }
  }
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => void ask()}>
        <Share2 aria-hidden size={18} />
        <span>
          <span>
            {name
              ? t("cases.askName", "Ask {{name}} for it", { name })
              : t("cases.askCoApplicant", "Ask your co-applicant for it")}
          </span>
          <span className="sr-only">{`: ${paper}`}</span>
        </span>
      </Button>
      {open && (
        <div className="flex w-full flex-wrap gap-2">
          <SendButtons subject={subject} text={text} failed={failed} />
        </div>
      )}
    </>
  );
}
