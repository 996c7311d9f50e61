import { ageInWords } from "@/lib/lenders/age";
import { LENDER_KINDS } from "@/lib/lenders/kinds";
import type { Lender } from "@/lib/lenders/rows";
import { startingFrom } from "@/lib/lenders/words";
import { site } from "@/lib/site";

// The light theme's colours: what draws this picture knows no style sheets.
const PAPER = "#F3F7F6";
const SURFACE = "#FFFFFF";
const LINE = "#C6D4D1";
const INK = "#10231F";
const INK_2 = "#3E524E";
const PEACOCK = "#00615C";
const MARIGOLD = "#F5A800";

/**
 * The picture that a shared link to a lender shows, 1200 by 630: a file on paper, the lender's name on its tab, the
 * rate large. Only what next/og can draw: flex boxes and inline styles.
 */
export function LenderCard({ lender }: { lender: Pick<Lender, "name" | "kind" | "interestRate" | "schemes"> }) {
  const { lead, figure, rest, rate } = startingFrom(lender);
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        boxSizing: "border-box",
        width: "100%",
        height: "100%",
        padding: "52px 64px 40px",
        background: PAPER,
        color: INK,
        fontFamily: "Anek, 'Anek Rupee'",
        fontWeight: 600,
      }}
    >
      <div style={{ display: "flex" }}>
        <div
          style={{
            display: "flex",
            maxWidth: 960,
            padding: "14px 36px 12px",
            background: SURFACE,
            border: `3px solid ${INK}`,
            borderBottom: "none",
            borderRadius: "18px 18px 0 0",
            fontSize: 44,
            fontWeight: 700,
            lineHeight: 1.15,
          }}
        >
          {drawable(lender.name, 40)}
        </div>
      </div>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          flexGrow: 1,
          marginTop: -3,
          padding: "30px 44px 26px",
          background: SURFACE,
          border: `3px solid ${INK}`,
          borderRadius: "0 18px 18px 18px",
        }}
      >
        <div
          style={{ fontSize: 34, lineHeight: 1.15, color: INK_2 }}
        >{`${drawable(LENDER_KINDS[lender.kind], 40)}. Education loan, ${drawable(lead).toLowerCase()}`}</div>
        {figure && (
          <div style={{ marginTop: 14, fontSize: 132, fontWeight: 700, lineHeight: 1, letterSpacing: "-0.02em" }}>
            {drawable(figure)}
          </div>
        )}
        {rest && (
          <div
            style={{
              marginTop: figure ? 4 : 24,
              fontSize: figure ? 36 : 60,
              fontWeight: figure ? 600 : 700,
              lineHeight: 1.15,
            }}
          >
            {drawable(rest, 80)}
          </div>
        )}
        <div
          style={{
            display: "flex",
            marginTop: "auto",
            paddingTop: 14,
            borderTop: `2px solid ${LINE}`,
            fontSize: 26,
            lineHeight: 1.15,
            color: INK_2,
          }}
        >
          {rate ? drawable(ageInWords(rate), 80) : ""}
        </div>
      </div>
      <div
        style={{ display: "flex", alignItems: "center", marginTop: 22, fontSize: 32, fontWeight: 700, color: PEACOCK }}
      >
        <svg width="48" height="48" viewBox="0 0 32 32" fill="none" style={{ marginRight: 14 }}>
          <path
            fill={PEACOCK}
            d="M2 7a3 3 0 0 1 3-3h7.2a2 2 0 0 1 1.5.7L16.5 8H27a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z"
          />
          <path stroke={MARIGOLD} d="m9.5 17.5 4.7 4.7 8.8-9" strokeWidth="3.6" />
        </svg>
        {site.name}
        <span style={{ marginLeft: 20, fontWeight: 600, color: INK_2 }}>Every figure with its source</span>
      </div>
    </div>
  );
}

/** Only letters that the card's fonts hold: for others next/og would ask a foreign host for a font. Cut at a word. */
function drawable(text: string, most = 60) {
  const known = text
    .normalize("NFC")
    .replace(/[^\u0020-\u007e\u00a0\u00c0-\u00ff–—‘’“”•…·×−₹]/g, "")
    .trim();
  return known.length <= most ? known : `${known.slice(0, most).replace(/\s+\S*$/, "")}…`;
}
