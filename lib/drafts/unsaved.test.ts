import type { DraftStore } from "./draft-store";
import { keepUnsaved, openDrafts } from "./unsaved";

// Without a browser's storage: as on a device that keeps nothing.
const OWNER = "b6ad1a3e-1111-4222-8333-444455556666";
/** Of whom this page holds nothing. */
const OTHER = OWNER.replace("b", "d");
const AT = 1_790_000_000_000;
type Body = { drafts: { section: string; values?: object; at?: number }[] };
let calls: { call: string; body: Body }[];
let answers: Record<string, () => Response>;
const done = (data: unknown) => Response.json({ status: 1, message: "", data });
const refused = (http: number, code: string) => Response.json({ status: 0, code, message: "" }, { status: http });

const setLocks = (locks?: object) =>
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { locks } });

beforeEach(() => {
  setLocks();
  calls = [];
  answers = {
    "drafts/read": () => done([]),
    "drafts/drop": () => done(null),
    "drafts/keep": () => done(calls.at(-1)!.body.drafts.map(({ section }) => ({ section, at: AT }))),
  };
  globalThis.fetch = async (address, options) => {
    const call = String(address).replace("/api/", "");
    calls.push({ call, body: JSON.parse(String(options!.body)) as Body });
    return answers[call]!();
  };
});

const type = (store: DraftStore, section: string, city: string) =>
  store.keep(section, { values: { city }, version: "v1", at: Date.now() });
const sent = (call: string) => calls.filter((one) => one.call === call).map(({ body }) => body.drafts);

test("nothing is asked of the account where it holds nothing, and nothing sent where nothing was typed", async () => {
  await openDrafts(OWNER, {});
  expect([await keepUnsaved(OWNER), calls]).toEqual([[], []]);
});

test("what was typed is sent once, and again when it was changed", async () => {
  const store = await openDrafts(OWNER, {});
  type(store, "generalDetails", "Surat");
  expect(store.isOnlyHere).toBe(true);
  expect([await keepUnsaved(OWNER), await keepUnsaved(OWNER), store.isOnlyHere]).toEqual([[], [], false]);
  expect(sent("drafts/keep")).toEqual([[{ section: "generalDetails", version: "v1", values: { city: "Surat" } }]]);
  type(store, "generalDetails", "Anand");
  await keepUnsaved(OWNER);
  expect(sent("drafts/keep")).toHaveLength(2);
  store.drop("generalDetails");
  expect(sent("drafts/drop")).toEqual([[{ section: "generalDetails", at: AT }]]);
});

test.each([
  ["no line", () => Promise.reject(new TypeError("offline")) as never, ["generalDetails"]],
  ["an ended session", () => refused(401, "logInFirst"), ["generalDetails"]],
  ["a server that fails", () => refused(503, "serverFailed"), ["generalDetails"]],
  ["an application that was sent", () => refused(409, "submitted"), []],
])("with %s the steps that would be lost are named", async (_, answer, lost) => {
  const store = await openDrafts(OWNER, {});
  type(store, "generalDetails", "Surat");
  answers["drafts/keep"] = answer;
  expect(await keepUnsaved(OWNER)).toEqual(lost);
});

test("of another account nothing is sent", async () => {
  type(await openDrafts(OWNER, {}), "generalDetails", "Surat");
  expect([await keepUnsaved(OWNER.replace("b", "c")), sent("drafts/keep")]).toEqual([[], []]);
});

test("what the account holds stands in the form, is not sent again, and goes with its step", async () => {
  answers["drafts/read"] = () =>
    done([{ section: "loanDetails", version: "v2", at: AT, values: { loanAmount: "25" } }]);
  const store = await openDrafts(OWNER, { loanDetails: AT });
  expect(store.get("loanDetails")).toEqual({ values: { loanAmount: "25" }, version: "v2", at: AT, keptAt: AT });
  expect(store.isFromBefore("loanDetails")).toBe(true);
  expect([await keepUnsaved(OWNER), sent("drafts/keep")]).toEqual([[], []]);
  store.drop("loanDetails");
  expect(sent("drafts/drop")).toEqual([[{ section: "loanDetails", at: AT }]]);
});

describe("what stands in another page", () => {
  const ANSWER: Record<string, unknown> = { values: { city: "Navsari" }, version: "v1", at: AT };
  let other: BroadcastChannel;
  /** Another page of the same person, that is busy for a while. @param held the locks of all pages */
  function openOther(busyMs: number, held: { name: string }[]) {
    other = new BroadcastChannel("dakhila:unsaved");
    const timers = new Set<NodeJS.Timeout>();
    other.onmessage = ({ data }: MessageEvent<{ ask?: string }>) => {
      if (!data.ask) return;
      const answer = () => other.postMessage({ answer: data.ask, drafts: [["generalDetails", ANSWER]] });
      timers.add(setTimeout(answer, busyMs));
    };
    setLocks({ query: async () => ({ held }), request: () => new Promise(() => {}) });
  }
  afterEach(() => other.close());

  it("is sent too, also where that page is long in answering", async () => {
    openOther(1500, [{ name: `dakhila:unsaved:${OTHER}` }]);
    expect(await keepUnsaved(OTHER)).toEqual([]);
    expect(sent("drafts/keep").flat()).toMatchObject([{ values: { city: "Navsari" } }]);
  });
  it("is sent too where nobody knows of that page", async () => {
    openOther(0, []);
    expect(await keepUnsaved(OTHER)).toEqual([]);
    expect(sent("drafts/keep")).toHaveLength(1);
  });
});
