"use client";

import type { ReactNode } from "react";
import { Accordion } from "@/components/ui/accordion";
import type { Block } from "@/lib/cases/page-table";
import { focusFirst } from "./first-block";

const foldId = (block: Block | "asked") => `case-${block}`;

/** Puts the focus on a block's heading, unfolded; one that has no fold is what comes first. */
export function openBlock(block: Block) {
  const fold = document.getElementById(foldId(block));
  if (!(fold instanceof HTMLDetailsElement)) return focusFirst();
  fold.open = true;
  focusFold(block);
}

export const focusFold = (block: Block) => document.getElementById(`${foldId(block)}-heading`)?.focus();

export function CaseFold({
  block,
  title,
  startOpen = false,
  children,
}: {
  block: Block | "asked";
  title: string;
  startOpen?: boolean;
  children: ReactNode;
}) {
  const heading = `${foldId(block)}-heading`;
  return (
    <section aria-labelledby={heading} className={block === "write" || block === "links" ? "no-print" : undefined}>
      <Accordion
        card
        level={2}
        id={foldId(block)}
        startOpen={startOpen}
        title={
          <span id={heading} tabIndex={-1} className="outline-none">
            {title}
          </span>
        }
      >
        {children}
      </Accordion>
    </section>
  );
}
