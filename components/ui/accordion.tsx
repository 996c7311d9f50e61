"use client";

import { Chevron } from "./icon";
import type { ReactNode } from "react";
import type { Elements } from "./elements";

/**
 * One item that opens and closes, made of `<details>`, so that it works before any script runs and its text can be
 * found by the browser's search. Items with the same `name` close each other. The panel takes 0.5 s where the browser
 * can animate it. With `open` and `onOpenChange` the parent decides (the wizard does); without them the browser keeps
 * the state.
 */
export function Accordion({
  title,
  level = 3,
  name,
  aside,
  open,
  onOpenChange,
  startOpen = false,
  card = false,
  id,
  children,
}: {
  title: ReactNode;
  /** Level of the heading inside the summary. */
  level?: 2 | 3 | 4;
  name?: string;
  /** Beside the title, such as a status tag. */
  aside?: Elements;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  startOpen?: boolean;
  card?: boolean;
  id?: string;
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  const controlled = open !== undefined;
  return (
    <details
      id={id}
      name={controlled ? undefined : name}
      open={controlled ? open : startOpen}
      className={card ? "fold fold-card" : "fold"}
    >
      <summary
        onClick={(event) => {
          if (!controlled) return;
          event.preventDefault();
          onOpenChange?.(!open);
        }}
      >
        <Heading className="text-lg leading-snug">{title}</Heading>
        {aside}
        <Chevron size={22} />
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  );
}
