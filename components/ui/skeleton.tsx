/**
 * A grey block in the shape of what is coming; give it its final size with classes. Put `aria-busy` on the region
 * around it.
 */
export function Skeleton({ className = "h-5 w-full" }: { className?: string }) {
  return <span aria-hidden className={`skeleton ${className}`} />;
}
