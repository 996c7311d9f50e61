import { readSeen, SEEN, seenStamp, withSeen } from "./seen";

const NOW = Date.UTC(2026, 10, 22);

it("reads back the moment that it wrote", () => {
  const query = withSeen("?lenders=a.b,c.d", NOW);
  expect(query).toBe(`lenders=a.b,c.d&${SEEN}=${seenStamp(NOW)}`);
  expect(readSeen(query, NOW)).toBe(NOW);
  // A later look replaces the earlier one.
  expect(readSeen(withSeen(query, NOW + 1), NOW + 1)).toBe(NOW + 1);
});

it.each([
  ["nothing", ""],
  ["a moment that has not come", `?seen=${seenStamp(NOW + 1)}`],
  ["a word", "?seen=yesterday"],
  ["a script", "?seen=<script>"],
  ["a negative moment", "?seen=-1234567"],
  ["too much", `?seen=${"z".repeat(9)}z`],
])("%s is no moment", (_, search) => expect(readSeen(search, NOW)).toBeNull());
