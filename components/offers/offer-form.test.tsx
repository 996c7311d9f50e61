import { renderToStaticMarkup } from "react-dom/server";
import { OFFER_ROWS, ROW_KEYS, type RowSpec } from "@/lib/offers/offer";
import { OfferForm } from "./offer-form";
import { NOTHING_TYPED, type TypedOffer } from "./typed-offer";

const draw = (typed: Partial<TypedOffer> = {}, errors: readonly { id: string; message: string }[] = []) => {
  const form = {
    typed: { ...NOTHING_TYPED, ...typed },
    errorOf: (id: string) => errors.find((error) => error.id === id)?.message,
    change: () => {},
    leave: () => {},
  };
  return renderToStaticMarkup(<OfferForm form={form} attempt={errors.length} errors={errors} onCheck={() => {}} />);
};
const words = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const text = (row: RowSpec) => row.label().replace(/&/g, "&amp;").replace(/'/g, "&#x27;");

test("every row of the table has its box, in the table's order, those of the second step below the others", () => {
  const html = draw({
    answers: { penal: { text: "charge" }, isDigital: { text: "yes" }, hasLetter: { text: "yes" } },
  });
  const rows = ROW_KEYS.map((key) => OFFER_ROWS[key] as RowSpec);
  const inOrder = [...rows.filter(({ isMore }) => !isMore), ...rows.filter(({ isMore }) => isMore)];
  const places = ROW_KEYS.map((key) => ({ key, at: html.search(new RegExp(`(id|for)="${key}"`)) }));
  expect(places.filter(({ at }) => at < 0)).toEqual([]);
  const found = inOrder.map((row) => html.indexOf(text(row)));
  expect(found.filter((at) => at < 0)).toEqual([]);
  const ids = [...places].sort((a, b) => a.at - b.at).map(({ key }) => key);
  expect(ids.filter((key) => !(OFFER_ROWS[key] as RowSpec).isMore)).toEqual(
    ROW_KEYS.filter((key) => !(OFFER_ROWS[key] as RowSpec).isMore),
  );
});

test("every box but our own questions can be answered by Not there and by I cannot read it", () => {
  const html = draw();
  const shown = ROW_KEYS.filter((key) => html.includes(`"${key}"`) && OFFER_ROWS[key].place.part !== "own");
  for (const answer of ["Not there", "I cannot read it"]) expect(html.split(answer).length - 1).toBe(shown.length);
});

test("each place on the paper is drawn with its row marked, and said in words", () => {
  const html = draw();
  expect(html).toContain('aria-label="Where it stands: part 1 of the table, row 5 of 10"');
  expect(html).toContain('aria-label="Where it stands: part 2 of the table, row 3 of 6"');
  expect(html).toContain('aria-label="Where it stands: on the sheet of sums behind the table, row 7 of 9"');
  const drawings = html.match(/<svg role="img"[\s\S]*?<\/svg>/g)!;
  for (const drawing of drawings.filter((each) => !each.includes("letter")))
    expect(drawing.match(/fill-marigold/g)).toHaveLength(1);
});

test("rows that hang on another answer come with it", () => {
  const ids = (answers: TypedOffer["answers"]) => {
    const html = draw({ answers });
    return ["benchmark", "spread", "letterAmount", "coolingOff", "penalInterest"].filter((key) =>
      html.includes(`id="${key}"`),
    );
  };
  expect(ids({})).toEqual(["benchmark", "spread"]);
  expect(ids({ rateType: { text: "fixed" } })).toEqual([]);
  expect(
    ids({
      rateType: { text: "fixed" },
      hasLetter: { text: "yes" },
      isDigital: { text: "yes" },
      penal: { text: "charge" },
    }),
  ).toEqual(["letterAmount", "coolingOff", "penalInterest"]);
});

test("an answer that is none says what it counts as, at its box; what cannot be, too", () => {
  const said = words(
    draw({ answers: { apr: { text: "", is: "unread" }, sanctioned: { text: "", is: "absent" } } }, [
      { id: "instalment", message: "One instalment cannot be more than the whole loan: check both" },
    ]),
  );
  expect(said).toContain("It counts as unknown, never as 0.");
  expect(said).toContain("It counts as missing, never as 0.");
  expect(said).toContain("There is a problem");
  expect(said.split("One instalment cannot be more than the whole loan: check both")).toHaveLength(3);
});

test("an amount is said in words, with its paise; a dollar loan has no rupee sign", () => {
  const rupee = words(draw({ answers: { sanctioned: { text: "19,00,000.50" } } }));
  expect(rupee).toContain("Nineteen lakh rupees and 50 paise");
  const dollar = words(draw({ answers: { currency: { text: "USD" }, sanctioned: { text: "20000" } } }));
  expect(dollar).not.toContain("₹");
  expect(dollar).toContain("USD");
});
