import { Monogram } from "./monogram";

const SIZES = {
  row: { drawn: "h-10 w-12.5", file: "h-10 w-25" },
  head: { drawn: "h-12 w-15 md:h-16 md:w-20", file: "h-12 w-30 md:h-16 md:w-40" },
};

/** The lender's logo where an editor gave a file of ours, on white as logos are made for; else the drawn initials. */
export function LenderMark({ logo, initials, size }: { logo: string; initials: string; size: keyof typeof SIZES }) {
  const { drawn, file } = SIZES[size];
  if (!/^\/(?!\/)/.test(logo)) return <Monogram initials={initials} className={drawn} />;
  // An SVG frame fits the file into its box by itself, with nothing for the browser to run. The name stands beside it.
  return (
    <svg viewBox="0 0 160 64" className={`shrink-0 rounded-sm border border-line bg-blank ${file}`} aria-hidden="true">
      <image href={logo} width="160" height="64" />
    </svg>
  );
}
