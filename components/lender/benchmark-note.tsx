import { benchmarkMoves } from "@/lib/lenders/benchmark";
import type { Scheme } from "@/lib/lenders/rows";

export function BenchmarkNote({ scheme }: { scheme: Pick<Scheme, "rates" | "benchmark"> }) {
  return benchmarkMoves(scheme).map((move) => (
    <span key={move} className="mt-0.5 block font-display text-xs font-normal text-ink-2">
      {move}
    </span>
  ));
}
