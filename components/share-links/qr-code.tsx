import { encode } from "uqr";
import { t } from "@/lib/messages/text";

/** Empty squares around a QR code, without which cameras do not find it (ISO/IEC 18004). */
const QUIET = 4;

/** A text as a QR code. Black on white in both themes: many cameras read no other. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={t("passes.qrCode", "QR code of the link")}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block w-full max-w-64 rounded-sm"
    >
      <rect width={size} height={size} fill="white" />
      <path d={dark.join("")} fill="black" />
    </svg>
  );
}
