import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nginxProgram, startNginx } from "@/tools/nginx.mjs";
import { Sender, site } from "@/tools/attack/send";
import { freePort } from "@/e2e/support/own-instance";
import { type Bench, cpuOf, type Line, type MeasuredWork } from "./measure";

const LENDER = "/education-loan/state-bank-of-india";

/** A lender's page from nginx's cache beside a file from the same cache, and beside the app's own answer. */
export async function nginx({ app }: Bench): Promise<Line[]> {
  if (!nginxProgram()) {
    console.log("  left out: nginx is not installed");
    return [];
  }
  const port = await freePort();
  const proxy = await startNginx({ dir: join(process.env.E2E_DATA_DIR!, "nginx"), port, upstreams: [site.port] });
  const [direct, cached] = [new Sender(), new Sender(new URL(`http://127.0.0.1:${port}`))];
  const br = { "accept-encoding": "br" };
  const get = (to: Sender, path: string) => to.send({ method: "GET", path, headers: br });
  const page = await get(direct, LENDER);
  const html = (await direct.send({ method: "GET", path: LENDER, headers: { "accept-encoding": "identity" } })).body;
  // The file whose length is nearest to the page's.
  const files = [...new Set(html.toString().match(/\/_next\/static\/[^"\\]+\.(?:js|css)/g))];
  const sizes = await Promise.all(files.map(async (path) => ({ path, size: (await get(direct, path)).body.length })));
  const far = ({ size }: { size: number }) => Math.abs(size - page.body.length);
  const [file] = sizes.sort((a, b) => far(a) - far(b));
  const workers = () =>
    readFileSync(`/proc/${proxy.pid}/task/${proxy.pid}/children`, "utf8").trim().split(" ").map(Number);
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
  const works: MeasuredWork[] = [
    {
      name: `a file of ${kb(file!.size)} from nginx's cache`,
      pids: workers,
      times: 3000,
      once: () => get(cached, file!.path),
    },
    {
      name: `lender's page of ${kb(page.body.length)} from nginx's cache`,
      pids: workers,
      times: 3000,
      once: () => get(cached, LENDER),
    },
    { name: "the same from the app", pids: () => [app.pid], times: 1500, once: () => get(direct, LENDER) },
  ];
  const took = await cpuOf(works);
  direct.leave();
  cached.leave();
  await proxy.end();
  return works.map(({ name }, at): Line => {
    const line: Line = { name, value: took[at]!, unit: "ms", ratio: took[0]! / took[at]! };
    return at === 1 ? { ...line, goal: { of: "ratio", atLeast: 0.8 } } : line;
  });
}
