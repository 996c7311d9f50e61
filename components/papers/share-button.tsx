"use client";

import { MessageCircle, Share2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { clearToasts, failure } from "@/components/ui/toast";
import { t } from "@/lib/messages/text";
import { checklistMessage } from "@/lib/papers/message";
import type { Paper } from "@/lib/papers/paper";
import { whatsappLink } from "@/lib/addresses/whatsapp";

/** Hands the list to whatever the phone shares with; where there is no such thing, to WhatsApp. */
export function ShareButton({ paper }: { paper: Paper }) {
  const text = checklistMessage(paper);
  // Shown only after the paper was read, so never on the server.
  if (typeof navigator.share !== "function") {
    return (
      <a
        href={whatsappLink({ text })}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: "outline" })}
      >
        <MessageCircle aria-hidden size={20} />
        <span>
          {t("papers.sendOnWhatsApp", "Send on WhatsApp")}
          <span className="sr-only"> {t("ui.newTab", "(opens in a new tab)")}</span>
        </span>
      </a>
    );
  }
  async function share() {
    clearToasts();
    try {
      await navigator.share({ title: paper.title, text });
    } catch (error) {
      // Closing the sheet is an answer, not a failure.
      if ((error as Error).name !== "AbortError")
        failure(t("papers.notShared", "The list could not be shared. Please try again."));
    }
  }
  return (
    <Button variant="outline" onClick={() => void share()}>
      <Share2 aria-hidden size={20} />
      {t("papers.share", "Share the list")}
    </Button>
  );
}
