import * as z from "zod";

/** Without a country the call lists the countries; with one, its universities. */
export const countriesBody = z.strictObject({ country: z.string().trim().max(100).nullish() });

export const countryRow = z.object({ name: z.string().trim().min(1), flag: z.string().trim().startsWith("/") });
