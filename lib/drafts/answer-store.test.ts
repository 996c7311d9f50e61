import {
  forgetAnswers,
  isPhoneProved,
  bindToAccount,
  loadAnswers,
  rememberAnswers,
  rememberProof,
} from "./answer-store";
import { rememberShared } from "./shared-phone";

const MINUTE = 60_000;
const asha = { name: "Asha Rao", email: "asha@example.com", phone: "9876543210" };
const remember = (answers: object) => rememberAnswers(() => answers);

class Memory {
  entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
  removeItem = (key: string) => void this.entries.delete(key);
  clear = () => this.entries.clear();
}
const storages = () => Object.assign(globalThis, { sessionStorage: new Memory(), localStorage: new Memory() });
const inTab = () => (sessionStorage as unknown as Memory).entries;
const inBrowser = () => (localStorage as unknown as Memory).entries;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-23T06:00:00Z") });
  storages();
  forgetAnswers();
});
afterEach(() => {
  jest.useRealTimers();
  forgetAnswers();
  Reflect.deleteProperty(globalThis, "sessionStorage");
  Reflect.deleteProperty(globalThis, "localStorage");
});

test("what one form was told the next one knows; what is told later wins, and a blank takes away", () => {
  remember({ country: "Canada", loanAmount: "2000000" });
  remember({ ...asha, loanAmount: "2500000" });
  expect(loadAnswers()).toEqual({ ...asha, country: "Canada", loanAmount: "2500000" });
  rememberAnswers((known) => ({ city: known.country, country: "" }));
  expect(loadAnswers()).toMatchObject({ city: "Canada", country: "" });
});

test("it is in this tab alone: what outlives the tab says nothing about anybody", () => {
  remember(asha);
  expect(inTab().size).toBe(1);
  expect([...inBrowser()]).toEqual([["visit", expect.stringMatching(/^[0-9a-f-]{36}$/)]]);
});

test("half an hour without use forgets it; use keeps it", () => {
  remember(asha);
  jest.advanceTimersByTime(29 * MINUTE);
  expect(loadAnswers()).toEqual(asha);
  jest.advanceTimersByTime(29 * MINUTE);
  expect(loadAnswers()).toEqual(asha);
  jest.advanceTimersByTime(31 * MINUTE);
  expect(loadAnswers()).toEqual({});
  expect(inTab().size).toBe(0);
});

test("a logout in another tab ends it here, where that tab cannot reach", () => {
  remember(asha);
  localStorage.clear();
  expect(loadAnswers()).toEqual({});
  expect(inTab().size).toBe(0);
  // The next person's visit does not bring it back.
  remember({ city: "Anand" });
  expect(loadAnswers()).toEqual({ city: "Anand" });
});

test("who logs in with another e-mail finds nothing of whoever was here before", () => {
  remember({ ...asha, country: "Canada" });
  bindToAccount(asha.email);
  expect(loadAnswers()).toEqual({ ...asha, country: "Canada" });
  bindToAccount("ravi@example.com");
  expect(loadAnswers()).toEqual({});
  // What nobody's e-mail stands beside is nobody's in particular.
  remember({ country: "Canada" });
  bindToAccount("ravi@example.com");
  expect(loadAnswers()).toEqual({ country: "Canada" });
});

test("on a shared phone nothing is written down, and a logout ends what the page remembers", () => {
  rememberShared(true);
  remember(asha);
  expect(inTab().size).toBe(0);
  expect(loadAnswers()).toEqual(asha);
  localStorage.clear();
  rememberShared(true);
  expect(loadAnswers()).toEqual({});
});

test("a phone that becomes a shared one keeps nothing of before", () => {
  remember(asha);
  rememberShared(true);
  remember({ city: "Surat" });
  expect(inTab().size).toBe(0);
});

test("without storage the page's own memory does", () => {
  Reflect.deleteProperty(globalThis, "sessionStorage");
  Reflect.deleteProperty(globalThis, "localStorage");
  remember(asha);
  expect(loadAnswers()).toEqual(asha);
  forgetAnswers();
  expect(loadAnswers()).toEqual({});
});

test.each(["", "no JSON", "1", '{"at":1}', '{"at":"now","answers":{},"visit":null}'])(
  "%j in its place is nothing",
  (text) => {
    sessionStorage.setItem("answers", text);
    expect(loadAnswers()).toEqual({});
  },
);

describe("a phone that was just confirmed", () => {
  beforeEach(() => {
    remember(asha);
    rememberProof(Date.now());
  });

  test("needs no second code for nine minutes: the server waits ten", () => {
    expect(isPhoneProved(asha)).toBe(true);
    jest.advanceTimersByTime(9 * MINUTE);
    expect(isPhoneProved(asha)).toBe(false);
  });

  test("is that phone with that e-mail", () => {
    expect(isPhoneProved({ ...asha, phone: "9876543211" })).toBe(false);
    expect(isPhoneProved({ ...asha, email: "ravi@example.com" })).toBe(false);
    forgetAnswers();
    expect(isPhoneProved(asha)).toBe(false);
  });

  test("nobody is proved by telling alone", () => {
    forgetAnswers();
    remember(asha);
    expect(isPhoneProved(asha)).toBe(false);
    expect(isPhoneProved({ phone: "", email: "" })).toBe(false);
  });
});
