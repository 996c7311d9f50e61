"use client";

import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { t } from "@/lib/messages/text";
import type { LoadedOpening } from "@/lib/share-links/data";
import { openedAtWords, openedWords, openerWords, purposeWords } from "@/lib/share-links/words";

/** Looks shown before somebody asks for all. */
const FIRST = 5;

export function Openings({
  openings,
  lenders,
  about,
}: {
  openings: readonly LoadedOpening[];
  /** The names of the lenders by the ids of their cases. */
  lenders: Readonly<Record<string, string>>;
  about: string;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card">
      <h2 id={id} className="text-h3">
        {t("passes.whoOpened", "Who opened your file")}
      </h2>
      <OpeningList openings={openings} lenders={lenders} about={about} />
    </section>
  );
}

export function OpeningList({ openings, lenders, about }: Parameters<typeof Openings>[0]) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);

  function showAll() {
    flushSync(() => setAll(true));
    (list.current?.children[FIRST] as HTMLElement | undefined)?.focus();
  }

  return (
    <>
      <p className="mt-1 text-sm text-ink-2">{about}</p>
      {openings.length === 0 ? (
        <p className="mt-3">{t("passes.nobody", "Nobody so far.")}</p>
      ) : (
        <ol ref={list} className="mt-2">
          {openings.slice(0, all ? undefined : FIRST).map((opening, index) => (
            // Looks are only added, at the front.
            <li
              key={openings.length - index}
              tabIndex={-1}
              className="border-b border-line py-2.5 outline-none last:border-b-0"
            >
              <Look opening={opening} lender={opening.caseId === null ? undefined : lenders[opening.caseId]} />
            </li>
          ))}
        </ol>
      )}
      {openings.length > FIRST && !all && (
        <Button variant="outline" size="sm" className="no-print mt-2" onClick={showAll}>
          {t("passes.showAll", "Show all {{count}}", { count: openings.length })}
        </Button>
      )}
      <p className="mt-3 border-t border-line pt-3 text-sm text-ink-2">
        {t(
          "passes.notListed",
          "Not in this list: your own looks, and whoever runs our database, who could read your answers there without a line here.",
        )}
      </p>
    </>
  );
}

function Look({ opening, lender }: { opening: LoadedOpening; lender: string | undefined }) {
  const purpose = purposeWords(opening.purpose);
  return (
    <>
      <p className="wrap-anywhere">
        <span className="font-semibold">{openerWords(opening, lender)}</span>
        <span>{` ${openedWords(opening)}${purpose ? `, ${purpose}` : ""}`}</span>
      </p>
      <p className="text-sm text-ink-2">{openedAtWords(opening)}</p>
    </>
  );
}
