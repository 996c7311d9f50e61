import type { ReactNode } from "react";

/** A status in words. `plain` has no colour, so that finished things step back and unfinished ones stand out. */
export function Tag({
  tone = "neutral",
  children,
}: {
  tone?: "plain" | "neutral" | "todo" | "ok" | "bad" | "info";
  children: ReactNode;
}) {
  return <span className={`tag tag-${tone}`}>{children}</span>;
}
