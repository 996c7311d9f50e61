/** Decoration for a deep band: a loan file with its tabs, ruled sheet and stamp. */
export function FileScene({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 420 260" fill="none" strokeWidth="2" className={className}>
      <g className="stroke-on-deep-2">
        <path d="M40 232V40h104l18 24h218v168z" />
        <path d="M208 64V46h38v18M254 64V46h38v18M300 64V46h38v18" />
      </g>
      <path d="M72 92h236v140H72z" className="fill-deep stroke-on-deep" />
      <g className="stroke-on-deep-2">
        <path d="M92 118h92M92 140h150M92 162h120M92 184h150M92 206h70" />
      </g>
      <g transform="rotate(-7 300 178)">
        <path d="M232 150h132v58H232z" className="fill-marigold" />
        <path d="m278 180 13 13 26-27" className="stroke-deep" strokeWidth="6" />
      </g>
    </svg>
  );
}
