import * as z from "zod";

/** Without a country the call lists the countries; with one, its universities. */
export const countriesBody = z.strictObject({
  country: z.string().trim().max(100).nullish(),
  search: z.string().trim().max(200).optional(),
});

export const countryRow = z.object({ name: z.string().trim().min(1), flag: z.string().trim().startsWith("/") });
