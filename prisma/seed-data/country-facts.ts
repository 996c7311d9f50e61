import type { Confidence } from "@/lib/generated/prisma/enums";
import facts from "./country-facts.json";

/** Days as 2026-11-25; the page's date as it is printed. A row without a value stands in words. */
type CountryFactSeed = {
  id: string;
  country: string;
  key: string;
  value?: number;
  unit?: string;
  text: string;
  validFrom?: string;
  validTo?: string;
  reviewBy: string;
  confidence: Confidence;
  source: string;
  sourceUrl?: string;
  publishedOn: string;
  readOn: string;
  isConfirmed: boolean;
  conflict?: string;
};

/** What has to be shown, paid and kept to in a country: only what has a source that carries a date. */
export const COUNTRY_FACTS = facts as readonly CountryFactSeed[];
