import { POST } from "@/app/api/vitals/route";
import { samplesIn, sumOf } from "@/tests/metrics";
import { call, requestTo } from "@/tests/requests";
import { metrics } from "./metrics.mjs";
import { PAGE_KINDS, pageKindOf } from "./page-kinds";

const view = { page: "/", connection: "3g", device: "phone", vitals: { LCP: 2400, CLS: 0.04 } };
const send = (body: object, from?: string) =>
  call(POST, requestTo("vitals", body, from ? { headers: { "x-forwarded-for": from } } : {}));
const told = async () => samplesIn(await metrics.registry.metrics()).filter(({ name }) => name.includes("web_vital"));

beforeEach(() => metrics.registry.resetMetrics());

test("what a browser measured is counted by page, connection and screen, in seconds", async () => {
  expect(await send(view)).toMatchObject({ http: 200, body: { status: 1, data: null } });
  await send({ ...view, vitals: { LCP: 2600, INP: 90, TTFB: 300, FCP: 1200 } });
  const samples = await told();
  const labels = { page: "/", connection: "3g", device: "phone" };
  const lcp = { ...labels, vital: "LCP" };
  expect(sumOf(samples, "dakhila_web_vital_seconds_sum", lcp)).toBe(5);
  expect(sumOf(samples, "dakhila_web_vital_seconds_bucket", { ...lcp, le: "2.5" })).toBe(1);
  expect(sumOf(samples, "dakhila_web_vital_seconds_count", labels)).toBe(5);
  expect(sumOf(samples, "dakhila_web_vital_cls_count", labels)).toBe(1);
});

test.each<[string, object]>([
  ["a page by its address", { ...view, page: "/education-loan/bank-of-baroda" }],
  ["a page that is none", { ...view, page: "/asha@example.com" }],
  ["another connection", { ...view, connection: "asha" }],
  ["another screen", { ...view, device: "412x915" }],
  ["an id beside it", { ...view, id: "asha" }],
  ["another vital", { ...view, vitals: { asha: 1 } }],
  ["a time before the page", { ...view, vitals: { LCP: -1 } }],
  ["a time without end", { ...view, vitals: { LCP: 1e9 } }],
  ["more than a minute", { ...view, vitals: { LCP: 60_001 } }],
  ["a shift of more than ten pages", { ...view, vitals: { CLS: 10.01 } }],
  ["a page that is drawn before it came", { ...view, vitals: { TTFB: 900, LCP: 300 } }],
  ["a picture before anything is drawn", { ...view, vitals: { FCP: 2000, LCP: 900 } }],
  ["a moment that is none", { ...view, vitals: { LCP: null } }],
  ["no list of vitals", { ...view, vitals: [2400] }],
  ["a text", { ...view, vitals: { LCP: "2400" } }],
])("%s is refused, and makes no series", async (_, body) => {
  expect(await send(body)).toMatchObject({ http: 422, body: { code: "answersInvalid" } });
  expect((await told()).filter(({ labels }) => "page" in labels)).toEqual([]);
});

test("sixty a minute are taken from an address, and another one's go on", async () => {
  const answers = [];
  for (let at = 0; at < 61; at += 1) answers.push((await send(view, "198.51.100.7")).http);
  expect(answers).toEqual([...Array<number>(60).fill(200), 429]);
  expect((await send(view, "198.51.100.8")).http).toBe(200);
});

test.each([
  ["/", "/"],
  ["/education-loan", "/education-loan"],
  ["/education-loan/compare", "/education-loan/compare"],
  ["/education-loan/bank-of-baroda", "/education-loan/[id]"],
  ["/dashboard", "/dashboard"],
  ["/dashboard/lenders", "/dashboard"],
  ["/dashboard/loanform", "/dashboard"],
  ["/dashboard/loanform/kyc", "/dashboard/loanform/[section]"],
  ["/desk/files", "/desk"],
  ["/pack", "/pack"],
  ["/company/terms", "other"],
  ["/asha@example.com", "other"],
])("the page at %s is called %s", (path, kind) => {
  expect(pageKindOf(path)).toBe(kind);
  expect(PAGE_KINDS).toContain(kind);
});
