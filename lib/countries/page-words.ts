import { t } from "@/lib/messages/text";
import { sumOf } from "./figures";
import { HOME, type PageFact, withKeys } from "./study-page";

/**
 * Heading, title and description of a country's page: what is searched for, with the sum to show where one may be told.
 * @param today YYYY-MM-DD
 */
export function pageWords(code: string, name: string, facts: readonly PageFact[], today: string) {
  const year = today.slice(0, 4);
  if (code === HOME)
    return {
      heading: t("countries.homeHeading", "Sending money abroad for study"),
      title: t("countries.homeTitle", "Money from {{name}} for study abroad {{year}}: TCS, limit, papers", {
        name,
        year,
      }),
      description: t(
        "countries.homeDescription",
        "TCS on own money and on a loan, what one person may send in a year, the purpose code and Form A2, and the interest deduction. Each with its source and its date.",
      ),
    };
  const amount = withKeys(facts, ["funds-living-amount"]).find(({ from }) => from === null);
  const said = amount && sumOf(amount);
  return {
    heading: t("countries.heading", "Education loan for {{name}}", { name }),
    title: t("countries.title", "Education loan for {{name}}: proof of funds {{year}}, fees, lenders", { name, year }),
    description: [
      said && t("countries.descriptionSum", "To show for the visa: {{sum}}.", { sum: said.words }),
      t(
        "countries.description",
        "Where the money must lie, for how long, whether a loan counts, and which lenders lend for {{name}}. Each fact with its source and date.",
        { name },
      ),
    ]
      .filter(Boolean)
      .join(" "),
  };
}
