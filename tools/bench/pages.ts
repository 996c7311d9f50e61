import { Sender } from "@/tools/attack/send";
import { type Bench, cpuOf, type Line, type MeasuredWork } from "./measure";

const LENDER = "/education-loan/state-bank-of-india";

/** A lender's page and a first visit of it, beside an empty page of Next. */
export async function pages({ alone, app }: Bench): Promise<Line[]> {
  const [sender, other] = [new Sender(), new Sender(alone.site)];
  const get = (to: Sender, path: string, headers: Record<string, string>) => to.send({ method: "GET", path, headers });
  const br = { "accept-encoding": "br" };
  const gzip = { "accept-encoding": "gzip" };
  // Asked for twice it is kept.
  for (const headers of [br, br, gzip, gzip]) await get(sender, LENDER, headers);
  const { headers } = await get(sender, LENDER, br);
  const known = { ...br, "if-none-match": headers.etag! };
  const html = (await get(sender, LENDER, { "accept-encoding": "identity" })).body.toString();
  // What a browser asks for at once: scripts, styles and fonts by name, pictures where they stand in the page.
  const files = [
    ...new Set([
      ...[...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, path]) => path!),
      ...[...html.matchAll(/<link[^>]+rel="(?:stylesheet|preload)"[^>]+href="([^"]+)"/g)].map(([, path]) => path!),
      ...[...html.matchAll(/<img[^>]+src="([^"]+)"/g)].map(([, path]) => path!),
    ]),
  ].filter((path) => path.startsWith("/"));
  const visit = [LENDER, ...files];

  const ours = () => [app.pid];
  const theirs = () => [alone.pid];
  const works: MeasuredWork[] = [
    { name: "empty page, Next alone", pids: theirs, times: 400, once: () => get(other, "/", gzip) },
    { name: "lender's page, br", pids: ours, times: 1500, once: () => get(sender, LENDER, br) },
    { name: "lender's page, gzip", pids: ours, times: 1500, once: () => get(sender, LENDER, gzip) },
    { name: "lender's page, not compressed", pids: ours, times: 1000, once: () => get(sender, LENDER, {}) },
    { name: "lender's page, already known (304)", pids: ours, times: 1500, once: () => get(sender, LENDER, known) },
    {
      name: `first visit: the page and ${files.length} files`,
      pids: ours,
      times: 150,
      once: async () => {
        for (const path of visit) await get(sender, path, br);
      },
    },
  ];
  const took = await cpuOf(works);
  sender.leave();
  other.leave();
  return works.map(({ name }, at): Line => {
    const line: Line = { name, value: took[at]!, unit: "ms", ratio: took[at]! / took[0]! };
    if (at === 1 || at === 2) return { ...line, goal: { of: "ratio", atMost: 0.3 } };
    // Of sixteen requests; a visit with more of them may cost as much more.
    if (at === 5) return { ...line, goal: { of: "value", atMost: (3 * visit.length) / 16 } };
    return line;
  });
}
