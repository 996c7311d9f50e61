import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hasNginx, startFleet } from "@/e2e/support/fleet";
import { routes } from "@/lib/routes";
import { type Line, middle } from "./measure";

const EDITS = Number(process.env.EDITS ?? 100);
const READERS = Number(process.env.READERS ?? 4);
/** Milliseconds between two pages of a reader, and between an edit that was seen and the next. */
const READ_EVERY = 100;
const EDIT_EVERY = Number(process.env.EDIT_EVERY ?? 3000);
/** Milliseconds within which an edit has to be seen. */
const SOON = 2000;
/** Milliseconds after which an edit counts as never seen. */
const LATEST = 30_000;

/** How long it takes until an edit is seen on two instances and through nginx, while others read the same pages. */
export async function edits(): Promise<Line[]> {
  const isProxied = hasNginx();
  if (!isProxied) console.log("  nginx is not installed: only the instances themselves are asked");
  const fleet = await startFleet(2, join(process.env.E2E_DATA_DIR!, "edits"), isProxied);
  try {
    const places = new Map(fleet.instances.map(({ address }, at) => [`instance ${at + 1}`, address]));
    if (fleet.proxy) places.set("through nginx", fleet.proxy.address);
    const lenders = await fleet.db.partner.findMany({ where: { isActive: true }, select: { id: true } });
    const paths = lenders.map(({ id }) => routes.lender(id));
    const read = (at: string, path: string) => fetch(at + path).then((answer) => answer.text());
    for (const at of places.values()) for (const path of paths) await read(at, path);

    let isOver = false;
    // A hundred thousand pages an hour and place: they hit every page, also while it is being made.
    const readers = [...places.values()].flatMap((at) =>
      Array.from({ length: READERS }, async (_, reader) => {
        for (let turn = reader; !isOver; turn += 1) {
          await read(at, paths[turn % paths.length]!).catch(() => {});
          await pause(READ_EVERY);
        }
      }),
    );
    const took = new Map([...places.keys()].map((name) => [name, [] as number[]]));
    let back = 0;
    for (let edit = 1; edit <= EDITS; edit += 1) {
      const { id } = lenders[edit % lenders.length]!;
      const time = `${200 + edit} working days`;
      await fleet.db.partner.update({ where: { id }, data: { loanProcessingTime: time } });
      const from = performance.now();
      await Promise.all(
        [...places].map(async ([name, at]) => {
          const shows = async () => (await read(at, routes.lender(id))).includes(time);
          while (!(await shows()) && performance.now() - from < LATEST) await pause(10);
          took.get(name)!.push(performance.now() - from);
          for (let look = 0; look < 5; look += 1) {
            await pause(50);
            if (!(await shows())) back += 1;
          }
        }),
      );
      await pause(EDIT_EVERY);
    }
    isOver = true;
    await Promise.all(readers);
    return [
      ...[...took].flatMap(([name, times]): Line[] => [
        { name: `${EDITS} edits, ${name}: median until seen`, value: middle(times), unit: "ms" },
        { name: "  worst", value: Math.max(...times), unit: "ms" },
        {
          name: "  after two seconds",
          value: times.filter((ms) => ms > SOON).length,
          unit: "",
          goal: { of: "value", atMost: 0 },
        },
      ]),
      {
        name: "looks that met the old page after the new one",
        value: back,
        unit: "",
        goal: { of: "value", atMost: 0 },
      },
    ];
  } finally {
    await fleet.end();
  }
}
