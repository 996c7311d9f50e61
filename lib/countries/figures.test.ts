import { seededFacts } from "@/tests/factories/dated-facts";
import { shownFact } from "./facts";
import { figureOf } from "./figures";

const FACTS = seededFacts();
const figure = (id: string, today = "2026-11-28") =>
  figureOf(
    shownFact(
      FACTS.find((fact) => fact.id === id)!,
      today,
    ),
  );

it.each<[string, ReturnType<typeof figure>]>([
  ["gb-funds-living-amount-2", { figure: "£1,570 a month", rest: "in London, at most 9 months" }],
  ["nl-funds-living-amount", { figure: "€1,130.77 a month", rest: "13,569.24 a year" }],
  ["it-funds-living-amount", { figure: "€10,179.85 a year", rest: "one academic year (848.32 a month)" }],
  ["ca-visa-fee", { figure: "CAD 150", rest: "per application" }],
  ["gb-funds-hold-days", { figure: "28 days in a row", rest: "ending at most 31 days before the application" }],
  ["gb-work-hours", { figure: "20 hours per week in term", rest: "(degree level)" }],
  ["in-tcs-threshold-inr", { figure: "₹10,00,000 a year", rest: "financial year" }],
  ["us-funds-living-amount", null],
])("says the figure of %s, to the cent", (id, said) => expect(figure(id)).toEqual(said));

it("has no figure past the review", () => expect(figure("gb-funds-living-amount-2", "2026-12-01")).toBeNull());
