import { renderToStaticMarkup } from "react-dom/server";
import { CostLines } from "./cost-lines";

const lines = (fees: Parameters<typeof CostLines>[0]["fees"], hasAgreements = false) =>
  renderToStaticMarkup(<CostLines fees={fees} hasAgreements={hasAgreements} />)
    .split("<li")
    .slice(1)
    .map((line) => /<h3.*?<\/h3>/.exec(line)![0].replace(/<[^>]+>/g, ""));

test("says what we take, and of lenders only what they publish", () => {
  expect(lines({ on: 2_000_000, lowest: 0, highest: 40_000 })).toEqual([
    "You pay us ₹0",
    "The lender pays us ₹0",
    "The lender charges you ₹0 to ₹40,000",
  ]);
  expect(lines({ on: 2_000_000, lowest: 10_000, highest: 10_000 })[2]).toBe("The lender charges you ₹10,000");
  expect(lines(null)[2]).toBe("The lender charges you –");
  // What a lender with an agreement pays is no figure of ours to guess.
  expect(lines(null, true)[1]).toBe("The lender pays us –");
});
