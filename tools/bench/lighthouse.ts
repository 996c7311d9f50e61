import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { routes } from "@/lib/routes";
import { type Bench, type Line, middle } from "./measure";

/** Fetched for the run: it brings 185 MB of packages, which nothing else needs. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const ROUNDS = 3;
/** Points that a page may be behind an empty page of Next. */
const BEHIND = 3;
const PAGES = [
  routes.home,
  routes.lenders,
  routes.lender("state-bank-of-india"),
  routes.emiCalculator,
  routes.eligibility,
];
const OTHERS = ["accessibility", "best-practices", "seo"];

/** Points out of 100. `failed` names the audits of the other categories that are not met. */
type Report = { performance: number; failed: string[]; largest: number; blocked: number };

/** Lighthouse for a phone, on five pages and an empty page of Next in turn. */
export async function lighthouse({ alone }: Bench): Promise<Line[]> {
  const own = process.env.E2E_BASE_URL!;
  const addresses = [alone.site.href, ...PAGES.map((path) => own + path)];
  const reports = addresses.map((): Report[] => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, address] of addresses.entries()) reports[at]!.push(await report(address));
  const points = reports.map((all) => middle(all.map(({ performance }) => performance)));
  return [
    { name: "empty page, Next alone: performance, points", value: points[0]!, unit: "" },
    ...PAGES.flatMap((path, page): Line[] => {
      const all = reports[page + 1]!;
      const failed = [...new Set(all.flatMap((each) => each.failed))];
      const of = (key: "largest" | "blocked") => Math.round(middle(all.map((each) => each[key])));
      return [
        {
          name: `${path.slice(-34)}: performance`,
          value: points[page + 1]!,
          unit: "",
          goal: { atLeast: points[0]! - BEHIND, of: "value" },
        },
        { name: "  largest paint, as Lighthouse reckons it", value: of("largest"), unit: "ms" },
        { name: "  blocked by scripts", value: of("blocked"), unit: "ms" },
        {
          name: `  accessibility, practices, search: not met ${failed.join(", ")}`.trimEnd(),
          value: failed.length,
          unit: "",
          goal: { atMost: 0, of: "value" },
        },
      ];
    }),
  ];
}

async function report(address: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    "npm",
    [
      ...["exec", "--yes", "--", LIGHTHOUSE, address, "--quiet", "--output=json"],
      `--only-categories=performance,${OTHERS.join(",")}`,
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking",
    ],
    { env: { ...process.env, CHROME_PATH: process.env.E2E_CHROMIUM }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, audits } = JSON.parse(stdout) as {
    categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { score: number | null; numericValue?: number }>;
  };
  return {
    performance: Math.round(categories.performance!.score * 100),
    failed: OTHERS.flatMap((name) =>
      categories[name]!.auditRefs.filter(
        ({ id, weight }) => weight > 0 && audits[id]!.score !== null && audits[id]!.score! < 1,
      ).map(({ id }) => id),
    ),
    largest: audits["largest-contentful-paint"]!.numericValue!,
    blocked: audits["total-blocking-time"]!.numericValue!,
  };
}
