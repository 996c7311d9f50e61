import { RichText } from "@/components/ui/rich-text";
import { rupees } from "@/lib/text/format";
import { t } from "@/lib/messages/text";

/** Where to go with less than the least amount that is lent here, so that nobody hits a wall. */
export function SmallLoan({ minimum }: { minimum: number }) {
  return (
    <p className="mt-3 rounded-sm bg-info-soft px-3 py-2 text-sm text-info">
      <RichText
        text={t(
          "wizard.smallLoan",
          "For less than {{amount}}, use a government portal: <lakshmi>Vidya Lakshmi</lakshmi>, or <laxmi>PM-Vidyalaxmi</laxmi> for study in India. PM-Vidyalaxmi lends more than that too, without collateral or guarantor, at about 860 listed institutes (indianbank.in, 31 December 2024). The same papers serve there.",
          { amount: rupees(minimum) },
        )}
        parts={{
          lakshmi: (words) => (
            <a
              className="underline underline-offset-3"
              href="https://www.vidyalakshmi.co.in/"
              rel="noopener noreferrer"
            >
              {words}
            </a>
          ),
          laxmi: (words) => (
            <a className="underline underline-offset-3" href="https://pmvidyalaxmi.co.in/" rel="noopener noreferrer">
              {words}
            </a>
          ),
        }}
      />
    </p>
  );
}
