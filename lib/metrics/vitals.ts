import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { CONNECTIONS, pageKindOf } from "./page-kinds";
import type { Vitals } from "./schema";

declare global {
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

const WIDER = 768;

/** Told once, when the page is hidden for the first time. Neither a cookie nor an address goes along. */
export function measureView() {
  // eslint-disable-next-line compat/compat -- where there is none, it is unknown
  const { effectiveType } = navigator.connection ?? {};
  const view: Vitals = {
    page: pageKindOf(location.pathname),
    connection: CONNECTIONS.find((known) => effectiveType?.endsWith(known)) ?? "unknown",
    device: innerWidth < WIDER ? "phone" : "wider",
    vitals: {},
  };
  const note = ({ name, value }: Metric) => {
    view.vitals[name] = name === "CLS" ? value : Math.round(value);
  };
  // Each change, so that nothing is still to be reported when the page goes.
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(note, { reportAllChanges: true });

  const tell = () => {
    if (document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", tell);
    // Outlives the page, as a beacon does, which could not leave the cookie out.
    void fetch("/api/vitals", {
      method: "POST",
      keepalive: true,
      credentials: "omit",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(view),
    }).catch(() => {});
  };
  // While the event rises, so that web-vitals, which looks at it on its way down, has said its last.
  addEventListener("visibilitychange", tell);
}
