import { datesFit } from "@/lib/papers/dates-fit";
import { type Stated } from "@/lib/papers/dates-in";
import { fitWords, statedWords } from "./part-words";
import { type Part, partsFit } from "./parts";

const TODAY = "2026-11-26";
const of = (from: string, to: string): Stated => ({ period: { from, to } });
const said = (field: string, ...stated: Stated[]) => fitWords(datesFit(field, stated, TODAY)!);

const part = (...stated: Stated[]) => ({ stated }) as unknown as Part;

test("what is missing in the dates is said after what they are", () => {
  expect(said("savingAccountStatement", of("2026-05-01", "2026-10-31"))).toEqual([
    "Together they run from 1 May 2026 to 31 Oct 2026.",
  ]);
  expect(said("savingAccountStatement", of("2026-01-01", "2026-03-31"), of("2026-05-01", "2026-05-31"))).toEqual([
    "Together they run from 1 Jan 2026 to 31 May 2026.",
    "Nothing covers 1 Apr 2026 to 30 Apr 2026. Please add it.",
    "They end on 31 May 2026. Lenders ask for the latest 6 months: add what came after.",
    "That is less than 6 months. Lenders ask for the latest 6: add what is missing.",
  ]);
  expect(said("paySlips", { month: "2026-10" })).toEqual([
    "Salary slips of Oct 2026.",
    "Lenders ask for the latest 3 months. Missing: Aug 2026, Sep 2026.",
  ]);
});

test.each<[Stated[], string]>([
  [[], ""],
  [[of("2026-05-01", "2026-05-31")], "1 May 2026 to 31 May 2026"],
  [[of("2026-05-01", "2026-09-30"), of("2026-06-01", "2026-06-30")], "1 May 2026 to 30 Sep 2026"],
  [[{ month: "2026-10" }], "Oct 2026"],
  [[{ month: "2026-08" }, { month: "2026-09" }, { month: "2026-10" }], "Aug 2026 to Oct 2026"],
])("a file is of its first day to its last", (stated, words) => {
  expect(statedWords(stated)).toBe(words);
});

test("several statements in one PDF leave no gap unseen", () => {
  const both = part(of("2026-01-01", "2026-05-31"), of("2026-08-01", "2026-10-31"));
  expect(partsFit("savingAccountStatement", [both], TODAY)).toMatchObject({
    gaps: [{ from: "2026-06-01", to: "2026-07-31" }],
  });
});

test("a photo or an undated PDF among them may hold what the others lack: nothing is said", () => {
  const dated = part(of("2026-10-01", "2026-10-31"));
  expect(partsFit("c1.savingAccountStatement", [dated], TODAY)).toMatchObject({ isShort: true });
  expect(partsFit("c1.savingAccountStatement", [dated, part()], TODAY)).toBeNull();
  expect(partsFit("panCard", [dated], TODAY)).toBeNull();
  expect(partsFit("savingAccountStatement", [], TODAY)).toBeNull();
});
