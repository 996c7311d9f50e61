"use client";

import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Accordion } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";

/** Questions shown at first (SPEC section 9). */
const FIRST = 6;

/** Numbered from 01, one open at a time. All of it is in the HTML, so that it can be searched and indexed. */
export function FaqList({ faqs }: { faqs: readonly { _id: string; question: string; answer: string }[] }) {
  const [expanded, setExpanded] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const id = useId();

  function toggle() {
    flushSync(() => setExpanded(!expanded));
    // Going on reading is going on from the first question that just appeared.
    if (!expanded) list.current?.children[FIRST]?.querySelector("summary")?.focus();
  }

  return (
    <>
      <ol id={id} ref={list} className="grid items-start gap-3 lg:grid-cols-2">
        {faqs.map(({ _id, question, answer }, index) => (
          <li
            key={_id}
            hidden={!expanded && index >= FIRST}
            className="rounded-md border border-line bg-surface px-3 transition-colors md:px-4 md:has-[details[open]]:border-peacock md:has-[details[open]]:bg-peacock-soft [&_.fold]:border-b-0"
          >
            <Accordion
              name={id}
              title={
                <span className="flex gap-3">
                  <span aria-hidden className="amount text-ink-3">
                    {String(index + 1).padStart(2, "0")}
                  </span>
                  <span>{question}</span>
                </span>
              }
            >
              <p className="whitespace-pre-line text-ink">{answer}</p>
            </Accordion>
          </li>
        ))}
      </ol>
      {faqs.length > FIRST && (
        <Button variant="outline" className="mt-6" aria-expanded={expanded} aria-controls={id} onClick={toggle}>
          {expanded ? "Show Less" : "Show More"}
        </Button>
      )}
    </>
  );
}
