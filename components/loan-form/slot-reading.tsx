"use client";

import { useCallback } from "react";
import { Button } from "@/components/ui/button";
import { RichText } from "@/components/ui/rich-text";
import { askReading } from "@/components/uploads/ask-reading";
import { PaperReading } from "@/components/uploads/paper-reading";
import { useAct } from "@/lib/browser/use-act";
import { useCall } from "@/lib/browser/use-call";
import { t } from "@/lib/messages/text";

/** What was seen of the paper in a slot, and what lenders may say of it; nothing where it is not read. */
export function SlotReading({ slot, url, label }: { slot: string; url: string; label: string }) {
  const ask = useCallback((isRight?: boolean) => askReading({ url, slot, isRight }), [url, slot]);
  const read = useCallback(() => ask(), [ask]);
  const call = useCall(read);
  const { busy, problem, run } = useAct(async () => {
    await ask(true);
    await call.refresh();
  });
  if (call.state !== "ready" || !call.data) return null;
  const { verdict, isSaidRight } = call.data;
  return (
    <PaperReading findings={call.data}>
      {verdict === "check" && !isSaidRight && (
        <Button size="sm" variant="outline" className="mt-2" busy={busy} onClick={run}>
          <RichText
            text={t("reading.keep", "It is right, keep it<hidden>: {{label}}</hidden>", { label })}
            parts={{ hidden: (words) => <span className="sr-only">{words}</span> }}
          />
        </Button>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
    </PaperReading>
  );
}
