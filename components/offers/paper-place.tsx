import { t } from "@/lib/messages/text";
import type { Place } from "@/lib/offers/offer";

type Table = "annexA1" | "annexA2" | "annexB";
// Units of the drawing. How high each row is drawn, by how much stands in it: Annex A on one sheet, Annex B on its own.
const TABLES: Readonly<Record<Table, { top: number; rows: readonly number[] }>> = {
  annexA1: { top: 12, rows: [4, 3, 4, 3, 5, 3, 8, 10, 3, 7] },
  annexA2: { top: 65, rows: [3, 3, 3, 3, 3, 4] },
  annexB: { top: 14, rows: [5, 5, 9, 5, 5, 5, 5, 5, 5] },
};
const SHEET = { width: 60, height: 88 };
const LEFT = 6;
const RIGHT = SHEET.width - LEFT;
const NUMBERS = LEFT + 8;

type Line = { table: Table; row: number; top: number; height: number };
const linesOf = (table: Table): Line[] => {
  let { top } = TABLES[table];
  return TABLES[table].rows.map((height, index) => {
    const line = { table, row: index + 1, top, height };
    top += height;
    return line;
  });
};

/** The fixed tables of Annex A and B on their sheets, small, with the row marked that is asked for. */
export function PaperPlace({ place, className = "" }: { place: Place; className?: string }) {
  return (
    <svg
      role="img"
      aria-label={placeInWords(place)}
      viewBox={`-1 -1 ${SHEET.width + 2} ${SHEET.height + 2}`}
      className={`chart h-auto shrink-0 ${className}`.trimEnd()}
    >
      <rect width={SHEET.width} height={SHEET.height} className="fill-surface stroke-edge" strokeWidth="1.2" />
      {place.part === "letter" ? (
        <Letter />
      ) : (
        <Sheet tables={place.part === "annexB" ? ["annexB"] : ["annexA1", "annexA2"]} place={place} />
      )}
    </svg>
  );
}

/** "Where it stands: part 1, row 5 of 10" */
function placeInWords({ part, row = 0 }: Place): string {
  switch (part) {
    case "annexA1":
    case "annexA2":
      return t("offerPage.placeRow", "Where it stands: part {{part}} of the table, row {{row}} of {{rows}}", {
        part: part === "annexA1" ? 1 : 2,
        row,
        rows: TABLES[part].rows.length,
      });
    case "annexB":
      return t(
        "offerPage.placeSum",
        "Where it stands: on the sheet of sums behind the table, row {{row}} of {{rows}}",
        {
          row,
          rows: TABLES.annexB.rows.length,
        },
      );
    case "letter":
      return t("offerPage.placeLetter", "Where it stands: in the sanction letter");
    default:
      return t("offerPage.placeHead", "Where it stands: above the table");
  }
}

function Sheet({ tables, place }: { tables: readonly Table[]; place: Place }) {
  const lines = tables.flatMap(linesOf);
  return (
    <>
      {place.part === "head" && <Mark x={LEFT} y={3} width={RIGHT - LEFT} height={7} />}
      <path d={`M${LEFT + 10} 6.5h${RIGHT - LEFT - 20}`} className="stroke-ink-3" strokeWidth="1.6" />
      {lines.map(({ table, row, top, height }) => (
        <rect
          key={table + row}
          x={LEFT}
          y={top}
          width={RIGHT - LEFT}
          height={height}
          fill="none"
          className="stroke-edge"
          strokeWidth="0.6"
        />
      ))}
      {tables.map((table) => (
        <path
          key={table}
          d={`M${NUMBERS} ${TABLES[table].top}v${TABLES[table].rows.reduce((sum, height) => sum + height, 0)}`}
          className="stroke-edge"
          strokeWidth="0.6"
        />
      ))}
      {lines
        .filter(({ table, row }) => table === place.part && row === place.row)
        .map(({ top, height }) => (
          <Mark key={top} x={LEFT} y={top} width={RIGHT - LEFT} height={height} />
        ))}
    </>
  );
}

/** Lines of words and a signature: the one paper here that is no table. */
function Letter() {
  return (
    <>
      <path d="M8 12h20" className="stroke-ink" strokeWidth="2" />
      <path d="M8 22h44M8 28h44M8 34h38M8 44h44M8 50h44M8 56h30" className="stroke-edge" strokeWidth="1.2" />
      <path d="M34 74c4-8 6-8 7-2s4 0 9-4" fill="none" className="stroke-ink" strokeWidth="1.2" />
    </>
  );
}

const Mark = (box: { x: number; y: number; width: number; height: number }) => (
  <rect {...box} className="fill-marigold stroke-ink" strokeWidth="1.2" />
);
