"use client";

import { Chevron } from "./icon";
import type { ReactNode } from "react";
import type { Elements } from "./elements";

/**
 * Made of `<details>`: works without script and is found by the browser's search. Items of one `name` close each other.
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
  level?: 2 | 3 | 4;
  name?: string;
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
