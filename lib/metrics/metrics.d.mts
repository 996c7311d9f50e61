import type { Counter, Gauge, Histogram, Registry } from "prom-client";

type VitalLabels = "page" | "connection" | "device";
type Reading =
  | "requests_under_way"
  | "kept_entries"
  | "kept_bytes"
  | "database_pool"
  | "content_listening"
  | "content_heard_seconds";

export const metrics: {
  registry: Registry;
  requests: Counter<"kind" | "route" | "method" | "status">;
  requestSeconds: Histogram<"kind" | "route">;
  frontRefusals: Counter<"code">;
  keptLookups: Counter<"outcome">;
  keptDrops: Counter;
  denied: Counter<"reason">;
  uploads: Counter<"outcome">;
  uploadBytesHeld: Gauge;
  inspectionSeconds: Histogram;
  contentNotices: Counter;
  newsDue: Gauge;
  news: Counter<"outcome">;
  vitalSeconds: Histogram<"vital" | VitalLabels>;
  vitalShift: Histogram<VitalLabels>;
};
export function readAtScrape(name: Reading, read: () => number | Record<string, number>): void;
export function measureProcess(): void;
