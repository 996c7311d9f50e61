import { findUniversities, readCountries, readUniversities } from "@/lib/countries/data";
import { countriesBody } from "@/lib/countries/schema";
import { route } from "@/lib/http/route";

export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "anyone", body: countriesBody },
  async ({ body }) => ({
    data:
      body.country == null
        ? await readCountries()
        : body.search === undefined
          ? { university: await readUniversities(body.country) }
          : await findUniversities(body.country, body.search),
  }),
);
