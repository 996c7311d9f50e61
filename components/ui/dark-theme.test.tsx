import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { Mark } from "./mark";

const styles = readFileSync("app/globals.css", "utf8");
const screens = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "app", "components"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /(?<!\.test)\.tsx$/.test(file));

/** What the dark theme makes of a token, as #rrggbb. */
function dark(token: string): string {
  const theme = /\[data-theme="dark"\] \{([^}]*--color-paper[^}]*)\}/.exec(styles)![1]!;
  return new RegExp(`--color-${token}: (#[0-9a-f]{6})`).exec(theme)![1]!;
}

/** WCAG's relative luminance of #rrggbb. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** WCAG's contrast of two colours, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

test("a choice looks the same in every browser and theme: none is drawn by the browser itself", () => {
  const drawn = screens.flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(
        /<(?:input|ControlledInput)\s[^<]*?type="(?:radio|checkbox)"[^<]*?className="([^"]*)"/g,
      ),
    ].map(([, names]) => ({ file, names: names!.split(" ") })),
  );
  expect(drawn.length).toBeGreaterThan(6);
  expect(drawn.filter(({ names }) => !names.includes("box") && !names.includes("sr-only"))).toEqual([]);
  expect(/\.box \{([^}]*)\}/.exec(styles)![1]).toMatch(
    /appearance: none;[^}]*border: 1\.5px solid var\(--color-edge\)/,
  );
});

test("a deep band is no darker than the page in the dark theme, so its edge can be seen", () => {
  const ground =
    /\[data-theme="dark"\] \.band-deep \{\s*background: var\(--color-([\w-]+)\)/.exec(styles)?.[1] ?? "deep";
  expect(luminance(dark(ground))).toBeGreaterThan(luminance(dark("paper")));
  expect(contrast(dark(ground), dark("paper"))).toBeGreaterThan(1.2);
});

test("the mark's tick stands out from its folder", () => {
  const tick = /<path class="[^"]*dark:stroke-([\w-]+)/.exec(renderToStaticMarkup(<Mark />))?.[1] ?? "marigold";
  expect(contrast(dark(tick), dark("peacock"))).toBeGreaterThan(3);
});

test("in a loan's curve, added interest is told from the months of grace beside it", () => {
  for (const beside of ["chart-1", "marigold", "edge"]) expect(dark("chart-2")).not.toBe(dark(beside));
  expect(contrast(dark("chart-2"), dark("marigold"))).toBeGreaterThan(1.5);
  expect(contrast(dark("chart-2"), dark("surface"))).toBeGreaterThan(4.5);
});
