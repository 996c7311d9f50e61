"use client";

import { Suspense, useState } from "react";
import { lazyPart } from "@/components/lazy/lazy-part";
import { SectionLoadError } from "@/components/lazy/section-load-error";
import { Accordion } from "@/components/ui/accordion";
import { Spinner } from "@/components/ui/spinner";
import type { LeftOutDocument } from "@/lib/papers/wanted";
import { plural, t } from "@/lib/messages/text";

const LeftOut = lazyPart(
  async () => (await import("@/components/uploads/left-out")).LeftOut,
  (failed: { papers: readonly LeftOutDocument[] } & Parameters<typeof SectionLoadError>[0]) => (
    <SectionLoadError {...failed} />
  ),
);

/** The way to add what was left out at the submit. Its code comes once it is opened. */
export function LeftOutFold({ papers }: { papers: readonly LeftOutDocument[] }) {
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
      {open && (
        <Suspense fallback={<Spinner size={22} />}>
          <LeftOut papers={papers} />
        </Suspense>
      )}
    </Accordion>
  );
}
