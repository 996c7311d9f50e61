import { t } from "@/lib/messages/text";
import { OFFER_ROWS, type Place, ROW_KEYS, type RowKey, type RowSpec } from "@/lib/offers/offer";
import type { ReactNode } from "react";
import { PaperPlace } from "./paper-place";

export type RowsAtPlace = { place: Place; keys: readonly RowKey[] };

/** The table's rows in its order, those of one place together. @param isMore those of the second step */
export function rowsByPlace(isMore: boolean): RowsAtPlace[] {
  const groups: { place: Place; keys: RowKey[] }[] = [];
  for (const key of ROW_KEYS) {
    const row: RowSpec = OFFER_ROWS[key];
    if ((row.isMore ?? false) !== isMore) continue;
    const group = groups.find(({ place }) => place.part === row.place.part && place.row === row.place.row);
    if (group) group.keys.push(key);
    else groups.push({ place: row.place, keys: [key] });
  }
  return groups;
}

function placeTitle({ part, row = 0 }: Place): string {
  switch (part) {
    case "own":
      return t("offerPage.own", "First, about the offer");
    case "head":
      return t("offerPage.head", "Head of the statement");
    case "annexA1":
      return t("offerPage.row", "Row {{row}}", { row });
    case "annexA2":
      return t("offerPage.rowOf2", "Part 2, row {{row}}", { row });
    case "annexB":
      return t("offerPage.rowOfSums", "Sheet of sums, row {{row}}", { row });
    case "letter":
      return t("offerPage.letter", "The sanction letter");
  }
}

/** Boxes of one place on the paper under a drawing of it. */
export function RowGroup({ place, level = 3, children }: { place: Place; level?: 3 | 4; children: ReactNode }) {
  const Heading = `h${level}` as const;
  return (
    <section className="border-t border-line py-5">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        {place.part !== "own" && <PaperPlace place={place} className="w-11" />}
        <Heading className="text-h4">{placeTitle(place)}</Heading>
      </div>
      <div className="grid gap-5">{children}</div>
    </section>
  );
}
