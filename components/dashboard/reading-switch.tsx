"use client";

import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { useAct } from "@/lib/browser/use-act";
import { useCall } from "@/lib/browser/use-call";
import { t } from "@/lib/messages/text";
import { consentReading } from "@/lib/users/consent";
import { switchReading } from "./switch-reading";

const read = () => switchReading();

export function ReadingSwitch() {
  const call = useCall(read);
  // What was pressed is shown while it is on its way.
  const [pressed, setPressed] = useState<boolean | null>(null);
  const isOn = pressed ?? (call.state === "ready" && call.data);
  const { problem, run } = useAct(async () => {
    setPressed(!isOn);
    try {
      await switchReading(!isOn);
      await call.refresh();
    } finally {
      setPressed(null);
    }
  });
  if (call.state !== "ready") return null;
  return (
    <section aria-labelledby="reading" className="mt-8 max-w-prose">
      <h2 id="reading" className="text-h3">
        {t("reading.title", "Reading of your papers")}
      </h2>
      <p id="reading-how" className="mt-1 text-ink-2">
        {consentReading()}
      </p>
      <Checkbox
        id="reading-on"
        checked={isOn}
        readOnly={pressed !== null}
        describedBy="reading-how"
        onCheckedChange={run}
        label={t("reading.on", "Read my papers by machine")}
      />
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
