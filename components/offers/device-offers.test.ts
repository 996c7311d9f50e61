import type { Draft } from "@/lib/drafts/draft";
import { DraftStore } from "@/lib/drafts/draft-store";
import { createDeviceOffers } from "./device-offers";
import { isBlank, NOTHING_TYPED, type TypedOffer } from "./typed-offer";

// What a browser would do below the drafts: its storage, which answers late or not at all, and its window.
const device = { drafts: new Map<string, Draft>(), isDown: false, isShared: false };
const answer = <T>(value: T) => (device.isDown ? Promise.reject(new Error("down")) : Promise.resolve(value));
jest.mock("@/lib/drafts/shared-phone", () => ({ isShared: () => device.isShared }));
jest.mock("@/lib/drafts/storage", () => ({
  readDrafts: () => answer(new Map(device.drafts)),
  writeDraft: (_: string, section: string, draft: Draft) =>
    answer(null).then(() => void device.drafts.set(section, draft)),
  deleteDraft: (_: string, section: string) => answer(device.drafts.delete(section)),
  readLast: () => new Map(),
  writeLast: (_: string, section: string, draft: Draft) => void device.drafts.set(section, draft),
  deleteLast: () => {},
}));

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const view = new EventTarget();
beforeEach(() => {
  Object.assign(device, { drafts: new Map(), isDown: false, isShared: false });
  Object.assign(globalThis, { document: page, window: view });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, "document");
  Reflect.deleteProperty(globalThis, "window");
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const named = (text: string): TypedOffer => ({ ...NOTHING_TYPED, answers: { lenderName: { text } } });
const typing = (text: string) => (old: TypedOffer) => ({
  ...old,
  answers: { ...old.answers, lenderName: { text } },
});
const rating = (text: string) => (old: TypedOffer) => ({ ...old, answers: { ...old.answers, rate: { text } } });

/** A window with the offers, as its user does things in it. */
function openWindow() {
  let hold: Promise<unknown> = Promise.resolve();
  const offers = createDeviceOffers(async () => {
    await hold;
    return DraftStore.open("visitor");
  });
  let stop = () => {};
  return {
    ...offers,
    arrive: () => (stop = offers.subscribe(() => {})),
    go: () => stop(),
    names: () => offers.get().offers.map(({ answers }) => answers.lenderName?.text ?? ""),
    /** The device's answers wait until what this returns is called. */
    holdBack() {
      let release = () => {};
      hold = new Promise<void>((resolve) => (release = resolve));
      return async () => {
        release();
        await settle();
      };
    },
  };
}
async function opened() {
  const window = openWindow();
  window.arrive();
  await settle();
  return window;
}
async function hideAndShow(between: () => void = () => {}) {
  Object.assign(page, { visibilityState: "hidden" });
  page.dispatchEvent(new Event("visibilitychange"));
  between();
  Object.assign(page, { visibilityState: "visible" });
  page.dispatchEvent(new Event("visibilitychange"));
  await settle();
}

describe("a device that does not answer", () => {
  test.each(["isDown", "isShared"] as const)("empties nothing that the page holds (%s)", async (how) => {
    const own = await opened();
    own.change(0, typing("Avanse"));
    await hideAndShow(() => (device[how] = true));
    expect(own.names()[0]).toBe("Avanse");
    expect(own.get()).toMatchObject({ keeping: how === "isDown" ? "unavailable" : "shared", isRead: true });
    expect(own.isOnlyHere()).toBe(true);
    own.go();
  });

  test("gets what was typed meanwhile once it answers again, and keeps what it holds besides", async () => {
    const own = await opened();
    own.change(0, typing("Avanse"));
    own.change(1, typing("Credila"));
    await hideAndShow(() => (device.isDown = true));
    own.change(0, rating("9.5"));
    await hideAndShow(() => (device.isDown = false));
    expect(own.get()).toMatchObject({ keeping: "on", isRead: true });
    own.go();
    const later = await opened();
    expect(later.names().slice(0, 2)).toEqual(["Avanse", "Credila"]);
    expect(later.get().offers[0]!.answers.rate).toEqual({ text: "9.5" });
    later.go();
  });

  test("loses no paper to one that was typed without it in the same place", async () => {
    const first = await opened();
    first.change(0, typing("Avanse"));
    first.go();
    device.isDown = true;
    const own = await opened();
    own.change(0, typing("Credila"));
    await hideAndShow(() => (device.isDown = false));
    expect(own.names()[0]).toBe("Credila");
    expect(own.isOnlyHere()).toBe(true);
    own.go();
    const later = await opened();
    expect(later.names()[0]).toBe("Avanse");
    later.go();
  });

  test("is told when it fails as it writes, and the page holds on", async () => {
    const own = await opened();
    own.change(0, typing("Avanse"));
    device.isDown = true;
    view.dispatchEvent(new Event("pagehide"));
    await settle();
    expect(own.get().keeping).toBe("unavailable");
    expect([own.names()[0], own.isOnlyHere()]).toEqual(["Avanse", true]);
    own.go();
  });
});

describe("while the device is asked", () => {
  test("nothing is copied, and no place of another window is taken", async () => {
    const [own, other] = [await opened(), openWindow()];
    const release = own.holdBack();
    await hideAndShow();
    expect(own.get().isRead).toBe(false);
    expect(own.add(named("SNB"))).toBeNull();
    other.arrive();
    await settle();
    other.change(0, typing("Avanse"));
    other.go();
    await release();
    expect(own.add(named("SNB"))).toBe(1);
    expect(own.names().slice(0, 2)).toEqual(["Avanse", "SNB"]);
    own.go();
  });

  test("a hidden page counts as not read", async () => {
    const own = await opened();
    const seen: boolean[] = [];
    await hideAndShow(() => seen.push(own.get().isRead));
    expect([...seen, own.get().isRead]).toEqual([false, true]);
    own.go();
  });

  test("what is typed before its first answer stays, also where the page is left and come back to", async () => {
    const before = await opened();
    before.change(0, typing("Avanse"));
    before.change(1, typing("Credila"));
    before.go();
    const own = openWindow();
    const release = own.holdBack();
    own.arrive();
    own.change(0, rating("9.5"));
    own.go();
    own.arrive();
    own.change(2, typing("SNB"));
    await release();
    expect(own.names()).toEqual(["Avanse", "Credila", "SNB", ""]);
    expect(own.get().offers[0]!.answers.rate).toEqual({ text: "9.5" });
    own.go();
    const later = await opened();
    expect(later.names()).toEqual(["Avanse", "Credila", "SNB", ""]);
    later.go();
  });

  test("what is typed as it is read again stays, once, though the page is hidden before the answer", async () => {
    const own = await opened();
    own.change(0, typing("Avanse"));
    const release = own.holdBack();
    await hideAndShow();
    own.change(0, (old) => ({
      ...old,
      answers: { ...old.answers, rate: { text: `${old.answers.rate?.text ?? ""}9` } },
    }));
    await hideAndShow();
    await release();
    expect(own.get().offers[0]!.answers).toEqual({ lenderName: { text: "Avanse" }, rate: { text: "9" } });
    own.go();
  });
});

describe("what the device holds", () => {
  test("has a section for each place, so that two windows overwrite nothing of each other", async () => {
    const [one, two] = [await opened(), await opened()];
    one.change(0, typing("Avanse"));
    two.change(1, typing("Credila"));
    one.choose("needed", "20 lakh");
    one.go();
    two.go();
    const later = await opened();
    expect(later.names()).toEqual(["Avanse", "Credila", "", ""]);
    expect(later.get().choices).toEqual({ needed: "20 lakh" });
    later.go();
  });

  test("is taken over from the shape with all places in one, which goes, and does not come back", async () => {
    const at = Date.now() - 86_400_000;
    const values = { offers: [named("Avanse"), named("SNB")], choices: { needed: "5" } };
    device.drafts.set("loan-offer", { values, version: "1", at });
    const own = await opened();
    expect([own.names(), own.get().choices]).toEqual([["Avanse", "SNB", "", ""], { needed: "5" }]);
    own.change(0, () => NOTHING_TYPED);
    own.go();
    await settle();
    expect([...device.drafts].map(([section, draft]) => [section, draft.version, draft.at])).toEqual([
      ["loan-offer", "2", at],
      ["loan-offer-2", "2", at],
    ]);
    const later = await opened();
    expect(later.names()).toEqual(["", "SNB", "", ""]);
    later.go();
  });

  test("is nothing once the last place was emptied", async () => {
    const own = await opened();
    own.change(3, typing("Avanse"));
    own.choose("needed", "5");
    own.change(3, () => NOTHING_TYPED);
    own.go();
    await settle();
    expect([own.get().offers.every(isBlank), device.drafts.size]).toEqual([true, 0]);
  });

  test.each([null, [], { answers: 4 }, "paper"])("is no offer where %j stands there", async (offer) => {
    device.drafts.set("loan-offer-1", { values: { offer }, version: "2", at: Date.now() });
    const own = await opened();
    expect(own.get().offers[0]).toEqual(NOTHING_TYPED);
    own.go();
  });
});
