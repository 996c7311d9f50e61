import { IDLE_MINUTES, SESSION_USED } from "@/lib/session/limits";
import { CallError, post } from "./post";
import { sessionState } from "./session-ended";

const MINUTE = 60_000;
/** What the server answers next. */
let answer: () => Response;
const { fetch } = globalThis;
let leave: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = async () => answer();
  // All that the clock of the session asks of a page.
  Object.assign(globalThis, { document: new EventTarget() });
  leave = sessionState.subscribe(() => {});
});
afterEach(() => {
  leave();
  Reflect.deleteProperty(globalThis, "document");
  globalThis.fetch = fetch;
  jest.useRealTimers();
});

const done = { status: 1, message: "", data: null };
const refused = { status: 0, message: "No.", data: null, code: "answersInvalid" };

test.each([
  ["a call that used the session", "alive", () => Response.json(done, { headers: { [SESSION_USED]: "1" } })],
  [
    "one that used it and was refused",
    "alive",
    () => Response.json(refused, { status: 422, headers: { [SESSION_USED]: "1" } }),
  ],
  ["a call that anyone may make", "ending", () => Response.json(done)],
  ["one that met a limit", "ending", () => Response.json(refused, { status: 429 })],
])("after %s, made a minute before the idle end, the session is %s", async (_what, state, given) => {
  answer = given;
  jest.advanceTimersByTime((IDLE_MINUTES - 1) * MINUTE);
  expect(sessionState.get()).toBe("ending");
  await post("any/call").catch((error: unknown) => expect(error).toBeInstanceOf(CallError));
  expect(sessionState.get()).toBe(state);
});

test("the clock goes by when the idle limit began, which the answer says", async () => {
  answer = () => Response.json(done, { headers: { [SESSION_USED]: "50" } });
  await post("any/call");
  jest.advanceTimersByTime((IDLE_MINUTES - 2) * MINUTE - 51_000);
  expect(sessionState.get()).toBe("alive");
  jest.advanceTimersByTime(1_000);
  expect(sessionState.get()).toBe("ending");
});
