"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { Accordion } from "@/components/ui/accordion";
import { Link } from "@/components/ui/link";
import { RichText } from "@/components/ui/rich-text";
import { post } from "@/lib/browser/post";
import { plural, t } from "@/lib/messages/text";
import type { LeftOutDocument } from "@/lib/papers/wanted";
import { routes } from "@/lib/routes";
import { LEFT_OUT } from "@/lib/uploads/policy";
import { HandInSlot } from "./hand-in-slot";
import { newerWords } from "./newer-words";
import { useLeftBehind } from "./use-upload";

/** What was left out at the submit, each with its slot: a file that is chosen there is handed in. */
export function LeftOut({
  papers,
  isNewer = false,
  owner,
  onAdded,
}: {
  papers: readonly LeftOutDocument[];
  /** Nothing was left out: what is chosen takes the place of another paper. */
  isNewer?: boolean;
  /** The student's id; null on the form's own page. */
  owner: string | null;
  onAdded?: () => void;
}) {
  useLeftBehind(owner);
  const [added, setAdded] = useState<{ names: readonly string[]; checkId: string }>({ names: [], checkId: "" });
  const said = useRef<HTMLParagraphElement>(null);
  // The slot goes, and the focus with it.
  useEffect(() => {
    if (added.names.length > 0) said.current?.focus();
  }, [added]);
  const slotsOf = (some: readonly LeftOutDocument[]) => (
    <ul className="grid gap-3">
      {some.map((paper) => (
        <li key={paper.slot}>
          <LeftOutSlot
            paper={isNewer ? { ...paper, help: newerWords(paper.slot) } : paper}
            onAdded={(checkId) => {
              setAdded(({ names }) => ({ names: [...names, paper.label], checkId }));
              onAdded?.();
            }}
          />
        </li>
      ))}
    </ul>
  );
  const [usual, others] = [papers.filter(({ isUsual }) => isUsual), papers.filter(({ isUsual }) => !isUsual)];
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">
        {isNewer
          ? t(
              "uploads.newerText",
              "Choose a file, and it is with us. We look at it, and every lender sees it in place of the old one from then on, also by a link that is open already if that part of your file is in it. The old one is not shown any more.",
            )
          : t(
              "uploads.leftOutText",
              "Choose a file, and it is with us. We look at it, and it stands in what you share with a lender from then on, also by a link that is open already if that part of your file is in it. Your answers stay as you sent them.",
            )}
      </p>
      <p ref={said} tabIndex={-1} role="status" className="font-semibold text-ok outline-none empty:hidden">
        {added.names.length > 0 && (
          <RichText
            text={
              isNewer
                ? t(
                    "uploads.newerAdded",
                    "Added in place of the old one: {{papers}}. Look once more that nothing is missing in it. Was it the wrong file? Take it back, or add another, under <check>Dakhila's check of your papers</check>.",
                    { papers: added.names.join(", ") },
                  )
                : t(
                    "uploads.leftOutAdded",
                    "Added: {{papers}}. Was it the wrong file? Take it back under <check>Dakhila's check of your papers</check>.",
                    { papers: added.names.join(", ") },
                  )
            }
            parts={{
              check: (words) => (
                <Link href={routes.myLender(added.checkId)} className="link">
                  {words}
                </Link>
              ),
            }}
          />
        )}
      </p>
      {slotsOf(usual)}
      {others.length > 0 && (
        <Accordion
          level={4}
          title={plural("uploads.leftOutOthers", others.length, {
            one: "1 other paper, if it applies to you",
            other: "{{count}} other papers, if they apply to you",
          })}
        >
          {slotsOf(others)}
        </Accordion>
      )}
    </div>
  );
}

function LeftOutSlot({ paper, onAdded }: { paper: LeftOutDocument; onAdded: (checkId: string) => void }) {
  const told = useRef(onAdded);
  useEffect(() => {
    told.current = onAdded;
  });
  const send = useCallback(
    async (file: string) => {
      const { data } = await post<{ id: string }>("cases/add", { slot: paper.slot, file });
      told.current(data.id);
    },
    [paper.slot],
  );
  return (
    <HandInSlot
      slot={`${LEFT_OUT} ${paper.slot}`}
      path={`${LEFT_OUT}-${paper.slot.replaceAll(".", "-")}`}
      label={paper.label}
      help={[paper.because, paper.help].filter(Boolean).join(". ")}
      send={send}
    />
  );
}
