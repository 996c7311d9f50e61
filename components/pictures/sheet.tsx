import type { ReactNode } from "react";
import { site } from "@/lib/site";

/** The light theme's colours: what draws these pictures knows no style sheets. */
export const COLOURS = {
  paper: "#F3F7F6",
  surface: "#FFFFFF",
  line: "#C6D4D1",
  ink: "#10231F",
  ink2: "#3E524E",
  peacock: "#00615C",
  peacockSoft: "#D7ECE9",
  marigold: "#F5A800",
} as const;

/** What a drawing on the sheet may be wide, in px. */
export const WIDTH = 994;

/**
 * The file on paper, 1200 by 630, that the pictures of shared links are drawn on. Only flex boxes and inline styles can
 * be drawn, and only an element's own text: no components of the page.
 * @param tab what stands on the file's tab, such as a lender's name
 */
export function PictureSheet({ tab, children }: { tab: string; children: ReactNode }) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        boxSizing: "border-box",
        width: "100%",
        height: "100%",
        padding: "52px 64px 40px",
        background: COLOURS.paper,
        color: COLOURS.ink,
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
            background: COLOURS.surface,
            border: `3px solid ${COLOURS.ink}`,
            borderBottom: "none",
            borderRadius: "18px 18px 0 0",
            fontSize: 44,
            fontWeight: 700,
            lineHeight: 1.15,
          }}
        >
          {drawable(tab, 40)}
        </div>
      </div>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          flexGrow: 1,
          marginTop: -3,
          padding: "30px 36px 26px",
          background: COLOURS.surface,
          border: `3px solid ${COLOURS.ink}`,
          borderRadius: "0 18px 18px 18px",
        }}
      >
        {children}
      </div>
      <div
        style={{
          display: "flex",
          alignItems: "center",
          marginTop: 20,
          fontSize: 32,
          fontWeight: 700,
          color: COLOURS.peacock,
        }}
      >
        <svg width="48" height="48" viewBox="0 0 32 32" fill="none" style={{ marginRight: 14 }}>
          <path
            fill={COLOURS.peacock}
            d="M2 7a3 3 0 0 1 3-3h7.2a2 2 0 0 1 1.5.7L16.5 8H27a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z"
          />
          <path stroke={COLOURS.marigold} d="m9.5 17.5 4.7 4.7 8.8-9" strokeWidth="3.6" />
        </svg>
        {site.name}
        <span style={{ marginLeft: 20, fontWeight: 600, color: COLOURS.ink2 }}>Every figure with its source</span>
      </div>
    </div>
  );
}

/** Only letters that the pictures' fonts hold: any other would be drawn as a box. Cut at a word. */
export function drawable(text: string, most = 60) {
  const known = text
    .normalize("NFC")
    .replace(/[^\u0020-\u007e\u00a0\u00c0-\u00ff–—‘’“”•…·×−₹]/g, "")
    .trim();
  return known.length <= most ? known : `${known.slice(0, most).replace(/\s+\S*$/, "")}…`;
}
