import { Monogram } from "./monogram";

/** The lender's logo where an editor gave a file of ours, on white as logos are made for; else the drawn initials. */
export function LenderMark({ logo, initials, small = false }: { logo: string; initials: string; small?: boolean }) {
  const size = small ? "h-10 w-12.5" : "h-16 w-20";
  if (!/^\/(?!\/)/.test(logo)) return <Monogram initials={initials} className={size} />;
  // An SVG frame fits the file into its box by itself, with nothing for the browser to run. The name stands beside it.
  return (
    <svg
      viewBox="0 0 160 64"
      className={`shrink-0 rounded-sm border border-line bg-blank ${small ? "h-10 w-25" : "h-16 w-40"}`}
      aria-hidden="true"
    >
      <image href={logo} width="160" height="64" />
    </svg>
  );
}
