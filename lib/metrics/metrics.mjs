// What the process tells of itself, in the form of Prometheus. Every name, and every label with the values that it may
// have, stands in this file: their number is bounded, and none is an id, an address or anything of a person.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

const ANSWER_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];
const INSPECTION_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
/** Seconds: the bounds of "good" and "poor" of each web vital are among them (TTFB 0.8, 1.8; LCP 2.5, 4; INP 0.2). */
const VITAL_SECONDS = [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 8];
const SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5];

function make() {
  const registry = new Registry();
  const readings = new Map();
  const of = (name, help, labelNames = []) => ({ name: `dakhila_${name}`, help, labelNames, registers: [registry] });
  const counter = (...args) => new Counter(of(...args));
  const gauge = (...args) => new Gauge(of(...args));
  const histogram = (buckets, ...args) => new Histogram({ ...of(...args), buckets });

  function read(name, help, label) {
    new Gauge({
      ...of(name, help, label ? [label] : []),
      collect() {
        const figure = readings.get(name)?.();
        if (typeof figure === "number") this.set(figure);
        else for (const [value, number] of Object.entries(figure ?? {})) this.set({ [label]: value }, number);
      },
    });
  }
  read("requests_under_way", "Requests that have no answer yet");
  read("kept_entries", "Addresses whose pages are kept ready, and forms of pages by their coding");
  read("kept_bytes", "Bytes of pages that are kept ready, in all their codings");
  read("database_pool", "Connections of the pool (total, idle) and queries that wait for one (waiting)", "state");
  read("content_listening", "1 while changes of content are listened for, else 0");
  read("content_heard_seconds", "Seconds since the last notice of a change of content, or since the connection");

  return {
    registry,
    readings,
    requests: counter("requests_total", "Requests that have ended", ["kind", "route", "method", "status"]),
    requestSeconds: histogram(ANSWER_SECONDS, "request_seconds", "From the head of a request to its end", [
      "kind",
      "route",
    ]),
    frontRefusals: counter("front_refusals_total", "Requests that the app never saw, by the code of the reason", [
      "code",
    ]),
    keptLookups: counter("kept_lookups_total", "Pages that may be kept and were asked for", ["outcome"]),
    keptDrops: counter("kept_drops_total", "Times that all kept pages were dropped, because content changed"),
    denied: counter("denied_total", "Calls that were denied (ASVS 16.3.2), by reason", ["reason"]),
    uploads: counter("uploads_total", "Uploads: taken, or the code of the refusal", ["outcome"]),
    uploadBytesHeld: gauge("upload_bytes_held", "Bytes of uploads that are received or wait for their turn"),
    inspectionSeconds: histogram(INSPECTION_SECONDS, "upload_inspection_seconds", "Looking into one upload"),
    contentNotices: counter("content_notices_total", "Notices of changed content"),
    newsDue: gauge("news_due", "Mails to students that were due when the outbox was last looked into"),
    news: counter("news_total", "Mails to students, by what became of them", ["outcome"]),
    vitalSeconds: histogram(VITAL_SECONDS, "web_vital_seconds", "LCP, INP, TTFB and FCP as browsers measured them", [
      "vital",
      "page",
      "connection",
      "device",
    ]),
    vitalShift: histogram(SHIFTS, "web_vital_cls", "CLS as browsers measured it", ["page", "connection", "device"]),
  };
}

/** One for the whole process: the app's modules are bundled more than once, and the server in front is not bundled. */
export const metrics = (globalThis.dakhilaMetrics ??= make());

/** Who says it last counts. @param name of one of those above; read: a number, or numbers by its label, from memory */
export const readAtScrape = (name, read) => void metrics.readings.set(name, read);

/** From now on also what Node knows of the process: event loop, memory, garbage collection, handles. Once. */
export const measureProcess = () => collectDefaultMetrics({ register: metrics.registry });
