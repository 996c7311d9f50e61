import { Monogram } from "./monogram";

/** The lender's logo where an editor gave a file of ours, on white as logos are made for; else the drawn initials. */
export function LenderMark({ logo, initials, small = false }: { logo: string; initials: string; small?: boolean }) {
  if (!logo.startsWith("/")) return <Monogram initials={initials} className={small ? "h-10 w-12.5" : undefined} />;
  const [width, height] = small ? [80, 40] : [160, 64];
  // Not next/image: the server resizes nothing, and the file is shown at its own size.
  return <img src={logo} alt="" width={width} height={height} className="shrink-0 rounded-sm border border-line bg-blank object-contain" style={{ width, height }} />;
}
