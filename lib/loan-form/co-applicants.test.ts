import { alignRows, coApplicantLabel, coApplicantName, withIds } from "./co-applicants";

const blank = { panCard: "" };

describe("papers stay with their person", () => {
  const rows = [
    { id: "a", panCard: "A" },
    { id: "b", panCard: "B" },
    { id: "c", panCard: "C" },
  ];
  test("when the middle one of three goes", () => {
    expect(alignRows(rows, ["a", "c"], blank)).toEqual([
      { id: "a", panCard: "A" },
      { id: "c", panCard: "C" },
    ]);
  });
  test("when somebody is added or the order changes", () => {
    expect(alignRows(rows, ["c", "new", "a"], blank)).toEqual([
      { id: "c", panCard: "C" },
      { id: "new", panCard: "" },
      { id: "a", panCard: "A" },
    ]);
  });
});

describe("ids", () => {
  const fresh = () => {
    let next = 0;
    return () => `new${next++}`;
  };
  const before = ["a", "b"].map((id) => ({ id }));
  test.each<[string, string[], string[]]>([
    ["where none is sent, a place keeps the one it had", ["", ""], ["a", "b"]],
    ["a new place gets a new one", ["", "", ""], ["a", "b", "new0"]],
    ["a person keeps the one sent, at whatever place", ["b", "a"], ["b", "a"]],
    ["among others that are sent, none means somebody new", ["a", ""], ["a", "new0"]],
    ["somebody new in the first place takes nobody's", ["", "a", "b"], ["new0", "a", "b"]],
    ["one that the page made is kept", ["a", "made"], ["a", "made"]],
    ["nobody shares one", ["a", "a", ""], ["a", "new0", "new1"]],
  ])("%s", (_what, sent, given) => {
    expect(
      withIds(
        sent.map((id) => ({ id })),
        before,
        fresh(),
      ).map(({ id }) => id),
    ).toEqual(given);
  });
});

test("labels and names", () => {
  expect([0, 1, 2, 3].map(coApplicantLabel)).toEqual([
    "PRIMARY CO-APPLICANT",
    "SECONDARY CO-APPLICANT 1",
    "SECONDARY CO-APPLICANT 2",
    "SECONDARY CO-APPLICANT 3",
  ]);
  expect([0, 1, 2, 3].map(coApplicantName)).toEqual([
    "Primary Co-applicant",
    "Secondary Co-applicant",
    "Secondary Co-applicant 2",
    "Co-applicant 4",
  ]);
});
