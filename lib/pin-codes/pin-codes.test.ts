import { GET } from "@/app/api/pin-codes/[pin]/route";
import { db } from "@/lib/db";

// Not a PIN code of any place, but of the right form.
const PIN = "999999";
beforeAll(() =>
  db.pinCode.createMany({
    data: [
      { pin: PIN, city: "Zeta", state: "Teststate" },
      { pin: PIN, city: "Alpha", state: "Teststate" },
    ],
  }),
);
afterAll(() => db.pinCode.deleteMany({ where: { pin: PIN } }));

const get = (pin: string) =>
  GET(new Request(`http://127.0.0.1/api/pin-codes/${encodeURIComponent(pin)}`), { params: Promise.resolve({ pin }) });

describe("GET /api/pin-codes/{pin}", () => {
  it("suggests every place of a PIN code, the one stored first before the others, and may be kept for a day", async () => {
    const response = await get(PIN);
    expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
    expect(await response.json()).toEqual([
      { city: "Zeta", state: "Teststate" },
      { city: "Alpha", state: "Teststate" },
    ]);
  });

  it("knows no place for an unknown one", async () => {
    const response = await get("999998");
    expect([response.status, await response.json()]).toEqual([200, []]);
  });

  it.each(["39500", "3950070", "39500a", "095007", "३९५००७", "395007\n", ""])("refuses %p", async (pin) => {
    const response = await get(pin);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});
