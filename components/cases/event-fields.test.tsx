import { CASE_KINDS, hasField } from "@/lib/cases/kinds";
import { writeBody } from "@/lib/cases/schema";
import { NOTHING_SAID, writtenEvent } from "./event-fields";
import { TERMS } from "./term-fields";

const TYPED = {
  ...NOTHING_SAID,
  ...{ rate: " ९.१५ % ", rateType: "floating", termMonths: "120", processingFee: "0" },
  ...{ conditions: "Margin of 10%", validUntil: "2027-03-31" },
};

test("a sanction says its terms as figures, and a blank one is left out", () => {
  const said = writeBody.parse(writtenEvent("1", "sanctioned", "2026-11-03", TYPED));
  expect(said).toMatchObject({
    ...{ rate: 9.15, rateType: "floating", termMonths: 120, processingFee: 0 },
    ...{ conditions: "Margin of 10%", validUntil: "2027-03-31" },
  });
  const nothing = writeBody.parse(writtenEvent("1", "sanctioned", "2026-11-03", NOTHING_SAID));
  expect(nothing).not.toMatchObject({ rate: expect.anything() });
  expect([nothing.rate, nothing.termMonths, nothing.processingFee, nothing.validUntil]).toEqual(
    Array(4).fill(undefined),
  );
});

test.each([
  ["rate", "nine"],
  ["rate", "915"],
  ["termMonths", "ten years"],
])("%s that is written as %j is refused at its box", (name, typed) => {
  const result = writeBody.safeParse(writtenEvent("1", "sanctioned", "2026-11-03", { ...NOTHING_SAID, [name]: typed }));
  expect(result.error?.issues.map(({ path }) => path)).toEqual([[name]]);
});

test("no other kind of event says what was typed into those boxes before", () => {
  for (const kind of CASE_KINDS.filter((one) => !hasField(one, "rate"))) {
    const event = writtenEvent("1", kind, "2026-11-03", TYPED);
    expect(TERMS.filter((name) => event[name])).toEqual([]);
  }
});
