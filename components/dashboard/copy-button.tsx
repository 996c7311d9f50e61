"use client";

import { Copy } from "lucide-react";
import { Button } from "@/components/ui/button";
import { failure, success } from "@/components/ui/toast";

/** Copies a number that people read out or type elsewhere; `what` names it, such as "Reference number". */
export function CopyButton({ text, what }: { text: string; what: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      success(`${what} copied`);
    } catch {
      failure(`${what} could not be copied. Press and hold it to select it.`);
    }
  }
  return (
    <Button variant="quiet" size="sm" className="no-print" onClick={() => void copy()}>
      <Copy aria-hidden size={18} />
      <span>Copy<span className="sr-only"> {what.toLowerCase()}</span></span>
    </Button>
  );
}
