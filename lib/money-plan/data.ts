import "server-only";
import { forPage } from "@/lib/content/for-page";
import { tags } from "@/lib/content/tags";
import { countryFactsSnapshot } from "@/lib/countries/data";
import { hasPage } from "@/lib/countries/study-page";
import { dayOf } from "@/lib/dates/calendar";
import { planCountry } from "./plan-country";

/** The countries with a page as a money plan needs them, and the day by which they were read, from the cache. */
export async function planCountries() {
  "use cache";
  const { value, readAt } = await forPage(countryFactsSnapshot, [tags.countryFacts, tags.countries], []);
  const today = dayOf(new Date(readAt));
  return {
    today,
    countries: value.flatMap((country) =>
      hasPage(country.code, country.facts, today) ? (planCountry(country, today) ?? []) : [],
    ),
  };
}
