"use client";

import { useState } from "react";
import { AgedPapers } from "@/components/application/aged-papers";
import { Accordion } from "@/components/ui/accordion";
import { LateLeftOut } from "@/components/uploads/late-left-out";
import { post } from "@/lib/browser/post";
import { useCall } from "@/lib/browser/use-call";
import { plural, t } from "@/lib/messages/text";
import { type AgedPaper, agedPapers } from "@/lib/papers/read/aged";
import type { ApplicationFindings } from "@/lib/papers/read/data";
import { type PackPart, sectionsIn } from "@/lib/share-links/parts";

/** `slots`: those for which this lender has got a paper that it asked for. */
export type GivenAlready = { isSubmitted: boolean; slots: readonly string[] };

/** Those of the ticked parts in whose place no newer one was handed in. */
export function agedInLink(papers: readonly AgedPaper[], parts: readonly PackPart[], { slots }: GivenAlready) {
  const shown = parts.flatMap(sectionsIn);
  return papers.filter(({ key, path }) => shown.includes(key) && !slots.includes(`${key}.${path}`));
}

const read = async () => agedPapers((await post<ApplicationFindings>("readings/list")).data.papers);

/**
 * Of the papers that a link would show, those that have become too old since their upload, with the way to a newer one.
 * @param given what this lender was given, and whether the form is sent
 */
export function AgedInLink({
  parts,
  lenderName,
  given,
}: {
  parts: readonly PackPart[];
  lenderName: string;
  given: GivenAlready;
}) {
  const call = useCall(read);
  const [hasAdded, setAdded] = useState(false);
  const papers = call.state === "ready" ? agedInLink(call.data, parts, given) : [];
  return (
    <>
      <div aria-live="polite" className="empty:hidden">
        {papers.length > 0 && (
          <AgedPapers
            papers={papers}
            level="h4"
            isLocked={given.isSubmitted}
            title={plural("passes.aged", papers.length, {
              one: "1 paper in what you ticked has become too old",
              other: "{{count}} papers in what you ticked have become too old",
            })}
            text={t("passes.agedText", "{{lender}} may ask for newer ones. You can add them now.", {
              lender: lenderName,
            })}
          />
        )}
      </div>
      {given.isSubmitted && (papers.length > 0 || hasAdded) && (
        <NewerPapers
          papers={papers}
          onAdded={() => {
            setAdded(true);
            void call.refresh();
          }}
        />
      )}
    </>
  );
}

/** Its slots stand until the last is filled, and then what was added. */
function NewerPapers({ papers, onAdded }: { papers: readonly AgedPaper[]; onAdded: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <Accordion
      level={4}
      open={open}
      onOpenChange={setOpen}
      title={
        <span className="text-base">
          {plural("passes.addNewer", papers.length, { one: "Add a newer one", other: "Add newer ones" })}
        </span>
      }
    >
      {open && (
        <LateLeftOut
          papers={papers.map(({ key, path, label }) => ({ slot: `${key}.${path}`, label, isUsual: true }))}
          isNewer
          // The page has taken up what was left behind.
          owner={null}
          onAdded={onAdded}
        />
      )}
    </Accordion>
  );
}
