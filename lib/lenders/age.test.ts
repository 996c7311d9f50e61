import { ageInWords, type Dating, knownOn, monthsOld, oldest } from "./age";

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const page = (publishedOn: string | null, readAs: Dating["readAs"] = "storedCopy"): Dating => ({
  publishedOn,
  readOn: "2026-11-21",
  readAs,
});

describe("knownOn", () => {
  it.each([
    ["2025-09-29", "2025-09-29"],
    ["2025-03", "2025-03-31"],
    ["2025", "2025-12-31"],
    ["2024-02", "2024-02-29"],
    // The page says this month; it was read before the month was over.
    ["2026-11", "2026-11-21"],
    ["2026", "2026-11-21"],
  ])("of a page of %s is %s", (publishedOn, expected) => expect(knownOn(page(publishedOn))).toBe(day(expected)));

  it.each([[null], [""], ["older"], ["2025-13"], ["undated page (read 2026-11)"], ["2025123"]])(
    "of a stored copy dated %p is unknown, never the day of reading",
    (publishedOn) => {
      expect(knownOn(page(publishedOn))).toBeNull();
      expect(monthsOld(page(publishedOn), day("2090-01-01"))).toBeNull();
    },
  );
  it("of an undated page that was read itself is the day of reading", () =>
    expect(knownOn(page(null, "live"))).toBe(day("2026-11-21")));
});

describe("monthsOld", () => {
  it("counts whole months from the last day that the date may mean", () => {
    expect(monthsOld(page("2026-01-01"), day("2026-01-20"))).toBe(0);
    expect(monthsOld(page("2026-01-01"), day("2026-07-10"))).toBe(6);
    expect(monthsOld(page("2025"), day("2026-01-15"))).toBe(0);
  });
});

describe("ageInWords", () => {
  it.each([
    ["2025-09-29", "Page of 29 Sep 2025"],
    ["2025-09", "Page of Sep 2025"],
    ["2025", "Page of 2025"],
    [null, "Page without a date: age unknown"],
    ["", "Page without a date: age unknown"],
  ])("of %p is %p", (publishedOn, words) => expect(ageInWords(page(publishedOn))).toBe(words));
  it("says the day of reading of a page that was read itself", () =>
    expect(ageInWords(page(null, "live"))).toBe("Page without a date, read on 21 Nov 2026"));
});

describe("oldest", () => {
  it("is the one of unknown age, else the earliest", () => {
    const [old, young, undated] = [page("2024"), page("2026-09"), page(null)];
    expect(oldest([young, old])).toBe(old);
    expect(oldest([old, undated, young])).toBe(undated);
    expect(oldest([])).toBeUndefined();
  });
});
