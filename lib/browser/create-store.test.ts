import { createStore } from "./create-store";

test("every subscriber hears of a change, once, and finds the new value", () => {
  const store = createStore("a");
  const heard: string[] = [];
  store.subscribe(() => heard.push(`1${store.get()}`));
  store.subscribe(() => heard.push(`2${store.get()}`));
  store.set("b");
  expect(heard).toEqual(["1b", "2b"]);
});

test("the same value again is no change", () => {
  const value = { a: 1 };
  const store = createStore(value);
  const listener = jest.fn();
  store.subscribe(listener);
  store.set(value);
  expect(listener).not.toHaveBeenCalled();
  store.set({ a: 1 });
  expect(listener).toHaveBeenCalledTimes(1);
});

test("whoever has stopped hears nothing more, and may stop while it is being told", () => {
  const store = createStore(0);
  const listener = jest.fn(() => stop());
  const stop = store.subscribe(listener);
  store.set(1);
  store.set(2);
  expect(listener).toHaveBeenCalledTimes(1);
});

test("it starts with the first subscriber and stops with the last, each time", () => {
  const log: string[] = [];
  const store = createStore(0, () => {
    log.push("start");
    return () => log.push("stop");
  });
  const first = store.subscribe(() => {});
  const second = store.subscribe(() => {});
  first();
  expect(log).toEqual(["start"]);
  second();
  second();
  expect(log).toEqual(["start", "stop"]);
  store.subscribe(() => {})();
  expect(log).toEqual(["start", "stop", "start", "stop"]);
});

test("what the start sets is heard by the subscriber that caused it", () => {
  const store = createStore("cold", () => {
    store.set("warm");
    return () => {};
  });
  const listener = jest.fn();
  store.subscribe(listener);
  expect(store.get()).toBe("warm");
  expect(listener).toHaveBeenCalledTimes(1);
});
