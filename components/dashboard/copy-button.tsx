"use client";

import { Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { success } from "@/components/ui/toast";
import { copyText } from "@/lib/browser/copy";

/**
 * Copies a number that people read out or type elsewhere; `what` names it, such as "Reference number". Stands in a row
 * that wraps.
 */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [failed, setFailed] = useState(false);
  async function copy() {
    setFailed(false);
    if (await copyText(text)) success(`${what} copied`);
    else setFailed(true);
  }
  return (
    <>
      <Button variant="quiet" size="sm" className="no-print" onClick={() => void copy()}>
        <Copy aria-hidden size={18} />
        <span>
          Copy<span className="sr-only"> {what.toLowerCase()}</span>
        </span>
      </Button>
      {failed && (
        <p role="alert" className="no-print basis-full text-sm font-semibold text-bad">
          {what} could not be copied. Press and hold it to select it.
        </p>
      )}
    </>
  );
}
