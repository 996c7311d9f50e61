"use client";

import { Copy } from "lucide-react";
import { Button } from "@/components/ui/button";
import { RichText } from "@/components/ui/rich-text";
import { failure, success } from "@/components/ui/toast";
import { copyText } from "@/lib/browser/copy";
import { t } from "@/lib/messages/text";

/**
 * The way out for somebody who asked to be called: needs no account.
 * @param path with the secret in its fragment
 * @param isProved whether the number was confirmed, and so is stopped whole
 */
export function StopLink({ path, isProved }: { path: string; isProved: boolean }) {
  async function copy() {
    if (await copyText(new URL(path, location.href).href)) success(t("calls.linkCopied", "Link copied."));
    else failure(t("calls.linkNotCopied", "Your browser did not copy it. Open the link and copy its address."));
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-3 text-sm text-ink-2">
      <p>
        <RichText
          text={
            isProved
              ? t("calls.changedMind", "Changed your mind? <stop>Do not call me</stop>")
              : t("calls.changedMindBefore", "Changed your mind? <stop>Withdraw this request</stop>")
          }
          parts={{
            stop: (words) => (
              <a href={path} target="_blank" rel="noreferrer" className="link inline-block py-2">
                <span>{words}</span>
                <span className="sr-only"> {t("ui.newTab", "(opens in a new tab)")}</span>
              </a>
            ),
          }}
        />
      </p>
      <Button variant="plain" size="sm" className="-mx-4" onClick={() => void copy()}>
        <Copy aria-hidden size={18} />
        {t("calls.copyLink", "Copy the link")}
      </Button>
    </div>
  );
}
