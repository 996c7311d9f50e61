import { renderToStaticMarkup } from "react-dom/server";
import type { LoadedFile, StaffDocument } from "@/lib/back-office/data";
import { readByMachine } from "@/lib/papers/read/finding-lines";
import { PaperDesk } from "./paper-desk";

const paper = (fileId: string, reading: string[]) =>
  ({
    ...{ slot: "academicDetails.tenthGrade", fileId, label: "10th Marksheet", whose: "", name: "10.pdf", size: 1 },
    ...{ givenAt: "2026-11-21T05:12:00Z", check: null, reading },
  }) as unknown as StaffDocument;
const shown = (...papers: StaffDocument[]) =>
  renderToStaticMarkup(<PaperDesk file={{ papers } as unknown as LoadedFile} onChanged={() => Promise.resolve()} />);

test("once beside what was seen of papers it says that a machine read it, and nowhere else", () => {
  const seen = ["This looks like a 10th marksheet, 1 page."];
  expect(shown(paper("a", seen), paper("b", seen)).split(readByMachine())).toHaveLength(2);
  expect(shown(paper("a", []))).not.toContain(readByMachine());
});
