"use client";

import { useEffect, useRef } from "react";
import { Percent } from "@/components/ui/percent";

const RADIUS = 56;
const AROUND = 2 * Math.PI * RADIUS;
const GAP = 2;
/** SPEC section 9. */
const DRAW_MS = 1500;
const EASE = "cubic-bezier(.2,.8,.2,1)";

const arc = (share: number) => `${Math.max(0, share * AROUND - GAP)} ${AROUND}`;

/**
 * The loan's share of all that is paid. Drawn in full by the server; once, in the browser, it draws itself in 1.5 s,
 * and later changes take as long. Not under reduced motion.
 * @param principalPct 0 to 100, or NaN where there is no answer
 */
export function Ring({ principalPct, name }: { principalPct: number; name: string }) {
  const share = Number.isFinite(principalPct) ? principalPct / 100 : undefined;
  const loan = useRef<SVGCircleElement>(null);
  const interest = useRef<SVGCircleElement>(null);

  useEffect(() => {
    // Style sheets slow no script's animation down, so it asks for itself.
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const draw = (circle: SVGCircleElement | null) =>
      circle?.animate([{ strokeDasharray: `0 ${AROUND}` }, {}], { duration: DRAW_MS, easing: EASE });
    const running = [draw(loan.current), draw(interest.current)];
    return () => running.forEach((animation) => animation?.cancel());
  }, []);

  const moves = "fill-none transition-[stroke-dasharray,stroke-dashoffset] duration-[1500ms] ease-out";
  return (
    <svg role="img" aria-label={name} viewBox="0 0 136 136" className="size-44 shrink-0">
      <g fill="none" strokeWidth="16" transform="rotate(-90 68 68)">
        {share === undefined && <circle cx="68" cy="68" r={RADIUS} className="fill-none stroke-line" />}
        <circle
          ref={loan}
          cx="68"
          cy="68"
          r={RADIUS}
          className={`${moves} stroke-chart-1`}
          strokeDasharray={arc(share ?? 0)}
        />
        <circle
          ref={interest}
          cx="68"
          cy="68"
          r={RADIUS}
          className={`${moves} stroke-chart-2`}
          strokeDasharray={arc(share === undefined ? 0 : 1 - share)}
          strokeDashoffset={-(share ?? 0) * AROUND}
        />
      </g>
      <text x="68" y="66" textAnchor="middle" className="fill-ink font-bold" fontSize="24">
        <Percent as="tspan" pct={principalPct} places={1} />
      </text>
      <text x="68" y="86" textAnchor="middle" className="fill-ink-2" fontSize="13">
        principal
      </text>
    </svg>
  );
}
