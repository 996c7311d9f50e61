import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hasNginx, startFleet } from "@/e2e/support/fleet";
import { routes } from "@/lib/routes";
import { sampleSection } from "@/tests/samples/sections";
import { newStudentIn } from "@/tests/factories/sessions";
import { type Line } from "./measure";

const SAVERS = 8;
const READERS = 4;
/** Milliseconds for which nginx may still send to an instance that was killed (deploy/nginx.conf). */
const HEALTH = 2000;

/** Two instances behind nginx with people at work: one is killed with -9, then each is restarted in order. */
export async function instances(): Promise<Line[]> {
  if (!hasNginx()) {
    console.log("  left out: nginx is not installed");
    return [];
  }
  const fleet = await startFleet(2, join(process.env.E2E_DATA_DIR!, "instances"), true);
  try {
    const site = fleet.proxy!.address;
    const people = await Promise.all(Array.from({ length: SAVERS }, () => newStudentIn(fleet.db)));
    const confirmed = new Map<string, number>();
    const counts = { saves: 0, pages: 0, atKill: 0, after: 0 };
    let [isOver, isForgiven, phase] = [false, false, "both serve"];
    const failed: string[] = [];
    /** Counts what was not answered with 200; what was under way when an instance was killed, by itself. */
    const counted = async (what: string, ask: () => Promise<Response>) => {
      const was = isForgiven;
      const status = await ask().then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        (error: Error & { cause?: { code?: string } }) => error.cause?.code ?? error.message,
      );
      if (status === 200) return true;
      counts[was || isForgiven ? "atKill" : "after"] += 1;
      failed.push(`${what} ${status} while ${phase}`);
      return false;
    };
    const save =
      ({ cookie }: { cookie: string }, number: number) =>
      () =>
        fetch(`${site}/api/loanform/add`, {
          method: "POST",
          headers: { cookie, "sec-fetch-site": "same-origin", "content-type": "application/json" },
          body: JSON.stringify({
            generalDetails: { ...(sampleSection("generalDetails", String) as object), city: `City ${number}` },
          }),
        });
    const pages = [routes.home, routes.lenders, routes.lender("state-bank-of-india"), routes.emiCalculator];
    const working = [
      ...people.map(async (person) => {
        for (let number = 1; !isOver; number += 1) {
          if (await counted("a save:", save(person, number))) {
            confirmed.set(person.id, number);
            counts.saves += 1;
          }
          // Below the 500 saves a day that a student may make.
          await pause(100);
        }
      }),
      ...Array.from({ length: READERS }, async (_, reader) => {
        for (let turn = reader; !isOver; turn += 1) {
          if (await counted("a page:", () => fetch(site + pages[turn % pages.length]!))) counts.pages += 1;
          await pause(20);
        }
      }),
    ];
    const [first] = fleet.instances;
    await pause(3000);
    [isForgiven, phase] = [true, "one is killed"];
    await first!.end("SIGKILL");
    await pause(HEALTH);
    isForgiven = false;
    await pause(3000);
    phase = "it starts again";
    await first!.start();
    await pause(HEALTH + 1000);
    let unclean = 0;
    for (const [at, instance] of fleet.instances.entries()) {
      phase = `instance ${at + 1} ends in order`;
      if ((await instance.end("SIGTERM")) !== 0) unclean += 1;
      phase = `instance ${at + 1} starts again`;
      await instance.start();
      await pause(HEALTH + 1000);
    }
    isOver = true;
    await Promise.all(working);
    for (const line of failed) console.log(`  failed: ${line}`);
    let lost = 0;
    for (const { id } of people) {
      const form = await fleet.db.loanForm.findUniqueOrThrow({ where: { userId: id } });
      const { city } = form.generalDetails as { city: string };
      if (Number(city.slice("City ".length)) < (confirmed.get(id) ?? 0)) lost += 1;
    }
    return [
      { name: "saves that were confirmed", value: counts.saves, unit: "" },
      { name: "pages that were answered", value: counts.pages, unit: "" },
      { name: "failed within two seconds of a kill with -9", value: counts.atKill, unit: "" },
      {
        name: "failed after that, and in the rolling restart",
        value: counts.after,
        unit: "",
        goal: { of: "value", atMost: 0 },
      },
      { name: "people who lost a confirmed save", value: lost, unit: "", goal: { of: "value", atMost: 0 } },
      { name: "instances that did not end in order", value: unclean, unit: "", goal: { of: "value", atMost: 0 } },
    ];
  } finally {
    await fleet.end();
  }
}
