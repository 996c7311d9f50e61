import { countryName, placeWords } from "@/lib/lenders/facts";
import { isUsual } from "@/lib/lenders/usual-countries";
import { OTHER_COUNTRY } from "./answers";
import { asks, fails, holds, type Case, type Verdict } from "./finding";
import type { CheckedScheme } from "./schema";

export type Places = Pick<CheckedScheme, "inIndia" | "abroad" | "countries"> & {
  /** An editor says that every country abroad counts. */
  isEvery?: boolean;
};

/** Where a scheme lends for study. A list of countries that the lender leaves open never says no. */
export function comparePlace(places: Places, { answers: { country }, countries }: Case): Verdict {
  const choice = countries.find(({ code }) => code === country);
  const name = choice?.name ?? (country === OTHER_COUNTRY ? "Your country" : countryName(country));
  const words = `Where it lends for study: ${placeWords(places) ?? "no place that it names"}.`;
  if (country === "IN")
    return places.inIndia
      ? holds("It lends for study in India.")
      : fails(words, "It is for study abroad only.", "Look at a scheme for study in India.");

  if (places.abroad === "any")
    return places.isEvery || isUsual(country) || places.countries.includes(country)
      ? holds("It lends for study abroad, without a list of countries.")
      : asks(
          "It lends for study abroad, without a list of countries.",
          `${name} stands on no list that we have read.`,
          "Ask the lender whether it lends for your country.",
        );
  if (places.abroad === "none")
    return fails(words, "It is for study in India only.", "Look at a scheme for study abroad.");
  if (places.countries.includes(country)) return holds(`It lends for study in ${name}.`);
  if (places.abroad === "open") {
    const remedy = "Ask the lender whether it lends for your country.";
    return places.countries.length > 0
      ? asks(words, `${name} is not among those it names.`, remedy)
      : asks("It does not publish the countries that it lends for.", `${name} could not be compared.`, remedy);
  }

  // "Another country" can be one that the lender names and our question does not offer.
  const unoffered = places.countries.filter((code) => !countries.some((offered) => offered.code === code));
  if (country === OTHER_COUNTRY && unoffered.length > 0)
    return asks(
      words,
      `It names some countries that our question does not: ${unoffered.map(countryName).join(", ")}.`,
      "It fits only if yours is one of them.",
    );
  return fails(words, `${name} is not among the places it lends for.`, "Look at a scheme that lends for your country.");
}
