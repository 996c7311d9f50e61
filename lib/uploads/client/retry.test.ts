import { RETRY_DELAYS_MS, type RetryEnvironment, withRetries } from "./retry";
import { SendFailure, type Why } from "./send";

/** An environment that keeps account of what was asked of it. */
function environment(change: Partial<RetryEnvironment> = {}) {
  const pauses: number[] = [];
  const made: RetryEnvironment = {
    isOnline: () => true,
    online: async () => {},
    pause: async (ms) => void pauses.push(ms),
    reauthenticate: async () => true,
    ...change,
  };
  return { made, pauses };
}

/** Fails in these ways, one after the other, and then works. */
function attempts(...ways: Why[]) {
  let made = 0;
  const attempt = async () => {
    const why = ways[made];
    made += 1;
    if (why) throw new SendFailure(`${why} ${made}`, why);
    return "sent";
  };
  return { attempt, made: () => made };
}

const going = () => new AbortController().signal;

test("the pauses are 300, 600 and 1200 ms", () => {
  expect(RETRY_DELAYS_MS).toEqual([300, 600, 1200]);
});

test.each<[Why[], number[]]>([
  [[], []],
  [["network"], [300]],
  [
    ["network", "server", "network"],
    [300, 600, 1200],
  ],
])("after %j it works, with pauses of %j", async (ways, expected) => {
  const { made, pauses } = environment();
  await expect(withRetries(attempts(...ways).attempt, going(), made)).resolves.toBe("sent");
  expect(pauses).toEqual(expected);
});

test("the fourth failure stands", async () => {
  const { made, pauses } = environment();
  const tries = attempts("network", "network", "server", "network");
  await expect(withRetries(tries.attempt, going(), made)).rejects.toMatchObject({
    why: "network",
    message: "network 4",
  });
  expect([tries.made(), pauses]).toEqual([4, [300, 600, 1200]]);
});

test("what was refused is not tried again", async () => {
  const tries = attempts("refused");
  await expect(withRetries(tries.attempt, going(), environment().made)).rejects.toMatchObject({ why: "refused" });
  expect(tries.made()).toBe(1);
});

test("a network that is gone is waited for, and never counts as a failure", async () => {
  let isOnline = true;
  let waited = 0;
  const { made, pauses } = environment({
    isOnline: () => isOnline,
    online: async () => {
      if (!isOnline) isOnline = (waited += 1) > 0;
    },
  });
  const tries = attempts(..."0123456789".split("").map(() => "network" as const));
  const cut = async () => {
    isOnline = false;
    return tries.attempt();
  };
  await expect(withRetries(cut, going(), made)).resolves.toBe("sent");
  expect([waited, pauses]).toEqual([10, []]);
});

test("a server without room says when to come again: that is waited for, and does not count as a failure", async () => {
  const { made, pauses } = environment();
  let tries = 0;
  const attempt = async () => {
    tries += 1;
    if (tries <= 8) throw new SendFailure("no room", "server", tries === 1 ? 3600 : 5);
    if (tries <= 11) throw new SendFailure("broken", "server");
    return "sent";
  };
  await expect(withRetries(attempt, going(), made)).resolves.toBe("sent");
  expect(pauses).toEqual([60_000, ...Array<number>(7).fill(5000), 300, 600, 1200]);
});

test("a server that never has room is given up in the end, with its own sentence", async () => {
  const { made, pauses } = environment();
  const attempt = async () => {
    throw new SendFailure("no room", "server", 5);
  };
  await expect(withRetries(attempt, going(), made)).rejects.toMatchObject({ message: "no room" });
  expect(pauses).toEqual([...Array<number>(60).fill(5000), 300, 600, 1200]);
});

test("a session that has ended is asked for, and the upload goes on; given up, it fails", async () => {
  const asked: number[] = [];
  const { made } = environment({ reauthenticate: async (since) => asked.push(since) > 0 });
  await expect(withRetries(attempts("session").attempt, going(), made)).resolves.toBe("sent");
  expect(asked).toHaveLength(1);
  await expect(
    withRetries(attempts("session").attempt, going(), environment({ reauthenticate: async () => false }).made),
  ).rejects.toMatchObject({ why: "session" });
  const ever = attempts("session", "session", "session", "session", "session");
  await expect(withRetries(ever.attempt, going(), made)).rejects.toMatchObject({ why: "session" });
  expect(ever.made()).toBe(4);
});

test("once stopped it stays stopped", async () => {
  const stop = new AbortController();
  const { made } = environment({ pause: async () => stop.abort() });
  const tries = attempts("network", "network");
  await expect(withRetries(tries.attempt, stop.signal, made)).rejects.toMatchObject({ message: "network 2" });
  expect(tries.made()).toBe(2);
});
