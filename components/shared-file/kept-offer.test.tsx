import { renderToStaticMarkup } from "react-dom/server";
import { KeptOffer } from "./kept-offer";

test("an officer reads the rows as the student typed them, and that nobody checked them", () => {
  const rows = [
    { label: "Sanctioned loan amount", value: "₹26,00,000" },
    { label: "Annual Percentage Rate (APR)", value: "Not there" },
  ];
  const offer = { keptAt: "2026-11-28T06:30:00.000Z", rows, letterId: null };
  const html = renderToStaticMarkup(
    <KeptOffer offer={offer} student="Asha Iyer">
      {null}
    </KeptOffer>,
  );
  expect(html).toContain("Asha Iyer typed it from your papers on 28 Nov 2026. Nobody checked it with you.");
  for (const { label, value } of rows)
    expect(html).toMatch(new RegExp(`${label.replace(/[()]/g, "\\$&")}</dt><dd[^>]*>${value}<`));
});
