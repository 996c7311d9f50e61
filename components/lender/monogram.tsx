/**
 * A lender's initials on a file with a tab, drawn by us: no lender's own mark is used. Decoration, the name stands
 * beside it.
 */
export function Monogram({ initials, className }: { initials: string; className: string }) {
  const letters = initials.slice(0, 3).toUpperCase();
  return (
    <svg viewBox="0 0 80 64" className={`shrink-0 ${className}`} aria-hidden="true">
      <path
        className="fill-peacock-soft stroke-peacock"
        strokeWidth="2"
        d="M1 14V6a5 5 0 0 1 5-5h24a4 4 0 0 1 3.4 1.9L38 11h35a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6z"
      />
      <text
        x="40"
        y="47"
        textAnchor="middle"
        className="fill-peacock font-display font-bold"
        fontSize={letters.length > 2 ? 24 : 28}
      >
        {letters}
      </text>
      <path className="stroke-marigold" strokeWidth="3" d="M8 7h18" />
    </svg>
  );
}
