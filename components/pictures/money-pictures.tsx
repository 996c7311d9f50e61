import { costBar, costInAll, type CostKind, type CostParts } from "@/lib/charts/cost-bar";
import { BOX, curvePicture, type LoanLife } from "@/lib/charts/loan-curve";
import { timeWords } from "@/lib/emi/words";
import { rupees } from "@/lib/text/format";
import { COLOURS, drawable, PictureSheet, WIDTH } from "./sheet";

const FILLS: Record<CostKind, string> = {
  borrowed: COLOURS.peacock,
  interestStudying: "#B86E00",
  interestAfter: "#6B7F7C",
  fee: "#A5432B",
};

/** The picture that a shared link to the calculator shows, 1200 by 630: its first answer, and the life of that loan. */
export function EmiPicture({ emi, life }: { emi: number; life: LoanLife }) {
  const { line, area, interest, peak } = curvePicture(life);
  return (
    <PictureSheet tab="Education loan EMI">
      <div style={{ display: "flex", alignItems: "baseline" }}>
        <div style={{ fontSize: 100, fontWeight: 700, lineHeight: 1 }}>{rupees(emi)}</div>
        <div style={{ fontSize: 34, marginLeft: 18, color: COLOURS.ink2 }}>
          {`a month for ${rupees(life.borrowed)} over ${timeWords(life.emiMonths)}`}
        </div>
      </div>
      <div style={{ fontSize: 32, marginTop: 6 }}>
        {`${rupees(life.emi)} if nothing is paid for the first ${timeWords(life.courseMonths + life.graceMonths)}`}
      </div>
      <svg
        width={WIDTH}
        height="172"
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        style={{ marginTop: "auto" }}
      >
        <path d={area} fill={COLOURS.peacockSoft} />
        <path d={interest} fill={FILLS.interestStudying} />
        <path d={line} fill="none" stroke={COLOURS.peacock} strokeWidth="9" />
        <path d={`M${peak.x} ${peak.y}V${BOX.height}`} fill="none" stroke={COLOURS.marigold} strokeWidth="4" />
      </svg>
    </PictureSheet>
  );
}

/** The picture that a shared link to a comparison shows: the schemes that it begins with, on one scale. */
export function ComparePicture({ costs }: { costs: readonly { name: string; rate: number; parts: CostParts }[] }) {
  const scale = Math.max(...costs.map(({ parts }) => costInAll(parts)));
  return (
    <PictureSheet tab="Loans, column by column">
      {costs.length === 0 && <div style={{ fontSize: 60, fontWeight: 700 }}>Three schemes, side by side</div>}
      {costs.map(({ name, rate, parts }) => (
        <div key={name} style={{ display: "flex", flexDirection: "column", marginBottom: 18 }}>
          <div style={{ display: "flex", justifyContent: "space-between", fontSize: 34, fontWeight: 700 }}>
            <div style={{ display: "flex" }}>{drawable(name)}</div>
            <div style={{ display: "flex" }}>{`${rate}%, ${rupees(costInAll(parts))} in all`}</div>
          </div>
          <svg width={WIDTH} height="30" viewBox={`0 0 ${WIDTH} 30`} style={{ marginTop: 6 }}>
            {costBar(parts, scale).map(({ kind, x, width: share }) => (
              <rect
                key={kind}
                x={(x / 100) * WIDTH}
                width={Math.max(0, (share / 100) * WIDTH - 3)}
                height="30"
                fill={FILLS[kind]}
              />
            ))}
          </svg>
        </div>
      ))}
    </PictureSheet>
  );
}
