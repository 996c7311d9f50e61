"use client";

import { Mail, MessageCircle, Share2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { clearToasts, failure } from "@/components/ui/toast";
import { whatsappLink } from "@/lib/addresses/whatsapp";
import { t } from "@/lib/messages/text";

/** Ways to send a message: what the phone shares with where it can, WhatsApp, and e-mail. Not for the server. */
export function SendButtons({
  subject,
  text,
  failed,
}: {
  subject: string;
  text: string;
  /** Said where the phone's own sheet fails. */
  failed: string;
}) {
  async function share() {
    clearToasts();
    try {
      await navigator.share({ title: subject, text });
    } catch (error) {
      // Closing the sheet is an answer, not a failure.
      if ((error as Error).name !== "AbortError") failure(failed);
    }
  }
  const look = buttonClass({ variant: "quiet", size: "sm" });
  return (
    <>
      {typeof navigator.share === "function" && (
        <Button variant="quiet" size="sm" onClick={() => void share()}>
          <Share2 aria-hidden size={18} />
          {t("passes.share", "Share")}
        </Button>
      )}
      <a href={whatsappLink({ text })} target="_blank" rel="noopener noreferrer" className={look}>
        <MessageCircle aria-hidden size={18} />
        <span>
          WhatsApp
          <span className="sr-only"> {t("ui.newTab", "(opens in a new tab)")}</span>
        </span>
      </a>
      <a
        href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={look}
      >
        <Mail aria-hidden size={18} />
        {t("passes.mail", "E-mail")}
      </a>
    </>
  );
}
