import type { BrowserContext, CDPSession, Page } from "@playwright/test";

export const CHEAP_PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const SLOWDOWN = 4;
const WEAK_LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** 400 kbit/s and 400 ms: slow 3G. */
export const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 400e3 / 8, uploadThroughput: 400e3 / 8 };

/** Makes a page as slow as on a cheap phone with a weak line, or with this one; holds for this page only. */
export async function slowDown(page: Page, line = WEAK_LINE) {
  const session = await weakLine(page, line);
  await setProcessor(session, "slow");
  return session;
}

/** Slow as a cheap phone's, or its own. It burns the time that it takes away: not for what only waits for the line. */
export const setProcessor = (session: CDPSession, speed: "slow" | "fast") =>
  session.send("Emulation.setCPUThrottlingRate", { rate: speed === "slow" ? SLOWDOWN : 1 });

/** What slowDown began goes on with a weak line and the processor's own speed. */
export async function keepLineAlone(session: CDPSession) {
  await setProcessor(session, "fast");
  await session.send("Network.emulateNetworkConditions", WEAK_LINE);
}

export async function weakLine(page: Page, line = WEAK_LINE) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  return session;
}

export async function slowPage(context: BrowserContext) {
  const page = await context.newPage();
  await slowDown(page);
  return page;
}

/** Kills the page as a phone short of memory does: no event reaches it. Gives an empty page of the same browser. */
export async function kill(page: Page): Promise<Page> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  const gone = page.waitForEvent("crash");
  // Never answered: the page is gone before it could.
  void session.send("Page.crash").catch(() => {});
  await gone;
  const next = await context.newPage();
  await page.close();
  return next;
}

/** Whether what was entered is on the phone: asked by a timer of the page, behind the one that writes the draft. */
export const isWritten = (page: Page, since: number) =>
  page.evaluate(async (moment) => {
    await new Promise((later) => setTimeout(later, 1500));
    return new Promise<boolean>((resolve) => {
      const opening = indexedDB.open("dakhila-drafts");
      opening.onsuccess = () => {
        const all = opening.result.transaction("drafts").objectStore("drafts").getAll();
        all.onsuccess = () => {
          opening.result.close();
          const newest = Math.max(0, ...(all.result as { at: number }[]).map(({ at }) => at));
          // What stood there already, such as a name from the signup, makes no new draft.
          resolve(newest >= moment ? Date.now() - newest > 1000 : Date.now() - moment > 5000);
        };
      };
    });
  }, since);
