import { alignRows, coApplicantLabel, coApplicantName, withIds } from "./co-applicants";

const blank = { panCard: "" };

describe("papers stay with their person", () => {
  const rows = [{ id: "a", panCard: "A" }, { id: "b", panCard: "B" }, { id: "c", panCard: "C" }];
  test("when the middle one of three goes", () => {
    expect(alignRows(rows, ["a", "c"], blank)).toEqual([{ id: "a", panCard: "A" }, { id: "c", panCard: "C" }]);
  });
  test("when somebody is added or the order changes", () => {
    expect(alignRows(rows, ["c", "new", "a"], blank)).toEqual([{ id: "c", panCard: "C" }, { id: "new", panCard: "" }, { id: "a", panCard: "A" }]);
  });
});

describe("ids", () => {
  const fresh = () => { let next = 0; return () => `new${next++}`; };
  test("a person keeps the id given, or the one its place had", () => {
    expect(withIds([{ id: "a" }, { id: "" }], [{ id: "a" }, { id: "b" }], fresh())).toEqual([{ id: "a" }, { id: "b" }]);
  });
  test("nobody shares one", () => {
    expect(withIds([{ id: "a" }, { id: "a" }, { id: "" }], [{ id: "a" }], fresh())).toEqual([{ id: "a" }, { id: "new0" }, { id: "new1" }]);
  });
});

test("labels and names", () => {
  expect([0, 1, 2, 3].map(coApplicantLabel)).toEqual(["PRIMARY CO-APPLICANT", "SECONDARY CO-APPLICANT 1", "SECONDARY CO-APPLICANT 2", "SECONDARY CO-APPLICANT 3"]);
  expect([0, 1, 2, 3].map(coApplicantName)).toEqual(["Primary Co-applicant", "Secondary Co-applicant", "Secondary Co-applicant 2", "Co-applicant 4"]);
});
