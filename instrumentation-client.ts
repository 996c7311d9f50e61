// Runs before the page does, and every page carries it: what measures is fetched by few of them, once they are at rest.

import { keepTyped } from "@/lib/browser/keep-typed";
import { whenIdle } from "@/lib/browser/when-idle";

keepTyped();

// Chrome before 114, Safari before 17 and Firefox before 125 know no popover; nobody else fetches this.
if (!("popover" in HTMLElement.prototype)) import("@oddbird/popover-polyfill").catch(() => {});

// One page view in ten; none where data are to be saved, and none of a program's.
if (Math.random() < 0.1 && !navigator.webdriver && !navigator.connection?.saveData)
  addEventListener("load", () =>
    whenIdle(
      () =>
        void import("@/lib/metrics/vitals").then(
          ({ measureView }) => measureView(),
          () => {},
        ),
    ),
  );
