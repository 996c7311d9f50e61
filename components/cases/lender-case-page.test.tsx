import { renderToStaticMarkup } from "react-dom/server";
import type { LoadedCase, LoadedCases } from "@/lib/cases/data";
import { sampleEvent } from "@/lib/cases/testing";
import { LenderCasePage } from "./lender-case-page";

const LENDER: LoadedCase = {
  ...{ id: "DK-1", lenderName: "Surat Nagrik Bank", lenderKind: "privateBank", partnerId: null },
  ...{ branch: "", lenderReference: "", isInternalReview: false, openedAt: "2026-06-01T06:30:00.000Z" },
  events: [{ ...sampleEvent({ kind: "chosen" }), file: null }],
};
const DATA: LoadedCases = {
  ...{ cases: [LENDER], dates: {}, proposed: {}, coApplicants: [], wanted: null, opened: [], openLinks: {} },
  ...{ isSubmitted: true, today: "2026-09-10", owner: "asha" },
};
const pageOf = (data: Partial<LoadedCases>) =>
  renderToStaticMarkup(<LenderCasePage lender={LENDER} data={{ ...DATA, ...data }} onChanged={async () => {}} />);

test.each([
  ["is asked after 90 days of silence", { today: "2026-08-30" }, true],
  ["is not asked before", { today: "2026-08-29" }, false],
  ["is not asked before the application was sent", { isSubmitted: false }, false],
])("whether a request goes on %s", (_, data, isAsked) =>
  expect(pageOf(data).includes("Does your request at Surat Nagrik Bank go on?")).toBe(isAsked),
);
