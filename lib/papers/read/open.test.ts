import { HARD_PAPERS } from "@/tests/samples/hard-papers";
import { MORE_PAPERS } from "@/tests/samples/more-papers";
import { drawnPaper, PAPERS } from "@/tests/samples/papers";
import { readField } from "./fields";
import { nameOf } from "./names";
import { patientPagesOf } from "./testing";
import { seenIn } from "./seen";
import { verdictOf } from "./verdict";

// The fonts that every reader has hold Latin letters only.
const DRAWN = [...PAPERS, ...MORE_PAPERS, ...HARD_PAPERS].filter(
  ({ pages }) => !/\p{Script=Devanagari}/u.test(pages.flat().join("")),
);

test.each(DRAWN.map((paper) => [paper.id, paper] as const))("drawn: %s", async (_, paper) => {
  const pages = await patientPagesOf(await drawnPaper(paper));
  expect(pages).toHaveLength(paper.pages.length + (paper.scans ?? 0));
  const { seen, names } = seenIn(pages!);
  const findings = verdictOf(seen, nameOf(names, paper.person), readField(paper.slot)!, paper.today);
  expect([seen.kind, findings.verdict, findings.verdict === "check" ? findings.reasons[0] : undefined]).toEqual([
    paper.expect.kind,
    paper.expect.verdict,
    paper.expect.reason,
  ]);
});
