/** Put `aria-busy` on the region around it. */
export function Skeleton({ className = "h-5 w-full" }: { className?: string }) {
  return <span aria-hidden className={`skeleton ${className}`} />;
}
