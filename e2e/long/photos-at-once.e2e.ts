import { writeFile } from "node:fs/promises";
import { type Browser, expect, type Page } from "@playwright/test";
import { bigPhoto } from "@/e2e/support/big-photo";
import { Wizard } from "@/e2e/support/wizard";
import { test } from "@/tests/fixtures";

/** As Chromium writes it; `tdur` is the processor's time in microseconds. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

/**
 * Milliseconds of the processor that the page's tasks took while something was done, the longest first. Traced rather
 * than observed in the page: the trace knows the processor's time, whatever else this machine is at.
 */
async function longestTasks(browser: Browser, page: Page, work: () => Promise<unknown>) {
  await browser.startTracing(page, {
    categories: ["toplevel", "disabled-by-default-devtools.timeline", "devtools.timeline"],
  });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const main = traceEvents
    .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
    .map(({ pid, tid }) => `${pid} ${tid}`);
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith("RunTask") && main.includes(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
}

test("ten photos of twelve megapixels at once keep the page usable: no task half as long as one drawing, with the processor slowed to a quarter", async ({
  page,
  context,
  browser,
  wizard,
}, info) => {
  const photo = await bigPhoto();
  const file = info.outputPath("photo.jpg");
  await writeFile(file, photo.buffer);
  // Counted in the page: what the test hears of the end of a request may come after the start of the next.
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    let now = 0;
    const counted = window as unknown as { mostAtOnce: number };
    counted.mostAtOnce = 0;
    XMLHttpRequest.prototype.send = function (body) {
      now += 1;
      counted.mostAtOnce = Math.max(now, counted.mostAtOnce);
      this.addEventListener("readystatechange", () => {
        if (this.readyState === XMLHttpRequest.DONE) now -= 1;
      });
      send.call(this, body);
    };
  });
  /** What the page's tasks took while it was given photos in the first `count` slots of a step. */
  async function tasksOf(student: Wizard, path: string, count: number) {
    const { page: its } = student;
    await its.goto(path);
    await its.waitForFunction(() => document.readyState === "complete");
    const session = await context.newCDPSession(its);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await student.openFolds();
    const slots = (await student.slots().all()).slice(0, count);
    return longestTasks(browser, its, async () => {
      for (const slot of slots) await slot.locator("input[name]").setInputFiles(file);
      for (const slot of slots)
        await expect(slot.getByText("uploaded successfully", { exact: true })).toBeVisible({ timeout: 120_000 });
    });
  }

  // A page that has to draw by itself shows what a drawing in one piece takes: on this machine, with its other work.
  const drawing = new Wizard(await context.newPage());
  await drawing.page.addInitScript(() => Reflect.deleteProperty(window, "OffscreenCanvas"));
  const [inOnePiece = 0] = await tasksOf(drawing, "/dashboard/loanform/academic", 1);
  await drawing.page.close();

  const tasks = await tasksOf(wizard, "/dashboard/loanform/kyc", 10);
  // Each task is in the trace twice. Two may be the machine's own (a collection of garbage, a switch to another
  // process); pictures that were worked on in the page would make ten.
  const third = tasks[4]!;
  info.annotations.push({ type: "third longest task, and one drawing, in ms", description: `${third}, ${inOnePiece}` });
  expect(tasks.length).toBeGreaterThan(100);
  // Some 140 ms where a drawing takes 700.
  expect(third / inOnePiece).toBeLessThan(1 / 2);
  const most = await page.evaluate(() => (window as unknown as { mostAtOnce: number }).mostAtOnce);
  expect([1, 2]).toContain(most);
});
