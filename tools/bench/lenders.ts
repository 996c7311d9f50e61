import { setTimeout as pause } from "node:timers/promises";
import { ownInstance, type OwnInstance } from "@/e2e/support/own-instance";
import { compareAddress } from "@/lib/lenders/compare";
import { routes } from "@/lib/routes";
import { seedLenders } from "@/tests/factories/many-lenders";
import { Sender } from "@/tools/attack/send";
import { type Line } from "./measure";

/** What no site of today has. */
const COUNT = 1000;
const UNIVERSITIES = 10_000;
const COUNTRY = "US";
const CASE =
  "?country=US&level=postgraduate&amount=2000000&security=no&admission=received_offer&coApplicant=earning&course=24&years=8";
/** What a page may have with any number of lenders, before it is compressed, in KB. */
const MOST_KB = 1000;

/** What pages and calls are like with many lenders, beside those of the seed. */
export async function lenders(): Promise<Line[]> {
  const own = await ownInstance();
  const sender = new Sender(new URL(own.address));
  try {
    const lines: Line[] = [];
    let base: number | undefined;
    const seeded = await own.db.partner.count();
    for (const count of [seeded, COUNT]) {
      if (count === COUNT) {
        await seedLenders(own.db, seeded, COUNT);
        await shown(own, `many-${COUNT - 1}`);
        await seedUniversities(own);
      }
      const { sizes, bad } = await look(sender, count === seeded ? "state-bank-of-india" : `many-${count - 1}`);
      base ??= sizes.get(routes.culture)!;
      const kb = (path: string) => sizes.get(path)! / 1024;
      const plain = sizes.get(routes.culture)!;
      lines.push(
        { name: `${count} lenders: answers that were not 200`, value: bad, unit: "", goal: { of: "value", atMost: 0 } },
        {
          name: "  a page that shows none of them",
          value: plain / 1024,
          unit: "KB",
          ratio: plain / base,
          goal: { of: "ratio", atMost: 1.01 },
        },
        { name: "  the largest page", value: largest(sizes), unit: "KB", goal: { of: "value", atMost: MOST_KB } },
        { name: "  the list", value: kb(routes.lenders), unit: "KB" },
        { name: "  the sitemap", value: kb("/sitemap.xml"), unit: "KB", goal: { of: "value", atMost: 50 * 1024 } },
        {
          name: "  its addresses",
          value: sizes.get("addresses")!,
          unit: "",
          goal: { of: "value", atMost: 50_000 },
        },
        { name: "  loanpartners/read", value: kb("/api/loanpartners/read"), unit: "KB" },
        { name: "  countries/read of one country", value: kb("/api/countries/read"), unit: "KB" },
        { name: "  memory after one look at each", value: own.memory(), unit: "MB" },
      );
    }
    return lines;
  } finally {
    sender.leave();
    await own.end();
  }
}

const largest = (sizes: Map<string, number>) =>
  Math.max(...[...sizes].filter(([path]) => path !== "addresses" && !/^\/(api|sitemap)/.test(path)).map(([, b]) => b)) /
  1024;

/** One look at each page and call. @returns their bytes, and how many were not answered with 200 */
async function look(sender: Sender, lender: string) {
  const sizes = new Map<string, number>();
  let bad = 0;
  const note = (path: string, status: number, body: Buffer) => {
    sizes.set(path, body.length);
    if (status === 200) return;
    bad += 1;
    console.log(`  ${path} was answered with ${status}`);
  };
  for (const path of [
    routes.culture,
    routes.home,
    routes.lenders,
    `${routes.lenders}?part=2`,
    routes.lender(lender),
    routes.lender("state-bank-of-india"),
    compareAddress([]),
    routes.eligibility,
    routes.eligibility + CASE,
    routes.emiCalculator,
    "/sitemap.xml",
  ]) {
    // The second part is not there with the lenders of the seed.
    const { status, body } = await sender.send({ method: "GET", path });
    note(path, status, body);
    if (path === "/sitemap.xml") sizes.set("addresses", body.toString().match(/<loc>/g)!.length);
  }
  for (const [path, body] of [
    ["/api/loanpartners/read", {}],
    [`/api/loanpartners/web/${lender}`, {}],
    ["/api/countries/read", { country: COUNTRY, search: "Number 77" }],
    ["/api/countries/read", { country: COUNTRY }],
  ] as const) {
    const answer = await sender.send({
      method: "POST",
      path,
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      body: JSON.stringify(body),
    });
    note(path, answer.status, answer.body);
  }
  return { sizes, bad };
}

/** Waits until a lender has a page, and the list its parts. */
async function shown(own: OwnInstance, last: string) {
  for (const from = Date.now(); Date.now() - from < 180_000; await pause(500)) {
    const page = await fetch(own.address + routes.lender(last)).catch(() => null);
    if (page?.status !== 200) continue;
    const list = await fetch(own.address + routes.lenders).then((answer) => answer.text());
    if (list.includes("?part=2")) return;
  }
  throw new Error("The new lenders did not come.");
}

const seedUniversities = (own: OwnInstance) => own.db.$executeRaw`
  INSERT INTO "University" ("countryCode", name)
  SELECT ${COUNTRY}, 'University number ' || n FROM generate_series(1, ${UNIVERSITIES}::int) n`;
