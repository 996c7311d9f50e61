import { CallError } from "./post";
import { createLoader, type Reading } from "./use-call";

const offline = () => new CallError("", 0);
const refused = () => new CallError("No", 503);

/** A loader whose answers are given by hand, in any order, and all that it has shown. */
function kit() {
  const asked: { answer: (data: string) => Promise<void>; fail: (error: unknown) => Promise<void> }[] = [];
  const shown: Reading<string>[] = [];
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  const loader = createLoader(
    () =>
      new Promise<string>((resolve, reject) => {
        asked.push({ answer: (data) => (resolve(data), settled()), fail: (error) => (reject(error), settled()) });
      }),
    (reading) => shown.push(reading),
  );
  return { loader, asked, shown };
}
const ready = (data: string) => ({ state: "ready", data });
const failed = (isOffline: boolean) => ({ state: "failed", offline: isOffline });
const LOADING = { state: "loading" };

test("what was read is shown, and given to whoever asked", async () => {
  const { loader, asked, shown } = kit();
  const reading = loader.refresh();
  expect(shown).toEqual([]);
  await asked[0]!.answer("a");
  expect(await reading).toBe("a");
  expect(shown).toEqual([ready("a")]);
});

test.each([
  ["no answer", offline(), true],
  ["a refusal", refused(), false],
  ["an error of our own", new Error("oops"), false],
])("%s: failed, and it is known whether the line was the reason", async (_what, error, isOffline) => {
  const { loader, asked, shown } = kit();
  const reading = loader.refresh();
  await asked[0]!.fail(error);
  expect(await reading).toBeNull();
  expect(shown).toEqual([failed(isOffline)]);
});

test("a refresh that fails keeps what was read", async () => {
  const { loader, asked, shown } = kit();
  void loader.refresh();
  await asked[0]!.answer("a");
  const again = loader.reload();
  await asked[1]!.fail(offline());
  expect(await again).toBeNull();
  expect(shown).toEqual([ready("a")]);
});

test("trying again after a failure shows that it is being read; a refresh does not", async () => {
  const { loader, asked, shown } = kit();
  void loader.refresh();
  await asked[0]!.fail(offline());
  void loader.refresh();
  expect(shown).toEqual([failed(true)]);
  await asked[1]!.fail(refused());
  void loader.reload();
  expect(shown).toEqual([failed(true), failed(false), LOADING]);
  await asked[2]!.answer("a");
  expect(shown.at(-1)).toEqual(ready("a"));
});

test("an older answer that comes late never replaces a newer one", async () => {
  const { loader, asked, shown } = kit();
  const older = loader.refresh();
  void loader.refresh();
  await asked[1]!.answer("new");
  await asked[0]!.answer("old");
  expect(await older).toBe("old");
  expect(shown).toEqual([ready("new")]);
});

test("an older answer is better than a newer failure, in either order", async () => {
  const late = kit();
  void late.loader.refresh();
  void late.loader.refresh();
  await late.asked[1]!.fail(offline());
  await late.asked[0]!.answer("a");
  expect(late.shown).toEqual([failed(true), ready("a")]);

  const early = kit();
  void early.loader.refresh();
  void early.loader.refresh();
  await early.asked[0]!.answer("a");
  await early.asked[1]!.fail(offline());
  expect(early.shown).toEqual([ready("a")]);
});

test("an older failure says nothing while a newer try is under way", async () => {
  const { loader, asked, shown } = kit();
  void loader.refresh();
  void loader.refresh();
  await asked[0]!.fail(offline());
  expect(shown).toEqual([]);
});

test("a restart forgets what was read, and what was still on its way", async () => {
  const { loader, asked, shown } = kit();
  void loader.refresh();
  await asked[0]!.answer("Asha's");
  void loader.refresh();
  void loader.restart();
  expect(shown).toEqual([ready("Asha's"), LOADING]);
  await asked[1]!.answer("Asha's, anew");
  expect(shown.at(-1)).toEqual(LOADING);
  await asked[2]!.answer("Ravi's");
  expect(shown).toEqual([ready("Asha's"), LOADING, ready("Ravi's")]);
});

test("as long as nothing has been read it waits for the line, and only as long as it is followed", async () => {
  const { loader, asked } = kit();
  const window = new EventTarget();
  const stop = loader.follow(window, []);
  void loader.refresh();
  await asked[0]!.fail(offline());
  window.dispatchEvent(new Event("online"));
  expect(asked).toHaveLength(2);
  await asked[1]!.answer("a");
  window.dispatchEvent(new Event("online"));
  window.dispatchEvent(new Event("focus"));
  expect(asked).toHaveLength(2);
  void loader.restart();
  window.dispatchEvent(new Event("online"));
  expect(asked).toHaveLength(4);
  stop();
  window.dispatchEvent(new Event("online"));
  expect(asked).toHaveLength(4);
});

test("it is read anew at each of its events, once", async () => {
  const { loader, asked } = kit();
  const window = new EventTarget();
  const stop = loader.follow(window, ["focus", "online"]);
  void loader.refresh();
  await asked[0]!.answer("a");
  window.dispatchEvent(new Event("focus"));
  window.dispatchEvent(new Event("online"));
  expect(asked).toHaveLength(3);
  stop();
  window.dispatchEvent(new Event("focus"));
  expect(asked).toHaveLength(3);
});

test("with nothing to read nothing is asked or shown", async () => {
  const show = jest.fn();
  const loader = createLoader(null, show);
  const stop = loader.follow(new EventTarget(), []);
  expect(await loader.refresh()).toBeNull();
  expect(await loader.reload()).toBeNull();
  expect(show).not.toHaveBeenCalled();
  stop();
});
