"use client";

import { useState } from "react";
import { Accordion } from "@/components/ui/accordion";
import { LateLeftOut } from "@/components/uploads/late-left-out";
import type { LeftOutDocument } from "@/lib/papers/wanted";
import { plural, t } from "@/lib/messages/text";

/** The way to add what was left out at the submit. Its code comes once it is opened. */
export function LeftOutFold({ papers, owner }: { papers: readonly LeftOutDocument[]; owner: string }) {
  const [open, setOpen] = useState(false);
  const usual = papers.filter(({ isUsual }) => isUsual).length;
  return (
    <Accordion
      open={open}
      onOpenChange={setOpen}
      title={
        <>
          <span className="text-base">{t("dashboard.leftOut", "Add a paper that was left out")}</span>
          {usual > 0 && (
            <span className="block text-sm font-normal text-ink-2">
              {plural("dashboard.leftOutUsual", usual, {
                one: "Lenders usually ask for 1 that is not in it",
                other: "Lenders usually ask for {{count}} that are not in it",
              })}
            </span>
          )}
        </>
      }
    >
      {open && <LateLeftOut papers={papers} owner={owner} />}
    </Accordion>
  );
}
