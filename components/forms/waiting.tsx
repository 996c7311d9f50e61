"use client";

import { useEffect, useState } from "react";
import { t } from "@/lib/messages/text";

/** Milliseconds after which a wait is said to be a long one. */
const LONG = 4000;

export const openingAccount = () => t("forms.waitAccount", "Opening your account …");
export const saving = () => t("forms.waitSaving", "Saving …");

/** It comes with the press itself, so that nothing moves later. */
export function Waiting({ for: words }: { for: string | false | null }) {
  return (
    <div role="status" className="text-sm text-ink-2">
      {words && <Words words={words} />}
    </div>
  );
}

function Words({ words }: { words: string }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLong(true), LONG);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <p className="min-h-12 pt-2">
      <span>{words}</span>
      {isLong && <span> {t("forms.waitLong", "Your line is slow; nothing that you wrote is lost.")}</span>}
    </p>
  );
}
