"use client";

import { useState } from "react";
import { addressIn, LoneSlot } from "@/components/uploads/lone-slot";
import { useUpload } from "@/components/uploads/use-upload";
import { t } from "@/lib/messages/text";
import { uploads } from "@/lib/uploads/client/page-uploads";
import { isUnderway } from "@/lib/uploads/client/upload";

type LetterSlot = {
  slot: string;
  /** Of its box on the page. */
  path: string;
  label: string;
  help: string;
};

/**
 * The lender's letter beside an event that is being written: a photo or a PDF, which only the student can open.
 * @returns `field`; `isGiven`, whether a file is up; for the form's submit `take`: what the event is sent with, null
 *   where the file is not up, which is then said at the field; and `done`, when the event is written
 */
export const useEventPhoto = (caseId: string) =>
  useLetter({
    slot: `line ${caseId}`,
    path: "line-photo",
    label: t("cases.photo", "Their letter"),
    help: t(
      "cases.photoHelp",
      "A photo or PDF of what they gave you: a sanction letter, a refusal, a key facts statement. Only you can open it.",
    ),
  });

/** The same for a letter in any slot that stands beside a form. */
export function useLetter(of: LetterSlot) {
  const { slot, path } = of;
  const upload = useUpload(slot);
  const [waiting, setWaiting] = useState<string | null>(null);
  const url = addressIn(upload);
  const isOpen = url === "" && upload !== undefined && upload.state !== "idle";

  return {
    field: <LetterField of={of} waiting={isOpen ? waiting : null} />,
    isGiven: url !== "",
    take() {
      if (!isOpen) return url === "" ? {} : { file: url };
      setWaiting(
        isUnderway(upload)
          ? t("cases.photoUnderway", "This file is still on its way. Wait a moment, or take it away.")
          : t("cases.photoFailed", "This file is not with us yet. Try it again, or take it away."),
      );
      document.getElementById(`doc-${path}`)?.focus();
      return null;
    },
    done() {
      uploads.forget(slot);
      setWaiting(null);
    },
  };
}

function LetterField({ of, waiting }: { of: LetterSlot; waiting: string | null }) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <div className="grid gap-2">
      <LoneSlot {...of} isOptional problem={problem} onProblem={setProblem} />
      {waiting && (
        <p role="alert" className="field-error">
          {waiting}
        </p>
      )}
    </div>
  );
}
