import { renderToStaticMarkup } from "react-dom/server";
import { LeftOut } from "./left-out";

const papers = [
  { slot: "financialDetails.savingAccountStatement", label: "Savings statement", help: "All pages", isUsual: true },
];
const shown = (isNewer: boolean) => renderToStaticMarkup(<LeftOut papers={papers} isNewer={isNewer} owner={null} />);

test("a newer paper's slot says whose place it takes and what must be in it, before anything is chosen", () => {
  expect(shown(true)).toContain("every lender sees it in place of the old one");
  expect(shown(true)).toContain("so it must have all of the latest 6 months.");
  expect(shown(false)).toContain("All pages");
  expect(shown(false)).not.toContain("the old one");
});
