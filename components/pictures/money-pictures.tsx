import type { ReactNode } from "react";
import { costBar, costInAll, type CostKind, type CostParts } from "@/lib/charts/cost-bar";
import { BOX, curvePicture, type LoanLife } from "@/lib/charts/loan-curve";
import { timeWords } from "@/lib/emi/words";
import { rupees } from "@/lib/format";
import { site } from "@/lib/site";

// The light theme's colours: what draws these pictures knows no style sheets.
const PAPER = "#F3F7F6";
const SURFACE = "#FFFFFF";
const INK = "#10231F";
const INK_2 = "#3E524E";
const PEACOCK = "#00615C";
const PEACOCK_SOFT = "#D7ECE9";
const MARIGOLD = "#F5A800";
const FILLS: Record<CostKind, string> = {
  borrowed: PEACOCK,
  interestStudying: "#B86E00",
  interestAfter: "#6B7F7C",
  fee: "#A5432B",
};

/** The picture that a shared link to the calculator shows, 1200 by 630: its first answer, and the life of that loan. */
export function EmiPicture({ emi, life }: { emi: number; life: LoanLife }) {
  const { line, area, interest, peak } = curvePicture(life);
  return (
    <Sheet tab="Education loan EMI">
      <div style={{ display: "flex", alignItems: "baseline" }}>
        <div style={{ fontSize: 100, fontWeight: 700, lineHeight: 1 }}>{rupees(emi)}</div>
        <div style={{ fontSize: 34, marginLeft: 18, color: INK_2 }}>
          {`a month for ${rupees(life.borrowed)} over ${timeWords(life.emiMonths)}`}
        </div>
      </div>
      <div style={{ fontSize: 32, marginTop: 6 }}>
        {`${rupees(life.emi)} if nothing is paid for the first ${timeWords(life.courseMonths + life.graceMonths)}`}
      </div>
      <svg
        width="1024"
        height="190"
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        style={{ marginTop: "auto" }}
      >
        <path d={area} fill={PEACOCK_SOFT} />
        <path d={interest} fill={FILLS.interestStudying} />
        <path d={line} fill="none" stroke={PEACOCK} strokeWidth="9" />
        <path d={`M${peak.x} ${peak.y}V${BOX.height}`} fill="none" stroke={MARIGOLD} strokeWidth="4" />
      </svg>
    </Sheet>
  );
}

/** The picture that a shared link to a comparison shows: the schemes that it begins with, on one scale. */
export function ComparePicture({ costs }: { costs: readonly { name: string; rate: number; parts: CostParts }[] }) {
  const scale = Math.max(...costs.map(({ parts }) => costInAll(parts)));
  const width = 1020;
  return (
    <Sheet tab="Loans, column by column">
      {costs.length === 0 && <div style={{ fontSize: 60, fontWeight: 700 }}>Three schemes, side by side</div>}
      {costs.map(({ name, rate, parts }) => (
        <div key={name} style={{ display: "flex", flexDirection: "column", marginBottom: 18 }}>
          <div style={{ display: "flex", justifyContent: "space-between", fontSize: 34, fontWeight: 700 }}>
            <div style={{ display: "flex" }}>{name}</div>
            <div style={{ display: "flex" }}>{`${rate}%, ${rupees(costInAll(parts))} in all`}</div>
          </div>
          <svg width={width} height="30" viewBox={`0 0 ${width} 30`} style={{ marginTop: 6 }}>
            {costBar(parts, scale).map(({ kind, x, width: share }) => (
              <rect
                key={kind}
                x={(x / 100) * width}
                width={Math.max(0, (share / 100) * width - 3)}
                height="30"
                fill={FILLS[kind]}
              />
            ))}
          </svg>
        </div>
      ))}
    </Sheet>
  );
}

/** The file on paper that all shared pictures are: only what flex boxes and inline styles can draw. */
function Sheet({ tab, children }: { tab: string; children: ReactNode }) {
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
            padding: "14px 36px 12px",
            background: SURFACE,
            border: `3px solid ${INK}`,
            borderBottom: "none",
            borderRadius: "18px 18px 0 0",
            fontSize: 40,
            fontWeight: 700,
          }}
        >
          {tab}
        </div>
      </div>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          flexGrow: 1,
          marginTop: -3,
          padding: "30px 22px 22px",
          background: SURFACE,
          border: `3px solid ${INK}`,
          borderRadius: "0 18px 18px 18px",
        }}
      >
        {children}
      </div>
      <div
        style={{ display: "flex", alignItems: "center", marginTop: 20, fontSize: 32, fontWeight: 700, color: PEACOCK }}
      >
        {site.name}
        <span style={{ marginLeft: 20, fontWeight: 600, color: INK_2 }}>Every figure with its source</span>
      </div>
    </div>
  );
}
