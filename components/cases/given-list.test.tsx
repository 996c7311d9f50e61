import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LenderLinks } from "@/components/share-links/lender-links";
import type { LoadedCase, LoadedCases, LoadedEvent } from "@/lib/cases/data";
import { givenPapers } from "@/lib/cases/given-papers";
import { linksAt } from "@/lib/cases/link-steps";
import { sampleEvent } from "@/lib/cases/testing";
import { openBlock } from "./case-fold";
import { CaseTimeline } from "./case-timeline";
import { GivenList } from "./given-list";

const FILE = { url: "/api/files/1", name: "slip.pdf", size: 1, mime: "application/pdf" };
const given: LoadedEvent = { ...sampleEvent({ id: 7, kind: "answered", fileId: "1", paper: "Pay slips" }), file: FILE };
const at = "2026-06-02T06:30:00.000Z";
const byOfficer = { eventId: 7, at, by: "lender", name: "A. Shah", lender: "SBI" } as const;
const byStaff = { eventId: 7, at, by: "desk", name: "Meera", lender: null } as const;
const common = { caseId: "1", today: "2026-06-03", onChanged: async () => {} };
const shown = (element: ReactNode) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

test.each<[string, LoadedCases["opened"][number], string]>([
  ["a lender", byOfficer, "Opened by A. Shah, SBI, on 2 Jun 2026"],
  ["Dakhila", byStaff, "Opened by Dakhila (Meera), on 2 Jun 2026"],
])("in Dakhila's check a paper that %s opened says so, and not that Dakhila has it", (_, opened, words) => {
  const papers = givenPapers([given], [opened]);
  const text = shown(<GivenList papers={papers} lender="Dakhila" waitsForLink={false} {...common} />);
  expect(text).toContain("What was opened");
  expect(text).toContain(words);
  expect(text).not.toMatch(/What Dakhila has|Take it back/);
});

test("in Dakhila's check another one can be added for a slot, for the last that was given there, once it is opened", () => {
  const added = (id: number, slot: string | null = "financialDetails.itr"): LoadedEvent => ({
    ...given,
    ...{ id, kind: "added", slot },
  });
  const offered = (events: LoadedEvent[], opened: number[]) => {
    const papers = givenPapers(
      events,
      opened.map((eventId) => ({ ...byOfficer, eventId })),
    );
    const text = shown(<GivenList papers={papers} lender="Dakhila" waitsForLink={false} {...common} />);
    return text.split("Add another one").length - 1;
  };
  expect(offered([added(1)], [1])).toBe(1);
  expect(offered([added(1)], [])).toBe(0);
  expect(offered([added(1), added(2)], [1, 2])).toBe(1);
  expect(offered([added(1), added(2)], [1])).toBe(0);
  expect(offered([added(1, null)], [1])).toBe(0);
});

test("the diary takes back what was given for as long as nobody opened it", () => {
  const lender = { id: "1", lenderName: "SBI", events: [given] } as unknown as LoadedCase;
  const diary = (opened: LoadedCases["opened"]) => shown(<CaseTimeline lender={lender} opened={opened} {...common} />);
  expect(diary([])).toContain("Take this line back");
  expect(diary([{ ...byOfficer, eventId: 8 }])).toContain("Take this line back");
  expect(diary([byOfficer])).not.toContain("Take this line back");
});

test.each([
  ["withLender", true],
  ["declined", false],
  ["paidOut", false],
] as const)("a link is asked for at %s: %s; it can be made", (step, isUrged) => {
  const data = { isSubmitted: true, passes: [], openings: [] };
  const call = { state: "ready", data } as unknown as Parameters<typeof LenderLinks>[0]["call"];
  const given = { isSubmitted: true, slots: [] };
  const links = (
    <LenderLinks call={call} caseId="1" lenderName="SBI" given={given} need={linksAt(step)} onBusy={() => {}} />
  );
  expect(renderToStaticMarkup(links).includes("btn-main")).toBe(isUrged);
  expect(shown(links).includes("There is nothing to hand over now.")).toBe(!isUrged);
  expect(shown(links)).toContain("Make a link for this lender");
});

test("the way to a block that has no fold leads to what comes first", () => {
  const focus = jest.fn();
  const querySelector = (of: string) => (of === "[data-first] h2" ? { focus } : null);
  Object.assign(globalThis, {
    HTMLDetailsElement: class {},
    document: { getElementById: () => null, querySelector },
  });
  openBlock("links");
  expect(focus).toHaveBeenCalledTimes(1);
  for (const name of ["HTMLDetailsElement", "document"]) Reflect.deleteProperty(globalThis, name);
});
