"use client";

import { Button } from "@/components/ui/button";
import { useAct } from "@/lib/browser/use-act";
import type { LoadedCase, LoadedCases, LoadedEvent } from "@/lib/cases/data";
import { t } from "@/lib/messages/text";
import { focusFold } from "./case-fold";
import { takeBack } from "./take-back";
import { EventTimeline } from "./timeline";

/** Every event of a case. The student takes back own ones, but for the choice that began it and opened papers. */
export function CaseTimeline({
  lender: { id, lenderName, events },
  opened,
  today,
  onChanged,
}: {
  lender: LoadedCase;
  opened: LoadedCases["opened"];
  today: string;
  onChanged: () => Promise<unknown>;
}) {
  async function onTakeBack(event: LoadedEvent) {
    await takeBack({ caseId: id, today, eventId: event.id });
    await onChanged();
    // The button that was pressed is gone.
    focusFold("diary");
  }

  return (
    <EventTimeline
      events={events}
      lenderName={lenderName}
      actOn={(event, words) =>
        event.writer === "student" &&
        event.kind !== "chosen" &&
        !opened.some(({ eventId }) => eventId === event.id) && (
          <TakeBack words={words} onTakeBack={() => onTakeBack(event)} />
        )
      }
    />
  );
}

function TakeBack({ words, onTakeBack }: { words: string; onTakeBack: () => Promise<void> }) {
  const { busy, problem, run } = useAct(onTakeBack);
  return (
    <>
      <Button variant="plain" size="sm" busy={busy} onClick={run} className="-ml-4 no-print">
        {t("cases.takeBack", "Take this line back")}
        <span className="sr-only">{`: ${words}`}</span>
      </Button>
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
    </>
  );
}
