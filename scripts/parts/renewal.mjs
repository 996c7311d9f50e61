import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** As many pages are made anew at most; the others when somebody asks for them. */
const MOST = 100;
/** Milliseconds between looks at what else is to do, and looks after which a page is made all the same. */
const LOOK = 50;
const LOOKS = 20;
/** The app answers with a page that it has just made, and only from then on with one that it keeps. */
const TRIES = 3;

/**
 * Has pages made by us and not by the next visitor, who would wait for it: one after the other, each when nobody waits
 * for an answer, or after a second.
 * @param has whether a page is kept by now; ask: asks for one, and never fails; isBusy: whether anything is under way;
 *   isOver: whether no more are wanted
 * @returns renew(addresses), the most wanted first
 */
export function renewal({ has, ask, isBusy, isOver }) {
  const wanted = new Set();
  let run;

  async function makeAll() {
    for (const address of wanted) {
      wanted.delete(address);
      for (let tries = 0; tries < TRIES && !has(address); tries += 1) {
        let looks = 0;
        do await pause(LOOK, undefined, { ref: false });
        while (isBusy() && (looks += 1) < LOOKS);
        if (isOver()) return;
        await ask(address);
      }
    }
  }

  return function renew(addresses) {
    for (const address of addresses.slice(0, MOST)) wanted.add(address);
    run ??= makeAll().finally(() => (run = undefined));
  };
}

/**
 * Addresses of the pages that a build has made from content, which has an age: those that a start drops.
 * @param dist the build's folder
 */
export function madeAhead(dist) {
  const { routes } = JSON.parse(readFileSync(join(dist, "prerender-manifest.json"), "utf8"));
  return Object.keys(routes).filter((path) => routes[path].dataRoute && routes[path].initialRevalidateSeconds);
}
