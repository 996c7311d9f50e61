import { isLoopback, mailNames, missingOf, openPlace } from "./settings-rules.mjs";

test.each(["localhost", "127.0.0.1", "127.255.0.3", "::1", "[::1]"])("%s is this machine alone", (host) => {
  expect(isLoopback(host)).toBe(true);
});
test.each(["", "0.0.0.0", "::", "192.0.2.1", "127.0.0.1.example", "localhost.example", "128.0.0.1"])(
  "%j can be reached by others",
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);

test("a group may be set or left out, not set by half", () => {
  const missing = (set: Record<string, string>) => missingOf(mailNames, (name) => set[name]);
  expect(missing({})).toEqual([]);
  expect(missing({ SMTP_URL: "a", NOTIFY_FROM: "b", NOTIFY_TO: "c" })).toEqual([]);
  expect(missing({ NOTIFY_FROM: "b" })).toEqual(["SMTP_URL", "NOTIFY_TO"]);
});

test("the first place that others can reach is named", () => {
  const places = (url: string, host: string) => openPlace([["NEXTAUTH_URL", url] as const, ["HOST", host] as const]);
  expect(places("localhost", "127.0.0.1")).toBeUndefined();
  expect(places("dakhila.example", "0.0.0.0")).toEqual(["NEXTAUTH_URL", "dakhila.example"]);
  expect(places("[::1]", "0.0.0.0")).toEqual(["HOST", "0.0.0.0"]);
});
