import { type CountryFact, countryFactRow } from "@/lib/countries/fact-row";
import { type SupportScheme, supportRow } from "@/lib/support/support-row";
import { COUNTRY_FACTS } from "@/prisma/seed-data/country-facts";
import { SUPPORT_SCHEMES } from "@/prisma/seed-data/support-schemes";

const date = (day: string | undefined) => (day ? new Date(day) : null);
const stored = { toMend: "", archivedAt: null, readAs: "storedCopy" };
const days = (row: { validFrom?: string; validTo?: string; reviewBy: string; readOn: string }) => ({
  ...{ validFrom: date(row.validFrom), validTo: date(row.validTo) },
  ...{ reviewBy: date(row.reviewBy), readOn: date(row.readOn) },
});

/** The seeded facts of countries as the app reads them. No database is asked. */
export const seededFacts = (): CountryFact[] =>
  COUNTRY_FACTS.map((fact) =>
    countryFactRow.parse({ value: null, unit: "", sourceUrl: null, conflict: null, ...fact, ...stored, ...days(fact) }),
  );

/** The seeded help of the state as the app reads it. No database is asked. */
export const seededSupport = (): SupportScheme[] =>
  SUPPORT_SCHEMES.map((scheme) =>
    supportRow.parse({
      ...{ incomeMax: null, amountMax: null, ratePct: null, how: null, sourceUrl: null, conflict: null },
      ...{ ...scheme, ...stored, ...days(scheme) },
    }),
  );
