import { t } from "@/lib/messages/text";

/** What the check does and does not do; drawn on the server. */
export function HowItIsChecked() {
  return (
    <section aria-labelledby="how" className="reading max-w-[68ch]">
      <h2 id="how" className="text-h3">
        {t("offerPage.how", "How it is checked")}
      </h2>
      <ul>
        <li>
          {t(
            "offerPage.howSums",
            "The sums of the statement are worked out again: the rate from its parts, the instalment, what is paid out, all interest, and the yearly cost (APR).",
          )}
        </li>
        <li>
          {t(
            "offerPage.howRules",
            "The rules are those that hold on the day of the check, each with its source and date. A rule that we found in one place only is not used.",
          )}
        </li>
        <li>
          {t(
            "offerPage.howUnknown",
            "What is not there or cannot be read counts as unknown. It is never taken for 0, and never for a fault.",
          )}
        </li>
        <li>
          {t(
            "offerPage.howApr",
            "The official way of working out the APR is for a loan that is paid out once and repaid at once. For a loan in stages, or with months of study, we show our own figure beside the printed one, and accuse nobody.",
          )}
        </li>
        <li>
          {t(
            "offerPage.howTyped",
            "We see only what you type from the paper. We have not asked the lender, and this is no legal advice.",
          )}
        </li>
      </ul>
    </section>
  );
}
