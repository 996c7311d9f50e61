import { renderToStaticMarkup } from "react-dom/server";
import { beforeHandOver, type Clock } from "@/lib/cases/clocks";
import { caseState } from "@/lib/cases/state";
import { sampleEvent } from "@/lib/cases/testing";
import { CaseFirst } from "./case-first";
import type { CasePage } from "./use-case-page";

const today = "2026-06-20";
const OTHERWISE = "I handed my papers over another way";

/** What stands first at a lender that has to answer, by what the student may ask from when. */
const firstOf = (ask: Clock | null) =>
  renderToStaticMarkup(
    <CaseFirst
      state="withLender"
      page={
        {
          lender: { id: "DK-1", lenderName: "SBI" },
          data: { today },
          state: caseState([sampleEvent({ kind: "complained" })], { today }),
          guidance: { ask, lenderSaid: null, letters: { ask: null } },
        } as unknown as CasePage
      }
    />,
  );

test("what waits for a handing over can be told that it took place", () => {
  expect(firstOf(beforeHandOver(today))).toContain(OTHERWISE);
  expect(firstOf({ ...beforeHandOver(today), waitsFor: null, firstDay: "2026-06-30" })).not.toContain(OTHERWISE);
  expect(firstOf(null)).not.toContain(OTHERWISE);
});
