// Every page carries this file: what measures is fetched by few of them, once they are at rest.

declare global {
  interface Navigator {
    /** In Chromium only. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** One view in so many is measured. */
const ONE_IN = 10;

/** Measures one page view in ten; none where data are to be saved, and none of a program's. */
export function measureSomeViews() {
  if (Math.random() * ONE_IN >= 1 || navigator.webdriver || navigator.connection?.saveData) return;
  const measure = () =>
    void import("./vitals").then(
      ({ measureView }) => measureView(),
      () => {},
    );
  const whenIdle = () => void (window.requestIdleCallback ?? setTimeout)(measure);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
}
