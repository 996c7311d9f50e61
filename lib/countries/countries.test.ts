import { POST } from "@/app/api/countries/read/route";
import { db } from "@/lib/db";
import { call, requestTo } from "@/tests/requests";

// Codes that ISO 3166 keeps free, so that they cannot meet a real country.
const codes = ["XA", "XB", "XC"];

beforeAll(async () => {
  await db.country.createMany({
    data: [
      { code: "XA", position: 9001, name: "Testland", flag: "/flags/xa.svg", aliases: "Testia, The Testlands" },
      { code: "XB", position: 9000, name: "Hidden Land", flag: "/flags/xb.svg", isActive: false },
      { code: "XC", position: 9000, name: "No Flag Land", flag: "" },
    ],
  });
  await db.university.createMany({
    data: [
      { countryCode: "XA", name: "Second University" },
      { countryCode: "XA", name: "First University" },
      { countryCode: "XB", name: "Hidden University" },
    ],
  });
});
afterAll(() => db.country.deleteMany({ where: { code: { in: codes } } }));

const read = async (body?: object) => (await call<unknown>(POST, requestTo("countries/read", body))).body.data;

describe("countries/read", () => {
  it("lists active countries with a name and a flag, and hides a broken one", async () => {
    const countries = (await read()) as { name: string; flag: string }[];
    expect(countries.at(-1)).toEqual({ name: "Testland", flag: "/flags/xa.svg" });
    expect(countries.map(({ name }) => name)).not.toEqual(expect.arrayContaining(["Hidden Land"]));
    expect(countries.map(({ name }) => name)).not.toEqual(expect.arrayContaining(["No Flag Land"]));
  });

  it("lists them for a country that is null, too", async () => {
    expect(await read({ country: null })).toEqual(await read());
  });

  it.each(["Testland", "testland ", "XA", "the testlands"])(
    "gives the universities of %p by the alphabet",
    async (country) => {
      expect(await read({ country })).toEqual({ university: ["First University", "Second University"] });
    },
  );

  it.each([
    ["unknown", "Atlantis"],
    ["other", "other"],
    ["blank", " "],
    ["inactive", "Hidden Land"],
  ])("has none for a country that is %s", async (_, country) => {
    expect(await read({ country })).toEqual({ university: [] });
  });

  it("gives a box all universities of a country, or, of one with thousands, those that hold what is typed", async () => {
    expect(await read({ country: "XA", search: "" })).toEqual({
      university: ["First University", "Second University"],
      isWhole: true,
    });
    expect(await read({ country: "XA", search: "second" })).toMatchObject({ university: ["Second University"] });
    await db.university.createMany({
      data: Array.from({ length: 10_000 }, (_, index) => ({ countryCode: "XA", name: `University ${index}` })),
    });
    const first = (await read({ country: "XA", search: "" })) as { university: string[] };
    expect(first).toMatchObject({ isWhole: false });
    expect(first.university).toHaveLength(100);
    const found = (await read({ country: "XA", search: "university 77" })) as { university: string[] };
    expect(found.university[0]).toBe("University 77");
    expect(found.university).toHaveLength(100);
    expect(found.university.every((name) => name.startsWith("University 77"))).toBe(true);
    expect(((await read({ country: "XA" })) as { university: string[] }).university).toHaveLength(10_002);
  });

  it.each([[{ country: 7 }], [{ country: "x".repeat(101) }], [{ name: "India" }]])("refuses %p", async (body) => {
    expect((await call(POST, requestTo("countries/read", body))).http).toBe(422);
  });
});
