"use client";

import { Share2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { clearToasts, failure, success } from "@/components/ui/toast";
import { copyText } from "@/lib/browser/copy";
import type { PassOn as Words } from "@/lib/cases/words";
import { t } from "@/lib/messages/text";

/** Passes on what a person without a login has to give: by what the phone shares with, else by a copied message. */
export function PassOn({ words: { button, paper, message } }: { words: Words }) {
  async function pass() {
    clearToasts();
    if (typeof navigator.share === "function") {
      try {
        return await navigator.share({ text: message });
      } catch (error) {
        // Closing the sheet is an answer, not a failure.
        if ((error as Error).name === "AbortError") return;
      }
    }
    if (await copyText(message))
      success(t("cases.messageCopied", "The message is copied: paste it where you write to each other."));
    else failure(message);
  }
  return (
    <Button variant="outline" size="sm" onClick={() => void pass()}>
      <Share2 aria-hidden size={18} />
      <span>
        <span>{button}</span>
        <span className="sr-only">{`: ${paper}`}</span>
      </span>
    </Button>
  );
}
