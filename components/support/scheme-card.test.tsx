import { renderToStaticMarkup } from "react-dom/server";
import { seededSupport } from "@/tests/factories/dated-facts";
import { SchemeCard } from "./scheme-card";

const ALL = seededSupport();
const draw = (id: string, today = "2026-11-28") =>
  renderToStaticMarkup(
    <SchemeCard scheme={ALL.find((scheme) => scheme.id === id)!} reasons={["state", "unconfirmed"]} today={today} />,
  );

it.each(ALL)("$id has its source and its age", ({ id }) =>
  expect(draw(id)).toMatch(/Page of [^;]+; read on \d+ \w+ 20\d\d\./),
);

it("says why, in words", () => {
  expect(draw("telangana-phule")).toContain("the state; whether it takes students this year");
});

it.each(ALL)("$id has no figure past its review but the age of its source", ({ id, name }) => {
  const html = draw(id, "2029-01-01")
    .replace(/<p class="text-xs.*$/s, "")
    .replace(/<h3.*?<\/h3>/s, "");
  expect(name).not.toBe("");
  expect(html.replace(/<[^>]+>/g, " ").replaceAll("&#x27;", "'")).not.toMatch(/\d/);
});
