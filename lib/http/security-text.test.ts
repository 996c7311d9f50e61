import { GET } from "@/app/.well-known/security.txt/route";
import { env } from "@/lib/env";
import { site } from "@/lib/site";
import { securityText } from "./security-text";

// A route says so to Next, which is not there.
jest.mock("next/server", () => ({ ...jest.requireActual<object>("next/server"), connection: async () => {} }));

test("it names the site's contact once, in the form that RFC 9116 gives, for less than a year from now", async () => {
  const answer = await GET();
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  const lines = text.split("\r\n");
  expect(lines.pop()).toBe("");
  const fields = lines.map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)!.slice(1, 3));
  expect(fields.map(([name]) => name)).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
  const values = Object.fromEntries(fields) as Record<string, string>;
  expect(values.Contact).toBe(`mailto:${site.email}`);
  expect(values.Canonical).toBe(new URL("/.well-known/security.txt", env.NEXTAUTH_URL).href);
  const left = Date.parse(values.Expires!) - Date.now();
  expect(left).toBeGreaterThan(90 * 86_400_000);
  expect(left).toBeLessThan(365 * 86_400_000);
});

test("it never runs out", () => {
  const expires = (now: string) => Date.parse(/Expires: (.*)\r/.exec(securityText(new Date(now)))![1]!);
  for (const now of ["2026-11-23T00:00:00Z", "2031-02-28T23:59:59Z"])
    expect(expires(now)).toBeGreaterThan(Date.parse(now));
});
