"use client";

import { useState } from "react";
import { ConfirmedButton } from "@/components/forms/confirmed-button";
import { Button } from "@/components/ui/button";
import { failure } from "@/components/ui/toast";
import { isRefused } from "@/lib/browser/post";
import type { LoadedEvent } from "@/lib/cases/data";
import type { Guidance } from "@/lib/cases/guidance";
import type { SanctionFigures } from "@/lib/cases/offers";
import { acceptWords, offerRows, openUntilWords } from "@/lib/cases/offer-words";
import { pageRow } from "@/lib/cases/page-table";
import { saidBy } from "@/lib/messages/load-failures";
import { t } from "@/lib/messages/text";
import { EventFile } from "./event-file";
import { Cost } from "./first-block";
import { LetterDialog } from "./letter-dialog";
import { Rules } from "./rules";

export function OfferCard({
  offer,
  letter: theirs,
  wanted,
  caseId,
  lender,
  today,
  guidance,
  write,
  onChanged,
}: {
  offer: SanctionFigures;
  letter: LoadedEvent["file"];
  wanted: number | null;
  caseId: string;
  lender: string;
  today: string;
  /** Null while it is on the way. */
  guidance: Guidance | null;
  write: (kind: "accepted" | "withdrawn", answersId?: number) => Promise<unknown>;
  onChanged: () => Promise<unknown>;
}) {
  const [isAsking, setAsking] = useState(false);
  const [changed, setChanged] = useState("");
  async function accept() {
    try {
      await write("accepted", offer.id);
    } catch (error) {
      if (!isRefused(error, "offerChanged")) throw error;
      failure(saidBy(error));
      setChanged(saidBy(error));
      await onChanged();
    }
  }
  const { head, rest } = offerRows(offer, wanted);
  const letter = guidance?.letters.offer;
  return (
    <>
      {changed && <p className="mt-2 font-semibold text-bad">{changed}</p>}
      <Figures rows={head} />
      <p className={offer.daysLeft !== null && offer.daysLeft < 0 ? "mt-2 font-semibold text-bad" : "mt-2"}>
        {openUntilWords(offer, lender)}
      </p>
      <Cost state="sanctioned" />
      <div className="no-print mt-3 grid grid-cols-2 gap-2">
        <div className="col-span-2 grid">
          <ConfirmedButton
            label={pageRow("sanctioned").button!()}
            look={{ variant: "accent" }}
            title={t("cases.offer.acceptTitle", "Accept this offer?")}
            text={`${acceptWords(offer)} ${t(
              "cases.offer.acceptText",
              "We write down that you accept. Tell {{lender}} as well, in the way that it asks for: only that binds it.",
              { lender },
            )}`}
            confirmLabel={t("cases.offer.acceptYes", "Accept")}
            cancelLabel={t("cases.offer.notYet", "Not yet")}
            onConfirm={accept}
          />
        </div>
        <Button variant="outline" size="sm" disabled={!letter} onClick={() => setAsking(true)}>
          {t("cases.offer.ask", "Ask something")}
        </Button>
        <ConfirmedButton
          label={t("cases.offer.decline", "Do not take it")}
          look={{ variant: "outline", size: "sm" }}
          title={t("cases.offer.declineTitle", "Not take this offer?")}
          text={t(
            "cases.offer.declineText",
            "You no longer go on with {{lender}}, and every link that you made for it ends. You can take that line back later.",
            { lender },
          )}
          confirmLabel={t("cases.offer.declineYes", "Do not take it")}
          cancelLabel={t("cases.offer.keep", "Keep it open")}
          danger
          onConfirm={() => write("withdrawn")}
        />
      </div>
      <Figures rows={rest} />
      {theirs && (
        <p className="mt-2">
          <span className="block text-sm text-ink-2">{t("cases.offer.letter", "Their letter")}</span>
          <EventFile file={theirs} />
        </p>
      )}
      {guidance && guidance.about.length > 0 && (
        <Rules rules={guidance.about} title={t("cases.offer.before", "What to check before you answer")} />
      )}
      {isAsking && letter && (
        <LetterDialog
          caseId={caseId}
          act="offer"
          title={letter.title}
          text={letter.text}
          today={today}
          onWritten={onChanged}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** What a sanction says, row by row. */
export function Figures({ rows }: { rows: ReturnType<typeof offerRows>["head"] }) {
  if (rows.length === 0) return null;
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2">
      {rows.map(({ label, value, more, isWide }) => (
        <div key={label} className={isWide ? "col-span-2" : undefined}>
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="font-semibold wrap-anywhere whitespace-pre-line">{value}</dd>
          {more && <dd className="text-sm text-ink-2">{more}</dd>}
        </div>
      ))}
    </dl>
  );
}
