import { ageInWords } from "@/lib/lenders/age";
import { LENDER_KINDS } from "@/lib/lenders/kinds";
import type { Lender } from "@/lib/lenders/rows";
import { startingFrom } from "@/lib/lenders/words";
import { COLOURS, drawable, PictureSheet } from "./sheet";

/** The picture that a shared link to a lender shows, 1200 by 630: the lender's name on the tab, the rate large. */
export function LenderPicture({ lender }: { lender: Pick<Lender, "name" | "kind" | "interestRate" | "schemes"> }) {
  const { lead, figure, rest, rate } = startingFrom(lender);
  return (
    <PictureSheet tab={lender.name}>
      <div
        style={{ fontSize: 34, lineHeight: 1.15, color: COLOURS.ink2 }}
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
          borderTop: `2px solid ${COLOURS.line}`,
          fontSize: 26,
          lineHeight: 1.15,
          color: COLOURS.ink2,
        }}
      >
        {rate ? drawable(ageInWords(rate), 80) : ""}
      </div>
    </PictureSheet>
  );
}
