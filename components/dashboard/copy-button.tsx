"use client";

import { Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { RichText } from "@/components/ui/rich-text";
import { success } from "@/components/ui/toast";
import { copyText } from "@/lib/browser/copy";
import { t } from "@/lib/messages/text";

/**
 * Copies a number that people read out or type elsewhere; `what` names it, such as "Reference number". Stands in a row
 * that wraps.
 */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [failed, setFailed] = useState(false);
  async function copy() {
    setFailed(false);
    if (await copyText(text)) success(t("dashboard.copied", "{{what}} copied", { what }));
    else setFailed(true);
  }
  return (
    <>
      <Button variant="quiet" size="sm" className="no-print" onClick={() => void copy()}>
        <Copy aria-hidden size={18} />
        <span>
          <RichText
            text={t("dashboard.copy", "Copy<what> {{what}}</what>", { what: what.toLowerCase() })}
            parts={{ what: (words) => <span className="sr-only">{words}</span> }}
          />
        </span>
      </Button>
      {failed && (
        <p role="alert" className="no-print basis-full text-sm font-semibold text-bad">
          {t("dashboard.notCopied", "{{what}} could not be copied. Press and hold it to select it.", { what })}
        </p>
      )}
    </>
  );
}
