import { rupees } from "@/lib/text/format";
import { check } from "./check";
import { costEffect } from "./cost-effect";
import { rate, rulebookOf, scheme, STUDENT } from "./testing";

it("says the cost that the list shows, over the months that another scheme decides", () => {
  const short = scheme("short", { tenureMaxMonths: 60 });
  const changed = scheme("changed", { rates: [rate({ fromPct: 12 })] });
  const book = rulebookOf(short, changed);
  const totals = [11, 12].map((fromPct) => {
    const { comparedMonths, fits } = check(rulebookOf(short, { ...changed, rates: [rate({ fromPct })] }), STUDENT);
    expect(comparedMonths).toBe(60);
    return rupees(fits.find((match) => match.scheme.id === changed.id)!.cost.compared!.total!);
  });
  const before = { ...changed, rates: [rate({ fromPct: 11 })] } as unknown as Parameters<
    typeof costEffect
  >[1]["before"];
  expect(costEffect(book, { id: changed.id, before }, STUDENT, {})).toContain(
    `For you it costs ${totals[1]} in all, instead of ${totals[0]}: `,
  );
});
