import localFont from "next/font/local";

// Built by tools/fonts.mjs. Next reads these calls at build time, so every option must be a literal.

const anek = localFont({
  src: "./anek.woff2",
  weight: "400 800",
  display: "swap",
  variable: "--font-anek",
  preload: true,
});

const anekRs = localFont({
  src: "./anek-rs.woff2",
  weight: "400 800",
  display: "swap",
  variable: "--font-anek-rs",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+20B9" }],
});

const atk = localFont({
  src: "./atk.woff2",
  weight: "400 700",
  display: "swap",
  variable: "--font-atk",
  preload: true,
});

const atkRs = localFont({
  src: "./atk-rs.woff2",
  weight: "400 700",
  display: "swap",
  variable: "--font-atk-rs",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+20B9" }],
});

/**
 * Class names for `<html>`; they declare the variables that --font-display and --font-body in globals.css are made of.
 */
export const fontVariables = `${anek.variable} ${anekRs.variable} ${atk.variable} ${atkRs.variable}`;
