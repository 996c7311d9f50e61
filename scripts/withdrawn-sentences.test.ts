import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { withdrawnIn } from "@/tests/withdrawn-sentences";

const sources = execFileSync(
  "git",
  ["ls-files", "-co", "--exclude-standard", "app", "components", "lib", "prisma/seed-data"],
  { encoding: "utf8" },
)
  .split("\n")
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file));

test("no source says a sentence that was withdrawn", () => {
  expect(sources.length).toBeGreaterThan(400);
  const found = sources.flatMap((file) => withdrawnIn(readFileSync(file, "utf8")).map((piece) => `${file}: ${piece}`));
  expect(found).toEqual([]);
});

test.each([
  ["over two lines", "The lender pays us a\n        commission.", "pays us a commission"],
  ["with an entity", "Each lender&apos;s page gives both limits.", "each lender's page gives both limits"],
  ["with an escape", "Each lender\\'s page gives both limits.", "each lender's page gives both limits"],
  ["through tags", "<b>It pays us</b> and you do not.", "it pays us and you do not"],
  ["in a tag", '<Column title="Lending Partners">', "lending partners"],
  ["with a blank of JSX", 'offers set{" "}\n side by side', "offers set side by side"],
])("a sentence is found %s", (_, text, piece) => expect(withdrawnIn(text)).toEqual([piece]));
